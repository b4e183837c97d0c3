import { makeCardDraft } from '@engram/core/flashcards/make-card-draft.ts';
import type { CardTask, WriteTask, WrittenItem } from '@engram/core/generation/model-contract.ts';
import type { Draft } from '@engram/core/questions/draft.ts';
import { type CardDraft, makeCards } from '@engram/generator/make-cards.ts';
import { makeQuestions } from '@engram/generator/make-questions.ts';
import { prepareText } from '@engram/generator/prepare-text.ts';
import { fold } from '../../study-texts/fold.ts';
import type { Writing } from './spoil-items.ts';
import type { Idea } from './written-idea.ts';

/** What the product makes without a model, as a model would send it. */
export function writeByRule({ task, material, seed }: Writing<WriteTask>): WrittenItem[] {
  const { asked: avoid, topics } = task;
  // Twice as many statements, so that as many are true as are asked for.
  const wanted = task.write.map(({ type, count }) => ({
    type,
    count: type === 'true-false' ? 2 * count : count,
  }));
  const items = makeQuestions({ text: prepareText(material), wanted, seed, avoid, topics }).map(
    toItem,
  );
  const statements = items.filter(({ type }) => type === 'true-false');
  const isTrue = ({ correct }: WrittenItem) => correct[0] === 'True';
  const count = task.write.find(({ type }) => type === 'true-false')?.count ?? 0;
  const kept = new Set([
    ...statements.filter(isTrue).slice(0, task.trueStatements),
    ...statements.filter((item) => !isTrue(item)).slice(0, count - task.trueStatements),
  ]);
  return items.filter((item) => item.type !== 'true-false' || kept.has(item));
}

export function makeCardsByRule({ task, material, seed }: Writing<CardTask>): CardDraft[] {
  const { cards: wanted, topics } = task;
  const asked = new Set(task.asked.map(fold));
  const spare = wanted.map(({ type, count }) => ({ type, count: count + asked.size }));
  const made = makeCards({ text: prepareText(material), wanted: spare, seed, topics });
  const fresh = made.filter(({ front }) => !asked.has(fold(front)));
  return wanted.flatMap(({ type, count }) =>
    fresh.filter((card) => card.type === type).slice(0, count),
  );
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
export function toCardItem(card: CardDraft): WrittenItem {
  return toItem({ ...makeCardDraft(card), source: card.source, topic: card.topic });
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
