import { percentOf } from '../attempts/count-results.ts';
import { classLimits } from '../limits.ts';
import { plainName } from '../plain-name.ts';
import type { KnownTopic } from './gradebook.ts';

/** How the answers to the questions about one topic went. */
export type TopicCount = { topic: string; right: number; answers: number };

/** All together, by topic, the one that is known least first; of several ways to write it, the first. */
export function countTopics(counts: readonly TopicCount[]): KnownTopic[] {
  const byName = new Map<string, TopicCount>();
  for (const { topic, right, answers } of counts) {
    const before = byName.get(plainName(topic)) ?? { topic, right: 0, answers: 0 };
    byName.set(plainName(topic), {
      topic: before.topic,
      right: before.right + right,
      answers: before.answers + answers,
    });
  }
  return [...byName.values()]
    .filter(({ answers }) => answers > 0)
    .map((count) => ({ ...count, percent: percentOf(count.right, count.answers) }))
    .toSorted(weakestFirst)
    .slice(0, classLimits.maxTopics);
}

/** Of two that are known as little, the one that more was asked about. */
function weakestFirst(one: KnownTopic, other: KnownTopic): number {
  return one.right / one.answers - other.right / other.answers || other.answers - one.answers;
}

/** What a practice test would be about; nothing that everybody knows. */
export function weakestOf(topics: readonly KnownTopic[]): KnownTopic[] {
  return topics.filter(({ percent }) => percent < 100).slice(0, classLimits.weakestTopics);
}
