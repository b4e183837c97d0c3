import { flashcardLimits } from '../limits.ts';
import type { CardType } from './card.ts';
import type { FlashcardConfig, Topic } from './card-set.ts';

/** Fill-in-blank cards belong to premium (D12). */
export function isPremiumType(type: CardType): boolean {
  return type === 'fill-in-blank';
}

/** Whole, from 0 to 50, and 0 for what is no number [FWIZ-36] [FWIZ-37]. */
export function changeCount(
  config: FlashcardConfig,
  { type, count }: { type: CardType; count: number },
): FlashcardConfig {
  const allowed = clampCount(count);
  return {
    ...config,
    cardTypes: config.cardTypes.map((one) => (one.type === type ? { type, count: allowed } : one)),
  };
}

/** Those that the text is mostly about are chosen at first [FWIZ-33]. */
export function takeTopics(config: FlashcardConfig, topics: readonly Topic[]): FlashcardConfig {
  return {
    ...config,
    topics: topics.map((topic) => ({
      ...topic,
      selected: topic.relevance >= flashcardLimits.topicSelectedFrom,
    })),
  };
}

export function toggleTopic(config: FlashcardConfig, id: string): FlashcardConfig {
  return {
    ...config,
    topics: config.topics.map((topic) =>
      topic.id === id ? { ...topic, selected: !topic.selected } : topic,
    ),
  };
}

/** Select All and Unselect All [FWIZ-32]. */
export function selectTopics(config: FlashcardConfig, selected: boolean): FlashcardConfig {
  return { ...config, topics: config.topics.map((topic) => ({ ...topic, selected })) };
}

/** When a plan becomes known or changes: nothing that it does not have stays (D12). */
export function fitToPlan(
  config: FlashcardConfig,
  { isPremium }: { isPremium: boolean },
): FlashcardConfig {
  const isFitting = isPremium || config.cardTypes.every(isFree);
  if (isFitting) return config;
  return {
    ...config,
    cardTypes: config.cardTypes.map((one) => (isFree(one) ? one : { ...one, count: 0 })),
  };
}

export function countCards({ cardTypes }: Pick<FlashcardConfig, 'cardTypes'>): number {
  return cardTypes.reduce((sum, { count }) => sum + count, 0);
}

function isFree({ type, count }: FlashcardConfig['cardTypes'][number]): boolean {
  return count === 0 || !isPremiumType(type);
}

function clampCount(count: number): number {
  const { minPerType, maxPerType } = flashcardLimits;
  if (Number.isNaN(count)) return 0;
  return Math.min(maxPerType, Math.max(minPerType, Math.round(count)));
}
