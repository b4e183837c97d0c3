import { expect, it } from 'vitest';
import type { Question } from '../questions/question.ts';
import { tellChecks } from './tell-checks.ts';

const material = 'The hippocampus binds what the cortex knows.';

function choose(options: readonly string[], facts: Partial<Question> = {}): Question {
  return {
    version: 1,
    id: '0190a5a0-0000-7000-8000-000000000100',
    text: 'Which?',
    explanation: '',
    hint: '',
    source: { quote: 'The hippocampus', start: 0, end: 15, page: null },
    topic: null,
    madeBy: 'ai',
    isVerified: true,
    ...facts,
    type: 'multiple-choice',
    options: options.map((text, index) => ({ id: String(index), text })),
    correctAnswer: '0',
  };
}

it('counts the quotes that stand in the text word for word', () => {
  const moved = { quote: 'The hippocampus', start: 4, end: 19, page: null };
  const checks = tellChecks([choose(['a', 'b']), choose(['a', 'b'], { source: moved })], material);
  expect(checks).toMatchObject({ quoted: 2, quotesFound: 1 });
});

it('counts only generated questions as confirmed', () => {
  const own = choose(['a', 'b'], { madeBy: 'owner', isVerified: false, source: null });
  const doubtful = choose(['a', 'b'], { isVerified: false });
  expect(tellChecks([own, doubtful, choose(['a', 'b'])], material)).toMatchObject({
    quoted: 2,
    generated: 2,
    confirmed: 1,
    areAllByModel: true,
  });
});

it('tells how far picking the longest option leads, and shares a tie', () => {
  const questions = [choose(['longest', 'b']), choose(['a', 'longest']), choose(['one', 'two'])];
  expect(tellChecks(questions, material).longestRight).toBe(50);
});

it('says nothing of the longest option where there is nothing to pick', () => {
  expect(tellChecks([], material).longestRight).toBeNull();
});
