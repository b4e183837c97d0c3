import { addDays } from '@engram/core/attempts/calendar-days.ts';
import type { PlanDay } from '@engram/core/exams/api.ts';
import { examLimits } from '@engram/core/limits.ts';
import { numberOf } from './read-items.ts';
import type { Outlook } from './read-outlook.ts';
import { isRestDay } from './rest-days.ts';

/** From today to the exam: of today what is left, the other days as they are planned. */
export function listDays(outlook: Outlook, waiting: ReadonlySet<string>): PlanDay[] {
  const { exam, today, left, items, plan } = outlook;
  const { heldOn } = exam;
  const planned = new Map(plan.days.map((day) => [day.day, day]));
  const count = Math.max(0, numberOf(heldOn) - numberOf(today.day) + 1);
  const fresh = left.filter(({ row }) => row === undefined).length;
  const ofToday = { back: left.length - fresh, fresh, reviews: left.length + fresh };
  const later = new Set(waiting);
  const waitingToday = left.filter(({ itemId }) => later.delete(itemId)).length;
  const caughtUp = countByDay([...later].map((id) => plan.firstAsked.get(id)));
  return Array.from({ length: count }, (_, no): PlanDay => {
    const day = addDays(today.day, no);
    const number = numberOf(day);
    const kind = day === heldOn ? 'exam' : isRestDay(exam, number) ? 'rest' : 'study';
    if (no > 0 && kind === 'exam') {
      const back = Math.min(items.length, examLimits.onTheDay);
      return { day, kind, back, fresh: 0, caughtUp: 0, minutes: minutesOf(back, outlook) };
    }
    const study = no === 0 ? ofToday : (planned.get(number) ?? nothing);
    return {
      day,
      kind,
      back: study.back,
      fresh: study.fresh,
      caughtUp:
        no === 0 ? waitingToday : Math.min(caughtUp.get(number) ?? 0, study.back + study.fresh),
      minutes: minutesOf(study.reviews, outlook),
    };
  });
}

const nothing = { back: 0, fresh: 0, reviews: 0 };

export function minutesOf(reviews: number, { circumstances }: Outlook): number {
  return Math.ceil((reviews * circumstances.msPerReview) / 60_000);
}

function countByDay(days: readonly (number | undefined)[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const day of days) {
    if (day !== undefined) counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return counts;
}
