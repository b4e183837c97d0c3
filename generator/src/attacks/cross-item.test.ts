import type { Question } from '@engram/core/questions/question.ts';
import { expect, it } from 'vitest';
import { findPrintedAnswers, runCrossItem } from './cross-item.ts';

const common = {
  version: 1,
  id: '00000000-0000-4000-8000-000000000000',
  explanation: '',
  hint: '',
  source: null,
  topic: null,
  madeBy: 'ai',
  isVerified: true,
} as const;

const choice: Question = {
  ...common,
  type: 'multiple-choice',
  text: 'Which organelle releases energy from food?',
  options: ['Nucleus', 'Mitochondrion', 'Ribosome', 'Vacuole'].map((text, no) => ({
    id: `o${no}`,
    text,
  })),
  correctAnswer: 'o1',
};

function gap(text: string, correctAnswer: string): Question {
  return { ...common, type: 'fill-in-blank', text, correctAnswer, acceptedAnswers: [] };
}

it('finds the option that another question of the test names beside the words of the stem', () => {
  const telling = gap('A mitochondrion releases energy that the _____ need.', 'cells');
  expect(runCrossItem([[choice, telling]])).toMatchObject({ guessed: 1, asked: 1 });
  const silent = gap('Leaves take in _____.', 'light');
  expect(runCrossItem([[choice, silent]])).toMatchObject({ guessed: 0.25, asked: 1 });
  expect(runCrossItem([[choice], [telling]])).toMatchObject({ guessed: 0.25, asked: 1 });
});

it('finds answers to be typed that another question prints', () => {
  const asked = gap('The _____ joins amino acids.', 'ribosome');
  expect(findPrintedAnswers([choice, asked])).toEqual({ of: 1, printed: [asked] });
  expect(findPrintedAnswers([asked])).toEqual({ of: 1, printed: [] });
});
