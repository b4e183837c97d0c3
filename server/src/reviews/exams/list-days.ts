import { addDays } from '@engram/core/attempts/calendar-days.ts';
import type { PlanDay, PlannedTest } from '@engram/core/exams/api.ts';
import { examLimits } from '@engram/core/limits.ts';
import { minutesFor } from '@engram/core/reviews/minutes-for.ts';
import { numberOf } from './read-items.ts';
import type { Outlook } from './read-outlook.ts';
import type { TestOnDay } from './read-tests.ts';
import { isRestDay } from './rest-days.ts';

/** From today to the exam: of today what is left, the other days as they are planned. */
export function listDays(outlook: Outlook, waiting: ReadonlySet<string>): PlanDay[] {
  const { exam, today, left, items, plan, circumstances } = outlook;
  const { heldOn } = exam;
  const planned = new Map(plan.days.map((day) => [day.day, day]));
  const tests = new Map(circumstances.tests.map((test) => [test.day, test]));
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
    const test = tests.get(number);
    const minutes = (reviews: number) => minutesOf(reviews, outlook, number);
    if (no > 0 && kind === 'exam') {
      const back = Math.min(items.length, examLimits.onTheDay);
      return { day, kind, back, fresh: 0, caughtUp: 0, test: null, minutes: minutes(back) };
    }
    const study = no === 0 ? ofToday : (planned.get(number) ?? nothing);
    return {
      day,
      kind,
      back: study.back,
      fresh: study.fresh,
      caughtUp:
        no === 0 ? waitingToday : Math.min(caughtUp.get(number) ?? 0, study.back + study.fresh),
      test: test ? showTest(test) : null,
      minutes: minutes(study.reviews),
    };
  });
}

const nothing = { back: 0, fresh: 0, reviews: 0 };

export function minutesOfToday(reviews: number, outlook: Outlook): number {
  return minutesOf(reviews, outlook, numberOf(outlook.today.day));
}

/** With the practice test of the day. */
function minutesOf(reviews: number, { circumstances }: Outlook, day: number): number {
  const { msPerReview, tests } = circumstances;
  const test = tests.find((one) => one.day === day && !one.isDone);
  return minutesFor(reviews, msPerReview) + (test?.minutes ?? 0);
}

function showTest({ testId, materialId, name, questions, isDone }: TestOnDay): PlannedTest {
  return { testId, materialId, name, questions, isDone };
}

function countByDay(days: readonly (number | undefined)[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const day of days) {
    if (day !== undefined) counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return counts;
}
