import { addDays } from '@engram/core/attempts/calendar-days.ts';
import type { PlanDay } from '@engram/core/exams/api.ts';
import type { Progress } from '@engram/core/progress/api.ts';
import { roomOf } from '@engram/core/reviews/due-today.ts';
import { startOfDay } from '../../plans/periods.ts';
import type { Db } from '../../platform/db.ts';
import type { Platform } from '../../platform/start.ts';
import { listDays } from '../exams/list-days.ts';
import { isOver, type KeptExam, listExams } from '../exams/list-exams.ts';
import { listGroups } from '../exams/read-items.ts';
import { readOutlook } from '../exams/read-outlook.ts';
import { listComing } from '../queue/list-coming.ts';
import { listDue } from '../queue/list-due.ts';
import type { Owner, Today } from '../queue/read-today.ts';

type Parts = Pick<Platform, 'db' | 'clock'>;
type ForecastDay = Progress['forecast']['days'][number];
export type ForeseenDay = ForecastDay & { hasTest: boolean };

/** What of somebody's things the days ahead are told of. */
type LookedAt = {
  exams: readonly KeptExam[];
  /** Undefined unless one is looked at. */
  exam: KeptExam | undefined;
  isEverything: boolean;
  has: (groupId: string | undefined) => boolean;
};

/** All that somebody learns. */
export async function lookAtAll(db: Db, userId: string): Promise<LookedAt> {
  const exams = await listExams(db, userId);
  return { exams, exam: undefined, isEverything: true, has: () => true };
}

/**
 * What the next days ask: of today what is left, of the days after it what plans of exams ask and what
 * comes back by itself, no more than wanted on a day. A subject is foreseen by when its things come
 * back, as a plan does not say which of them it will take. Every screen that looks ahead has it from
 * here.
 */
export async function foreseeDays(
  parts: Parts,
  user: Owner,
  { today, scope, count }: { today: Today; scope: LookedAt; count: number },
): Promise<ForeseenDay[]> {
  const { db } = parts;
  const exams = scope.exams.filter((exam) => !isOver(exam, today.day));
  const left = await listDue(db, user, today);
  const lookedAt = exams.filter(({ id }) => isLookedAt(scope, id));
  const planned = await countPlanned(parts, user, lookedAt);
  const coming = await countComing(parts, user, { today, exams, scope, count });
  return coming.map((back, no) => {
    const day = addDays(today.day, no);
    const ofDay = planned.get(day) ?? { due: 0, isRest: false, hasTest: false };
    const due =
      no === 0 ? left.filter(({ groupId }) => scope.has(groupId)).length : back + ofDay.due;
    const isExam = lookedAt.some(({ heldOn }) => heldOn === day);
    const { hasTest } = ofDay;
    return { day, due, isExam, isRest: due === 0 && ofDay.isRest, hasTest };
  });
}

/** In everything all exams are looked at, otherwise one. */
function isLookedAt({ exam, isEverything }: LookedAt, id: string): boolean {
  return isEverything || exam?.id === id;
}

type Planned = { due: number; isRest: boolean; hasTest: boolean };

async function countPlanned(
  parts: Parts,
  user: Owner,
  exams: readonly KeptExam[],
): Promise<ReadonlyMap<string, Planned>> {
  const planned = new Map<string, Planned>();
  const claimed = new Map<string, string>();
  for (const exam of exams) {
    const groupIds = await groupsOf(parts.db, user.uid, [exam]);
    const days = await planAlone(parts, user, { exam, groupIds, claimed });
    for (const { day, kind, back, fresh, test } of days) {
      const before = planned.get(day) ?? { due: 0, isRest: true, hasTest: false };
      planned.set(day, {
        due: before.due + back + fresh,
        isRest: before.isRest && kind === 'rest',
        hasTest: before.hasTest || (test !== null && !test.isDone),
      });
    }
    for (const groupId of groupIds) claimed.set(groupId, exam.heldOn);
  }
  return planned;
}

type Alone = {
  exam: KeptExam;
  groupIds: ReadonlySet<string>;
  /** What sooner exams ask, each with the day until which it is theirs. */
  claimed: ReadonlyMap<string, string>;
};

/** The days of an exam: what a sooner one asks too is counted there, until that one is over. */
async function planAlone(
  parts: Parts,
  user: Owner,
  { exam, groupIds, claimed }: Alone,
): Promise<PlanDay[]> {
  const shared = [...groupIds].filter((groupId) => claimed.has(groupId));
  const until = shared
    .flatMap((groupId) => claimed.get(groupId) ?? [])
    .toSorted()
    .at(-1);
  const whole = listDays(await readOutlook(parts, user, exam.id), new Set());
  if (until === undefined) return whole;
  const own = listDays(await readOutlook(parts, user, exam.id, new Set(shared)), new Set());
  return [...own.filter(({ day }) => day <= until), ...whole.filter(({ day }) => day > until)];
}

async function groupsOf(db: Db, userId: string, exams: readonly KeptExam[]): Promise<Set<string>> {
  return new Set([...(await listGroups(db, userId, exams)).values()].flat());
}

type Coming = { today: Today; exams: readonly KeptExam[]; scope: LookedAt; count: number };

/** What no plan has taken over and does not rest after its exam, day by day; what a day's limit leaves over moves to the day after. */
async function countComing(
  { db }: Parts,
  { uid, timeZone }: Owner,
  { today, exams, scope, count }: Coming,
): Promise<number[]> {
  const days = Array.from({ length: count }, (_, no) => addDays(today.day, no));
  const end = startOfDay(addDays(today.day, days.length), timeZone);
  const asked = await groupsOf(db, uid, exams);
  const over = scope.exams.filter((exam) => isOver(exam, today.day) && !exam.goesOn);
  const resting = (await groupsOf(db, uid, over)).difference(asked);
  const byPlan = scope.isEverything || scope.exam ? asked : new Set<string>();
  const rows = (await listComing(db, uid, end)).filter(
    ({ groupId }) => !byPlan.has(groupId) && !resting.has(groupId),
  );
  const ends = days.map((day) => startOfDay(addDays(day, 1), timeZone).getTime());
  const roomToday = roomOf(today.settings, today.done).back;
  let next = 0;
  return ends.map((dayEnd, no) => {
    const most = no === 0 ? roomToday : today.settings.duePerDay;
    const taken = [];
    while (taken.length < most && (rows[next]?.due.getTime() ?? Infinity) < dayEnd) {
      taken.push(rows[next]);
      next += 1;
    }
    return taken.filter((row) => scope.has(row?.groupId)).length;
  });
}
