import { isSurelyKnown } from './is-surely-known.ts';
import { plainName } from '../plain-name.ts';
import { progressLimits } from './progress-limits.ts';
import type { Certainty, Topic } from './topic.ts';

/** A question or a card, and what is known of it. */
export type TopicItem = {
  kind: 'card' | 'question';
  /** As its question says; null where it says none. */
  topic: string | null;
  /** The material, or the set or test where there is none. */
  home: { id: string; name: string };
  /** The chance that it is known today; null for what was never asked. */
  chance: number | null;
  /** In tests, and how many of them were right. */
  answers: number;
  right: number;
  reviews: number;
  /** Whether it can be asked by itself: a card, or a question that was missed once. */
  canPractise: boolean;
};

/** What each topic was on an earlier day, by its key. */
export type EarlierMastery = Readonly<Record<string, number>>;

/**
 * The topics of some items, the weakest first and those that were never asked last. Topics of one
 * material whose names differ in capitals, spaces or accents alone are one; what names none belongs
 * to the topic that is called like its material, set or test.
 */
export function weighTopics(items: readonly TopicItem[], before: EarlierMastery = {}): Topic[] {
  return [...Map.groupBy(items, keyOf)]
    .map(([key, members]) => weighTopic(key, members, before[key]))
    .toSorted((one, other) => rankOf(one) - rankOf(other) || compareNames(one.name, other.name));
}

export function keyOf({ topic, home }: Pick<TopicItem, 'topic' | 'home'>): string {
  return `${home.id} ${plainName(topic?.trim() || home.name)}`;
}

function weighTopic(key: string, members: readonly TopicItem[], before: number | undefined): Topic {
  const [first] = members;
  if (!first) throw new Error('A topic has at least one item');
  const chances = members.flatMap(({ chance }) => (chance === null ? [] : [chance]));
  const mastery = chances.length === 0 ? null : Math.round(100 * meanOf(chances));
  return {
    key,
    name: first.topic?.trim() || first.home.name,
    of: first.home.name,
    mastery,
    certainty: certaintyOf(chances.length),
    change: mastery === null || before === undefined ? null : mastery - before,
    asked: chances.length,
    items: members.length,
    cards: members.filter(({ kind }) => kind === 'card').length,
    answers: members.reduce((sum, { answers }) => sum + answers, 0),
    right: members.reduce((sum, { right }) => sum + right, 0),
    reviews: members.reduce((sum, { reviews }) => sum + reviews, 0),
    toPractise: members.filter(({ canPractise, chance }) => canPractise && !isSurelyKnown(chance))
      .length,
  };
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/** Of three things one more or less is 30 points; of a dozen it is 8. */
function certaintyOf(asked: number): Certainty {
  if (asked >= progressLimits.goodFrom) return 'good';
  return asked >= progressLimits.fairFrom ? 'fair' : 'first-guess';
}

function rankOf({ mastery }: Topic): number {
  return mastery ?? 101;
}

const names = new Intl.Collator('en', { numeric: true });

function compareNames(one: string, other: string): number {
  return names.compare(one, other);
}
