import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { z } from '../../zod.ts';
import { gradeAnswer } from '../grade-answer.ts';
import { Question } from '../question.ts';
import { readQuestion } from '../read-question.ts';
import { frozenV1 } from './v1.ts';

it('keeps every stored sample of version 1 as it was', () => {
  expect(frozenV1.map(hash)).toEqual([
    '7640dd274a40b88e57c5b5e7385142cf158f42d9b036e6bf55cc0735bab30a71',
    '387a043c1472e6eecf581670637f2e22cf56994ef4316e023e448ae7883b1961',
    '6a694be4baf07f6aef8e286b77f0c59cde1b0771c0b71c725119eac99f4497b9',
    '7c18512b7187249d4fbb30d0a42f2b0de3a5afa1dd24ba06b2925d16ef338716',
    '30eec832e24d94071d839daa851d661892cb7675ea42de823e28dc6b34a44248',
    '0f5069c2cf5d062a4c5826667158a1f88b90660b36324d40b5ba3b4be232ae22',
    '0101f9f6cb1004ca6e9599e9954a0fc7c59af3b92deeb050f153b909e72a09d3',
    'fa489b2c3cf7f74d522e8186d09d47a4ca8dd38dc1bee8eda92942d1456cfd19',
  ]);
});

it('[ENT-24] still reads a stored question of each type', () => {
  expect(new Set(frozenV1.map((stored) => read(stored).type))).toEqual(
    new Set([
      'multiple-choice',
      'true-false',
      'short-answer',
      'multiple-answer',
      'matching',
      'fill-in-blank',
    ]),
  );
});

it('loses nothing of what was stored', () => {
  expect(frozenV1.map(read)).toMatchObject(frozenV1.map((stored) => without(stored, 'version')));
});

it('[ENT-29] [ENT-30] [ENT-31] still knows the key of each, and grades it as correct', () => {
  const keys = frozenV1.map((stored) => read(stored).correctAnswer);
  expect(keys).toEqual([
    'b',
    'True',
    'Their atoms vibrate more strongly and need more space.',
    ['a', 'c'],
    { a1: 'b2', a2: 'b3', a3: 'b1' },
    'photosynthesis',
    'Bern',
    'b',
  ]);
  const verdicts = frozenV1.map((stored, index) => gradeAnswer(read(stored), keys[index] ?? ''));
  expect(new Set(verdicts)).toEqual(new Set(['correct']));
});

it('brings every sample to the shape of today', () => {
  const questions = frozenV1.map(read);
  expect(questions.map((question) => Question.parse(question))).toEqual(questions);
});

it.each([
  null,
  undefined,
  'a text',
  {},
  { version: 0 },
  { version: 99 },
  { version: 1, type: 'essay' },
  { version: '1', type: 'true-false' },
])('refuses %j, which is no question', (stored) => {
  expect(() => readQuestion(stored)).toThrow(z.ZodError);
});

function read(stored: string): Question {
  return readQuestion(JSON.parse(stored));
}

function without(stored: string, field: string): object {
  const { [field]: _, ...rest }: Record<string, unknown> = JSON.parse(stored);
  return rest;
}

function hash(stored: string): string {
  return createHash('sha256').update(stored).digest('hex');
}
