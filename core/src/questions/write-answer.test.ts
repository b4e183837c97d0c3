import { expect, it } from 'vitest';
import type { Question } from './question.ts';
import { writeAnswer, writeKey } from './write-answer.ts';

const common = {
  version: 1,
  id: '0190a5a0-0000-7000-8000-000000000100',
  text: 'Which?',
  explanation: '',
  hint: '',
  source: null,
  topic: null,
  madeBy: 'ai',
  isVerified: true,
} as const;

const options = [
  { id: 'a', text: 'Glutamate' },
  { id: 'b', text: 'Depolarisation' },
  { id: 'c', text: 'Magnesium' },
];

const several: Question = {
  ...common,
  type: 'multiple-answer',
  options,
  correctAnswer: ['a', 'b'],
};

const matching: Question = {
  ...common,
  type: 'matching',
  columnA: [
    { id: 'a1', text: 'Semon' },
    { id: 'a2', text: 'Hebb' },
  ],
  columnB: [
    { id: 'b1', text: 'Assemblies' },
    { id: 'b2', text: 'Engram' },
  ],
  correctAnswer: { a1: 'b2', a2: 'b1' },
};

it('writes the text of the right option', () => {
  const choice: Question = { ...common, type: 'multiple-choice', options, correctAnswer: 'b' };
  expect(writeKey(choice)).toBe('Depolarisation');
});

it('writes all right options', () => {
  expect(writeKey(several)).toBe('Glutamate; Depolarisation');
});

it('writes each pair', () => {
  expect(writeKey(matching)).toBe('Semon: Engram; Hebb: Assemblies');
});

it('writes only the pairs that were made', () => {
  expect(writeAnswer(matching, { a1: 'b1', a2: '' })).toBe('Semon: Assemblies');
});

it('writes nothing of an answer of another shape', () => {
  expect(writeAnswer(several, { a1: 'b1' })).toBe('');
  expect(writeAnswer(matching, 'a1')).toBe('');
});

it('writes a text as it was given, without spaces around', () => {
  const short: Question = {
    ...common,
    type: 'short-answer',
    correctAnswer: 'Memory',
    acceptedAnswers: [],
  };
  expect(writeAnswer(short, ' a trace ')).toBe('a trace');
});

it('reads rich texts as words, and leaves plain ones letter for letter', () => {
  const columnA = [{ id: 'a1', text: '$x^2$' }];
  const columnB = [{ id: 'b1', text: '**H_{2}O**' }];
  const pairs: Question = { ...matching, columnA, columnB, correctAnswer: { a1: 'b1' } };
  expect(writeKey({ ...pairs, format: 'rich' })).toBe('x²: H₂O');
  expect(writeKey(pairs)).toBe('$x^2$: **H_{2}O**');
});
