import { expect, it } from 'vitest';
import { fitAnswer } from './fit-answer.ts';
import { frozenV1 } from './frozen/v1.ts';
import { readQuestion } from './read-question.ts';

const questions = frozenV1.slice(0, 6).map((stored) => readQuestion(JSON.parse(stored)));

it('leaves the right answer of every type as it is', () => {
  const right = questions.map((question) => question.correctAnswer);
  expect(questions.map((question, index) => fitAnswer(question, right[index] ?? ''))).toEqual(
    right,
  );
});

it('takes no words for an option, and no list for words', () => {
  const texts = questions.map((question) => fitAnswer(question, 'x'.repeat(2_000)));
  expect(texts.map((text) => text === null)).toEqual([true, true, false, true, true, false]);
  expect(questions.map((question) => fitAnswer(question, ['zz']))).toEqual([
    null,
    null,
    null,
    [],
    null,
    null,
  ]);
});

it('leaves out pairs that name no row', () => {
  const matching = questions.find(({ type }) => type === 'matching');
  expect(matching && fitAnswer(matching, { a1: 'b1', zz: 'b1', a2: 'zz' })).toEqual({ a1: 'b1' });
});
