import type { Progress } from '@engram/core/progress/api.ts';
import type { Topic } from '@engram/core/progress/topic.ts';
import { countOf, writeLimit } from '../plan-words.ts';
import { writeDate, writeHours } from './write-time.ts';

/** From so many reviews on a share says something. */
const fewReviews = 20;

export function sayRecall({ percent, reviews, goal }: Progress['recall']): string {
  if (percent === null || reviews < fewReviews) {
    return `After ${fewReviews} reviews you'll see how much stays. ${fewReviews - reviews} to go.`;
  }
  return `You remember ${percent}% of what comes back. Your goal is ${goal}%.`;
}

export function sayDays({ since, studiedDays, studyDays }: Progress): string {
  if (since === null) return 'Nothing in the last twelve weeks. Any day is a good day to begin.';
  return `You studied on ${studiedDays} of ${countOf(studyDays, 'study day')} since ${writeDate(since)}.`;
}

/** What has changed most, up and down; without anything to compare, where to begin. */
export function sayTopics(topics: readonly Topic[]): string {
  const changed = topics.flatMap(({ name, change }) => (change ? [{ name, change }] : []));
  const byChange = changed.toSorted((one, other) => other.change - one.change);
  const [best, worst] = [byChange.at(0), byChange.at(-1)];
  const said = [
    ...(best && best.change > 0 ? [`${best.name} is coming up.`] : []),
    ...(worst && worst.change < 0 ? [`${worst.name} slipped by ${-worst.change}.`] : []),
  ];
  if (said.length > 0) return said.join(' ');
  const weakest = topics.find(({ mastery }) => mastery !== null);
  if (!weakest) return 'Nothing of this was asked yet.';
  return topics.length === 1
    ? `You know about ${weakest.mastery}% of ${weakest.name}.`
    : `${weakest.name} needs you most.`;
}

export function sayForecast({ total, most }: Progress['forecast']): string {
  if (total === 0) return 'Nothing comes back in the next 14 days.';
  return `${countOf(total, 'review')} ${total === 1 ? 'is' : 'are'} planned, never more than ${writeLimit(most)} a day.`;
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
  return `${countOf(reviews, 'review')} and ${countOf(tests, 'test')}`;
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
  return `${writeHours(time.minutes)} since ${writeDate(since)}, about ${countOf(perDay, 'minute')} on a study day.`;
}
