import type { Reply } from '@engram/core/endpoint.ts';
import type { getExamPlan } from '@engram/core/exams/api.ts';
import { CatchUpWay } from '@engram/core/exams/catch-up.ts';
import type { Db } from '../../../platform/db.ts';
import type { Owner } from '../../queue/read-today.ts';
import type { ExamItem } from '../read-items.ts';
import type { Outlook } from '../read-outlook.ts';
import { describeOffers } from './describe-offers.ts';
import { findLastReview } from './find-last-review.ts';
import { listWaiting } from './list-waiting.ts';
import type { CatchUpRow } from './store.ts';

type Plan = Reply<typeof getExamPlan>;
type Described = Pick<Plan, 'missed' | 'cost' | 'catchUp'> & {
  /** What is caught up on, today or later. */
  waiting: ReadonlySet<string>;
};

const nothing: Described = { waiting: new Set(), missed: [], cost: null, catchUp: null };

/** Days that were missed just before today, and how they are caught up on or could be. */
export async function describeCatchUp(db: Db, user: Owner, outlook: Outlook): Promise<Described> {
  const { exam, today, catchUps } = outlook;
  if (exam.heldOn <= today.day) return nothing;
  const row = catchUps.find(({ day }) => day === today.day);
  const missed = row ? await listMissed(db, user, { outlook, row }) : [];
  if (row?.way === null) {
    const items = listWaiting(outlook, row);
    const offers = await describeOffers(db, user, { outlook, waiting: items, missed });
    const { pointsLost: points, backOn } = row;
    if (offers.length > 0) {
      return {
        waiting: idsOf(items),
        missed,
        cost: points > 0 ? { points, backOn } : null,
        catchUp: { waiting: items.length, way: null, canUndo: false, offers },
      };
    }
  }
  return { ...describeChosen(outlook), missed, cost: null };
}

/** The last choice, while something waits since or it can be taken back. */
function describeChosen(outlook: Outlook): Pick<Described, 'waiting' | 'catchUp'> {
  const { today, catchUps } = outlook;
  const row = catchUps.findLast(({ way }) => way !== null);
  if (!row) return nothing;
  const items = listWaiting(outlook, row);
  const canUndo = row.day === today.day && row.replaced !== null;
  if (items.length === 0 && !canUndo) return nothing;
  const way = CatchUpWay.parse(row.way);
  return { waiting: idsOf(items), catchUp: { waiting: items.length, way, canUndo, offers: [] } };
}

function idsOf(items: readonly ExamItem[]): ReadonlySet<string> {
  return new Set(items.map(({ id }) => id));
}

/** But for days of which a device told later that they were studied. */
async function listMissed(
  db: Db,
  user: Owner,
  { outlook: { groupIds, today }, row }: { outlook: Outlook; row: CatchUpRow },
): Promise<Plan['missed']> {
  const { missedDays, missedCounts } = row;
  const [from] = missedDays;
  if (from === undefined) return [];
  const last = (await findLastReview(db, user, { groupIds, from, today })) ?? '';
  return missedDays
    .map((day, place) => ({ day, items: missedCounts[place] ?? 0 }))
    .filter(({ day }) => day > last);
}
