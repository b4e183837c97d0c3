import type { ByWeakness } from '@engram/core/generation/describe-making.ts';
import { progressLimits } from '@engram/core/progress/progress-limits.ts';
import { topicOf } from '@engram/core/progress/topic-of.ts';
import { weighTopics } from '@engram/core/progress/weigh-topics.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { type Had, spotsOf } from './had.ts';
import type { Part } from './split-parts.ts';
import { weighSections } from './weigh-sections.ts';

/** What can be said of a test that was to be about what its learner knows least, as it came out. */
export function describeChoice(
  text: string,
  had: readonly Had[],
  items: readonly { question: Question }[],
): ByWeakness {
  const { weak, usual } = findWeak(text, had);
  const isWeak = ({ source }: Question) =>
    source !== null && weak.some(({ start, end }) => source.start >= start && source.start < end);
  const asked = items.filter(({ question }) => isWeak(question)).length / items.length;
  const length = weak.reduce((sum, { start, end }) => sum + end - start, 0) / text.length;
  if (items.length === 0 || asked <= length) return { share: null, topics: [], had: had.length };
  const topics = nameTopics(
    had.filter(({ question }) => isWeak(question)),
    usual,
  );
  return { share: asked > 0.5 ? 'most' : 'more', topics, had: had.length };
}

/** The sections that are weaker than the text as a whole, as far as answers say so. */
function findWeak(text: string, had: readonly Had[]): { weak: Part[]; usual: number } {
  const spots = spotsOf(had).filter(({ chance }) => chance !== null);
  const sections = weighSections(text, spots);
  const length = sections.reduce((sum, { start, end }) => sum + end - start, 0);
  const all = sections.reduce((sum, { start, end, weight }) => sum + weight * (end - start), 0);
  const usual = all / Math.max(1, length);
  const weak = sections.filter(
    ({ start, end, weight }) =>
      weight > usual && spots.some((spot) => spot.start >= start && spot.start < end),
  );
  return { weak, usual };
}

/** The weakest first, by their names in Progress. */
function nameTopics(had: readonly Had[], usual: number): string[] {
  const items = had.flatMap(({ question, chance }) => {
    const topic = topicOf(question);
    return topic === null ? [] : [{ ...unplaced, topic, chance }];
  });
  return weighTopics(items)
    .filter(({ mastery }) => mastery !== null && 1 - mastery / 100 > usual)
    .slice(0, progressLimits.weakTopics)
    .map(({ name }) => name);
}

/** Here only names and chances matter. */
const unplaced = {
  kind: 'question',
  home: { id: '', name: '' },
  answers: 0,
  right: 0,
  reviews: 0,
  canPractise: false,
} as const;
