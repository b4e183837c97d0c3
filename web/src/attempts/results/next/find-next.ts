import type { Reply } from '@engram/core/endpoint.ts';
import { reviewLimits } from '@engram/core/limits.ts';
import type { getMissedReviews } from '@engram/core/reviews/api.ts';
import { minutesFor } from '@engram/core/reviews/minutes-for.ts';
import { writeDay, writeIsoDay } from '../../../iso-day.ts';
import type { Calendar } from '../../write-time.ts';
import { isMissed, isWaiting, type ResultView } from '../result-view.ts';
import { nextMessages as messages } from './messages.ts';

type Told = Reply<typeof getMissedReviews>;

export type NextStep =
  | {
      kind: 'waiting';
      /** Of those that were missed. */
      waiting: number;
      missed: number;
      isDue: boolean;
      /** Such as "tomorrow"; unknown until the server has said it. */
      when: string | undefined;
      isTomorrow: boolean;
      minutes: number;
    }
  | { kind: 'cleared'; missed: number; when: string; isTomorrow: boolean }
  | { kind: 'to-judge'; waiting: number }
  | { kind: 'nothing' };

/**
 * What happens with what was missed: by the server's word, and before it by the rule that what is
 * missed comes back the day after. Nothing where nothing of it can come back.
 */
export function findNext(
  { reviewed, results }: Pick<ResultView, 'reviewed' | 'results'>,
  told: Told | undefined,
  calendar: Calendar,
): NextStep | undefined {
  const missed = listMissed(reviewed);
  if (missed.length === 0) {
    if (results.incorrectCount > 0 || results.totalQuestions === 0) return undefined;
    const waiting = reviewed.filter(isWaiting).length;
    return waiting > 0 ? { kind: 'to-judge', waiting } : { kind: 'nothing' };
  }
  const known = new Map(told?.questions.map((one) => [one.questionId, one]));
  const open = missed.filter((id) => (known.get(id)?.standing ?? 'waiting') === 'waiting');
  if (open.length > 0) {
    const day = findDay(results.completedAt, open, known, calendar);
    const msPerReview = told?.msPerReview ?? reviewLimits.usualMs;
    return {
      kind: 'waiting',
      waiting: open.length,
      missed: missed.length,
      isDue: day !== undefined && day <= todayOf(calendar),
      when: day && sayDay(day, calendar),
      isTomorrow: day === tomorrowOf(calendar),
      minutes: minutesFor(open.length, msPerReview),
    };
  }
  const cleared = missed.flatMap((id) => known.get(id)?.due ?? []);
  const [first] = cleared.toSorted();
  if (first === undefined) return undefined;
  const day = writeIsoDay(new Date(first), calendar.timeZone);
  const isTomorrow = day === tomorrowOf(calendar);
  return { kind: 'cleared', missed: cleared.length, when: sayDay(day, calendar), isTomorrow };
}

/** Each once; a sample never comes back (D7). */
export function listMissed(reviewed: ResultView['reviewed']): string[] {
  const missed = reviewed.filter((one) => isMissed(one) && one.question.madeBy !== 'sample');
  return [...new Set(missed.map(({ question }) => question.id))];
}

/** The day of the first of them; unknown of an older attempt of which the server has said nothing. */
function findDay(
  completedAt: string,
  ids: readonly string[],
  known: ReadonlyMap<string, Told['questions'][number]>,
  calendar: Calendar,
): string | undefined {
  const days = ids.flatMap((id) => {
    const due = known.get(id)?.due;
    return due == null ? [] : [writeIsoDay(new Date(due), calendar.timeZone)];
  });
  const isOfToday = writeIsoDay(new Date(completedAt), calendar.timeZone) === todayOf(calendar);
  return days.toSorted()[0] ?? (isOfToday ? tomorrowOf(calendar) : undefined);
}

function sayDay(day: string, calendar: Calendar): string {
  if (day <= todayOf(calendar)) return messages.today;
  return day === tomorrowOf(calendar) ? messages.tomorrow : messages.onDay(writeDay(day));
}

function todayOf({ now, timeZone }: Calendar): string {
  return writeIsoDay(now, timeZone);
}

function tomorrowOf(calendar: Calendar): string {
  return new Date(Date.parse(todayOf(calendar)) + dayMs).toISOString().slice(0, 10);
}

const dayMs = 86_400_000;
