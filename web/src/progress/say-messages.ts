import type { Progress } from '@engram/core/progress/api.ts';
import type { Topic } from '@engram/core/progress/topic.ts';
import { tellShare } from '@engram/core/reviews/tell-share.ts';
import { countOf, writeLimit } from '../plan-words.ts';
import { sayTooFew } from '../say-too-few.ts';
import { writeHours } from '../attempts/write-time.ts';
import { writeDate } from './write-time.ts';

export function sayRecall({ goal, ...share }: Progress['recall']): string {
  const percent = tellShare(share);
  if (percent !== null)
    return `You remember ${percent}% of what comes back. Your goal is ${goal}%.`;
  return `${sayTooFew(share.reviews)}. Then you'll see here how much stays.`;
}

export function sayDays({ since, studiedDays, studyDays }: Progress): string {
  if (since === null) return 'Nothing in the last twelve weeks. Any day is a good day to begin.';
  return `You studied on ${studiedDays} of ${countOf(studyDays, 'study day')} since ${writeDate(since)}.`;
}

/** What has changed most, up and down; without anything to compare, where to begin. */
export function sayTopics(topics: readonly Topic[], goal: number): string {
  const changed = topics.flatMap(({ name, change }) => (change ? [{ name, change }] : []));
  const byChange = changed.toSorted((one, other) => other.change - one.change);
  const [best, worst] = [byChange.at(0), byChange.at(-1)];
  const said = [
    ...(best && best.change > 0 ? [`${best.name} is coming up.`] : []),
    ...(worst && worst.change < 0 ? [`${worst.name} slipped by ${-worst.change}.`] : []),
  ];
  if (said.length > 0) return said.join(' ');
  const weakest = topics.find(({ mastery }) => mastery !== null);
  if (!weakest) return "You haven't been asked about any of this yet.";
  if ((weakest.mastery ?? 0) >= goal) return 'Nothing is below your goal.';
  return topics.length === 1
    ? `You would recall about ${weakest.mastery}% of ${weakest.name} today.`
    : `${weakest.name} needs you most.`;
}

export function sayForecast({ total, most }: Progress['forecast']): string {
  if (total === 0) return 'Nothing comes back in the next 14 days.';
  if (total === 1) return '1 review is planned.';
  return `${countOf(total, 'review')} are planned, never more than ${writeLimit(most)} a day.`;
}

export function sayActivity({ activity, step }: Pick<Progress, 'activity' | 'step'>): string {
  if (step === 'day') return `In the last two weeks: ${writeDone(sumUp(activity))}.`;
  const earlier = activity.slice(0, -1).map(({ reviews }) => reviews);
  const last = activity.at(-1) ?? { reviews: 0, tests: 0 };
  const before = Math.max(0, ...earlier);
  const isBusiest = before > 0 && last.reviews > before;
  return `This week: ${writeDone(last)}${isBusiest ? ', your busiest so far' : ''}.`;
}

type Done = { reviews: number; tests: number };

function writeDone({ reviews, tests }: Done): string {
  const parts = [
    ...(reviews > 0 ? [countOf(reviews, 'review')] : []),
    ...(tests > 0 ? [countOf(tests, 'test')] : []),
  ];
  return parts.join(' and ') || 'nothing yet';
}

function sumUp(steps: readonly Done[]): Done {
  return steps.reduce(
    (sum, { reviews, tests }) => ({ reviews: sum.reviews + reviews, tests: sum.tests + tests }),
    { reviews: 0, tests: 0 },
  );
}

export function sayTime({ time, since, studiedDays }: Progress): string {
  if (since === null || studiedDays === 0) return 'No time yet.';
  const perDay = Math.max(1, Math.round(time.minutes / studiedDays));
  return `${writeHours(time.minutes)} since ${writeDate(since)}, about ${countOf(perDay, 'minute')} on each day you studied.`;
}
