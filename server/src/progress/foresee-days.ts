import type { User } from '@engram/core/accounts/user.ts';
import { addDays } from '@engram/core/attempts/calendar-days.ts';
import { progressLimits } from '@engram/core/progress/progress-limits.ts';
import type { Progress } from '@engram/core/progress/api.ts';
import { roomOf } from '@engram/core/reviews/due-today.ts';
import { startOfDay } from '../plans/periods.ts';
import type { Db } from '../platform/db.ts';
import type { Platform } from '../platform/start.ts';
import { describePlan } from '../reviews/exams/describe-plan.ts';
import { isOver, type KeptExam } from '../reviews/exams/list-exams.ts';
import { listGroups } from '../reviews/exams/read-items.ts';
import { listComing } from '../reviews/queue/list-coming.ts';
import { listDue } from '../reviews/queue/list-due.ts';
import type { Today } from '../reviews/queue/read-today.ts';
import type { Scope } from './read-scope.ts';

type Parts = Pick<Platform, 'db' | 'clock'>;
type ForecastDay = Progress['forecast']['days'][number];

/**
 * What the next days ask: of today what is left, of the days after it what plans of exams ask and what
 * comes back by itself, no more than wanted on a day. A subject is foreseen by when its things come
 * back, as a plan does not say which of them it will take.
 */
export async function foreseeDays(
  parts: Parts,
  user: User,
  { today, scope }: { today: Today; scope: Scope },
): Promise<ForecastDay[]> {
  const { db } = parts;
  const exams = scope.exams.filter((exam) => !isOver(exam, today.day));
  const left = await listDue(db, user, today);
  const planned = await countPlanned(parts, user, { exams, scope });
  const coming = await countComing(parts, user, { today, exams, scope });
  return coming.map((count, no) => {
    const day = addDays(today.day, no);
    const due =
      no === 0
        ? left.filter(({ groupId }) => scope.has(groupId)).length
        : count + (planned.get(day)?.due ?? 0);
    const isExam = exams.some(({ id, heldOn }) => heldOn === day && isLookedAt(scope, id));
    return { day, due, isExam, isRest: due === 0 && planned.get(day)?.isRest === true };
  });
}

/** In everything all exams are looked at, otherwise one. */
function isLookedAt({ exam, isEverything }: Scope, id: string): boolean {
  return isEverything || exam?.id === id;
}

type Planned = { due: number; isRest: boolean };

async function countPlanned(
  parts: Parts,
  user: User,
  { exams, scope }: { exams: readonly KeptExam[]; scope: Scope },
): Promise<ReadonlyMap<string, Planned>> {
  const planned = new Map<string, Planned>();
  for (const { id } of exams.filter((exam) => isLookedAt(scope, exam.id))) {
    const { days } = await describePlan(parts, user, id);
    for (const { day, kind, back, fresh } of days) {
      const before = planned.get(day) ?? { due: 0, isRest: true };
      planned.set(day, {
        due: before.due + back + fresh,
        isRest: before.isRest && kind === 'rest',
      });
    }
  }
  return planned;
}

async function groupsOf(db: Db, userId: string, exams: readonly KeptExam[]): Promise<Set<string>> {
  return new Set([...(await listGroups(db, userId, exams)).values()].flat());
}

/** What no plan has taken over and does not rest after its exam, day by day; what a day's limit leaves over moves to the day after. */
async function countComing(
  { db }: Parts,
  { uid, timeZone }: User,
  { today, exams, scope }: { today: Today; exams: readonly KeptExam[]; scope: Scope },
): Promise<number[]> {
  const days = Array.from({ length: progressLimits.forecastDays }, (_, no) =>
    addDays(today.day, no),
  );
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

export function sumUpDays(days: readonly ForecastDay[]): Progress['forecast'] {
  const counts = days.map(({ due }) => due);
  return {
    total: counts.reduce((sum, due) => sum + due, 0),
    most: Math.max(0, ...counts),
    days: [...days],
  };
}
