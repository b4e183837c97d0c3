import { catchUp, type CatchUpWay } from '@engram/core/exams/catch-up.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Platform } from '../../../platform/start.ts';
import { type Owner, readToday } from '../../queue/read-today.ts';
import { listExams } from '../list-exams.ts';
import { readOutlook } from '../read-outlook.ts';
import { readDayRows, setDay } from '../store.ts';
import { describeCatchUp } from './describe-catch-up.ts';
import { readMeansOfToday } from './describe-offers.ts';
import { listWaiting } from './list-waiting.ts';
import { holdCatchUp, setChoice } from './store.ts';

type Means = Pick<Platform, 'db' | 'clock'>;

/** Today asks what the choice makes of it; schedules stay as they are. */
export async function chooseCatchUp(
  platform: Means,
  user: Owner,
  { examId, way }: { examId: string; way: CatchUpWay },
): Promise<void> {
  const { db } = platform;
  const { uid } = user;
  const outlook = await readOutlook(platform, user, examId);
  const { catchUp: known } = await describeCatchUp(db, user, outlook);
  if (!known || known.offers.length === 0) throw new AppError('nothing-missed');
  const means = await readMeansOfToday(db, user, outlook);
  const key = { examId, day: outlook.today.day };
  await db.transaction().execute(async (tx) => {
    const row = await holdCatchUp(tx, uid, key);
    const ofDay = (await readDayRows(tx, uid, key.day)).find((one) => one.examId === examId);
    // Another tab may have chosen meanwhile.
    if (!row || row.way !== null || !ofDay) throw new AppError('nothing-missed');
    const { itemIds: planned } = ofDay;
    const { itemIds, letGo } = catchUp(way, { waiting: listWaiting(outlook, row), planned }, means);
    await setDay(tx, uid, { ...key, itemIds });
    await setChoice(tx, uid, key, { way, replaced: planned, letGo });
  });
}

/** Today asks again exactly what it asked before. */
export async function undoCatchUp(
  { db, clock }: Means,
  user: Owner,
  examId: string,
): Promise<void> {
  const { uid } = user;
  const { day } = await readToday(db, user, clock.now());
  if (!(await listExams(db, uid)).some(({ id }) => id === examId)) throw new AppError('not-found');
  await db.transaction().execute(async (tx) => {
    const row = await holdCatchUp(tx, uid, { examId, day });
    if (!row || row.replaced === null) return;
    await setDay(tx, uid, { examId, day, itemIds: row.replaced });
    await setChoice(tx, uid, { examId, day }, null);
  });
}
