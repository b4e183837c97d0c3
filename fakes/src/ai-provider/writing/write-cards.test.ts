import type { CardTask, ModelCard } from '@engram/core/generation/model-contract.ts';
import { makeCardDraft } from '@engram/core/flashcards/make-card-draft.ts';
import { expect, it } from 'vitest';
import { biology } from '../../study-texts/biology.ts';
import { fold, foldAnswer } from '../../study-texts/fold.ts';
import { markQuotes, promptOf } from '../ask-provider.ts';
import { makeAnswer } from '../make-answer.ts';
import { readPrompt } from '../read-prompt.ts';
import { solveItems } from '../solving/solve-items.ts';

const cards: CardTask['cards'] = [
  { type: 'term-definition', count: 3 },
  { type: 'question-answer', count: 2 },
  { type: 'fill-in-blank', count: 2 },
];

function write(material: string, task: Partial<CardTask> = {}) {
  const whole = {
    cards,
    difficulty: 'medium',
    topics: [],
    language: 'en',
    asked: [],
    refused: [],
    ...task,
  };
  const prompt = readPrompt(promptOf(material, whole));
  const planting = { share: 0, kinds: ['wrong-key' as const] };
  const behaviour = { fault: undefined, errorShare: 0, planting, scripted: undefined };
  const { text } = makeAnswer({ prompt, seed: 'a', ...behaviour });
  const { items }: { items: ModelCard[] } = JSON.parse(text);
  return items;
}

/** Whether a solver that sees only the side that asks comes to the other one. */
function isSolved(card: ReturnType<typeof write>[number]): boolean {
  const { type, text, key } = makeCardDraft(card);
  const blind = { no: 1, type, text, options: [], columnA: [], columnB: [], passage: 1 };
  const task = { passages: [markQuotes(card, 1)], solve: [blind] };
  const [solved] = solveItems({ task, seed: 'b', errorShare: 0 });
  return foldAnswer(solved?.answer[0] ?? '') === foldAnswer(key);
}

it('writes as many cards of each type as asked for, with words of the material that prove them', () => {
  const written = write(biology.text);
  expect(written.map(({ type }) => type)).toEqual([
    ...Array(3).fill('term-definition'),
    ...Array(2).fill('question-answer'),
    ...Array(2).fill('fill-in-blank'),
  ]);
  const misquoted = written.filter(
    ({ quotes }) => !quotes.every((one) => biology.text.includes(one)),
  );
  expect(misquoted).toEqual([]);
  expect(written.filter((card) => !isSolved(card))).toEqual([]);
});

it('does not write a card again whose front it is told', () => {
  const asked = write(biology.text).map(({ front }) => front);
  const again = write(biology.text, { asked }).map(({ front }) => fold(front));
  expect(again.length).toBeGreaterThanOrEqual(6);
  expect(asked.filter((front) => again.includes(fold(front)))).toEqual([]);
});
