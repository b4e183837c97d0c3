import { makeCardDraft } from '@engram/core/flashcards/make-card-draft.ts';
import type { CardTask, WriteTask, WrittenItem } from '@engram/core/generation/model-contract.ts';
import type { QuestionType } from '@engram/core/plans/catalogue.ts';
import type { Draft } from '@engram/core/questions/draft.ts';
import { type Random, seedRandom, shuffle } from '@engram/core/seeded-random.ts';
import { prepareText } from '@engram/generator/prepare-text.ts';
import { fold } from '../../../study-texts/fold.ts';
import { explain } from '../explain.ts';
import type { Writing } from '../spoil-items.ts';
import type { Idea } from '../written-idea.ts';
import { type Ask, readAsks } from './read-asks.ts';
import { openSieve } from './open-sieve.ts';
import { type RuleCard, writeCard } from './write-cards.ts';
import { writeDrafts } from './write-drafts.ts';

/** Plain questions about the sentences of a text that no table knows, as a model would send them. */
export function writeByRule({ task, material, seed }: Writing<WriteTask>): WrittenItem[] {
  const drafts = draftByRule({ ...task, text: prepareText(material), seed });
  return drafts.map((draft) => explain({ item: toItem(draft), facts: [] }, [], task.language).item);
}

type Order = Pick<WriteTask, 'write' | 'trueStatements' | 'asked' | 'topics'> & {
  /** Prepared by `prepareText`. */
  text: string;
  seed: string;
};

/** The same as drafts, by the types of the order. */
export function draftByRule({ text, seed, ...task }: Order): Draft[] {
  const random = seedRandom(seed);
  const asks = orderAsks(readAsks(text), task.topics, random);
  const sieve = openSieve(text, task.asked);
  const made = new Map<QuestionType, Draft[]>();
  // Those of many sentences find none left after the others.
  for (const { type, count } of task.write.toSorted((one, other) => needs(other) - needs(one))) {
    const drafts = () => writeDrafts(type, asks, random);
    if (type !== 'true-false') made.set(type, sieve.take(count, drafts()));
    else {
      const ofKey = (key: string) =>
        drafts().filter((draft) => 'key' in draft && draft.key === key);
      const truths = sieve.take(task.trueStatements, ofKey('True'));
      made.set(type, [...truths, ...sieve.take(count - task.trueStatements, ofKey('False'))]);
    }
  }
  return task.write.flatMap(({ type }) => made.get(type) ?? []);
}

function needs({ type }: { type: QuestionType }): number {
  return type === 'matching' || type === 'multiple-answer' ? 1 : 0;
}

/** By chance, what a topic names before all others; second words of a sentence after all first ones. */
function orderAsks(asks: readonly Ask[], topics: readonly string[], random: Random): Ask[] {
  const counts = new Map<string, number>();
  const ranked = asks.map((ask) => {
    const rank = counts.get(ask.sentence) ?? 0;
    counts.set(ask.sentence, rank + 1);
    const words = fold(`${ask.topic ?? ''} ${ask.sentence}`);
    return { ask, rank: topics.some((topic) => words.includes(fold(topic))) ? rank - 10 : rank };
  });
  return shuffle(ranked, random)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ ask }) => ask);
}

export function makeCardsByRule({ task, material, seed }: Writing<CardTask>): RuleCard[] {
  const text = prepareText(material);
  const asks = orderAsks(readAsks(text), task.topics, seedRandom(seed));
  const asked = new Set(task.asked.map(fold));
  const sieve = openSieve(text, task.asked);
  return task.cards.flatMap(({ type, count }) => {
    const cards = new Map(
      asks
        .map((ask) => writeCard(type, ask))
        .filter(({ front }) => !asked.has(fold(front)))
        .map((card) => [toDraft(card), card]),
    );
    return sieve.take(count, cards.keys()).flatMap((draft) => cards.get(draft) ?? []);
  });
}

function toDraft(card: RuleCard): Draft {
  return { ...makeCardDraft(card), source: card.source, topic: card.topic };
}

/** No table has what is right in them, so whoever solves them has to be told. */
export function remember(
  items: readonly WrittenItem[],
  { memory }: Pick<Writing<unknown>, 'memory'>,
): Idea[] {
  for (const item of items) memory?.add(item);
  return items.map((item) => ({ item, facts: [] }));
}

/** The question by which a card is checked. */
export function toCardItem(card: RuleCard): WrittenItem {
  return toItem(toDraft(card));
}

function toItem(draft: Draft): WrittenItem {
  const { type, text, explanation, hint, source, topic } = draft;
  const quotes = [source, ...(source.also ?? [])].map(({ quote }) => quote);
  const topics = topic === null ? [] : [topic];
  const parts = { correct: [], accepted: [], wrong: [], pairs: [], ...partsOf(draft) };
  return { type, text, ...parts, quotes, topics, explanation, hint };
}

type Parts = Partial<Pick<WrittenItem, 'correct' | 'accepted' | 'wrong' | 'pairs'>>;

function partsOf(draft: Draft): Parts {
  switch (draft.type) {
    case 'multiple-choice':
      return { correct: [draft.key], wrong: [...draft.distractors] };
    case 'multiple-answer':
      return { correct: [...draft.keys], wrong: [...draft.distractors] };
    case 'true-false':
      return { correct: [draft.key] };
    case 'matching':
      return { pairs: [...draft.pairs] };
    case 'short-answer':
    case 'fill-in-blank':
      return { correct: [draft.key], accepted: [...draft.accepted] };
  }
}
