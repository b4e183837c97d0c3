import { addDays } from '@engram/core/attempts/calendar-days.ts';
import type { CatchUpOffer } from '@engram/core/exams/api.ts';
import { catchUp, type CatchUpWay, catchUpWays } from '@engram/core/exams/catch-up.ts';
import type { PlanMeans } from '@engram/core/exams/plan-exam.ts';
import { examLimits } from '@engram/core/limits.ts';
import type { Db } from '../../../platform/db.ts';
import type { Owner } from '../../queue/read-today.ts';
import { minutesOfToday } from '../list-days.ts';
import { meansOfToday, planFromTomorrow } from '../plan-of.ts';
import { sortDone } from '../read-done.ts';
import { type ExamItem, numberOf } from '../read-items.ts';
import type { Outlook } from '../read-outlook.ts';
import { isRestDay } from '../rest-days.ts';
import { readDayRows } from '../store.ts';

type Missed = {
  outlook: Outlook;
  waiting: readonly ExamItem[];
  missed: readonly object[];
};

/** None where nothing is to be chosen: too little was missed, or today asks all of it anyway. */
export async function describeOffers(
  db: Db,
  user: Owner,
  { outlook, waiting, missed }: Missed,
): Promise<CatchUpOffer[]> {
  const { exam, today, left } = outlook;
  if (missed.length < examLimits.fewestMissed) return [];
  if (isRestDay(exam, numberOf(today.day))) return [];
  const leftIds = new Set(left.map(({ itemId }) => itemId));
  if (waiting.every(({ id }) => leftIds.has(id))) return [];
  const rows = await readDayRows(db, user.uid, today.day);
  const planned = rows.find(({ examId }) => examId === exam.id)?.itemIds ?? [];
  const means = await readMeansOfToday(db, user, outlook);
  const offers: CatchUpOffer[] = [];
  for (const way of catchUpWays) {
    const chosen = catchUp(way, { waiting, planned }, means);
    if (way === 'drop' && chosen.letGo.length === 0) continue;
    const others = [...leftIds].filter((id) => !planned.includes(id));
    const todays = way === 'spread' ? leftIds : new Set([...chosen.itemIds, ...others]);
    offers.push(await describe(way, { outlook, waiting, todays, letGo: new Set(chosen.letGo) }));
  }
  return offers;
}

export async function readMeansOfToday(
  db: Db,
  { uid }: Owner,
  { exam, today, groupIds, items, circumstances }: Outlook,
): Promise<PlanMeans> {
  const doneOf = await sortDone(db, uid, today.done);
  return meansOfToday(exam, items, { ...circumstances, done: doneOf(groupIds).length });
}

type Chosen = Omit<Missed, 'missed'> & {
  todays: ReadonlySet<string>;
  letGo: ReadonlySet<string>;
};

async function describe(
  way: CatchUpWay,
  { outlook, waiting, todays, letGo }: Chosen,
): Promise<CatchUpOffer> {
  const { exam, items, circumstances } = outlook;
  const rested = items.map((item) => (letGo.has(item.id) ? { ...item, isLetGo: true } : item));
  const plan =
    way === 'spread'
      ? outlook.plan
      : await planFromTomorrow(exam, rested, { ...circumstances, left: todays });
  const today = numberOf(outlook.today.day);
  const kept = waiting.filter(({ id }) => !letGo.has(id));
  const days = kept.flatMap(({ id }) => (todays.has(id) ? today : (plan.firstAsked.get(id) ?? [])));
  const until = days.reduce((last, day) => Math.max(last, day), today);
  const all = Array.from({ length: until - today + 1 }, (_, no) => today + no);
  const fresh = items.filter(
    ({ id, kind, memory }) => todays.has(id) && kind === 'card' && !memory,
  );
  return {
    way,
    today: kept.filter(({ id }) => todays.has(id)).length,
    minutes: minutesOfToday(todays.size + fresh.length, outlook),
    recallThen: Math.round(plan.recallThen * 100),
    days: all.filter((day) => !isRestDay(exam, day)).length,
    until: addDays(outlook.today.day, until - today),
    letGo: letGo.size,
    notAsked: kept.length - days.length,
  };
}
