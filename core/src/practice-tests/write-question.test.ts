import { expect, it } from 'vitest';
import { hasSoundKey } from '../questions/has-sound-key.ts';
import { Question } from '../questions/question.ts';
import { seedRandom } from '../seeded-random.ts';
import type { QuestionEdit } from './question-edit.ts';
import { writeQuestion } from './write-question.ts';

const source = { quote: 'Semon coined the word.', start: 4, end: 26, page: 2 };
const id = '6f1c2a10-3b7d-4c55-8e0a-000000000001';

function write(edit: QuestionEdit, points?: number): Question {
  return writeQuestion(edit, { id, source, topic: 'Memory', points, random: seedRandom('edit') });
}

const text = 'What is a trace of memory called?';

it('keeps options in the order in which the owner wrote them', () => {
  const options = ['Zebra', 'Engram', 'Atom'];
  expect(write({ type: 'multiple-choice', text, options, correct: 1 })).toEqual({
    version: 1,
    id,
    type: 'multiple-choice',
    text,
    options: [
      { id: 'a', text: 'Zebra' },
      { id: 'b', text: 'Engram' },
      { id: 'c', text: 'Atom' },
    ],
    correctAnswer: 'b',
    explanation: '',
    hint: '',
    source,
    topic: 'Memory',
    madeBy: 'owner',
    isVerified: false,
  });
});

it('keeps what the question was worth (D39)', () => {
  const edit: QuestionEdit = { type: 'true-false', text, correct: 'True' };
  expect(write(edit, 3).points).toBe(3);
  expect(write(edit)).not.toHaveProperty('points');
});

it('names each right one of several once', () => {
  const options = ['One', 'Two', 'Three'];
  const question = write({ type: 'multiple-answer', text, options, correct: [2, 0, 2] });
  expect(question.correctAnswer).toEqual(['a', 'c']);
});

it.each<QuestionEdit>([
  { type: 'multiple-choice', text, options: ['One', 'Two'], correct: 0 },
  { type: 'multiple-answer', text, options: ['One', 'Two', 'Three'], correct: [1] },
  { type: 'true-false', text, correct: 'False' },
  {
    type: 'matching',
    text,
    pairs: [
      { left: 'France', right: 'Paris' },
      { left: 'Italy', right: 'Rome' },
    ],
  },
  { type: 'short-answer', text, answer: 'Engram', accepted: ['An engram'] },
  { type: 'fill-in-blank', text: 'It is an _____.', answer: 'engram', accepted: [] },
])('writes a sound question of type $type', (edit) => {
  const question = write(edit);
  expect(Question.parse(question)).toEqual(question);
  expect(hasSoundKey(question)).toBe(true);
});

it('keeps pairs together in whatever order column B comes', () => {
  const pairs = ['a', 'b', 'c', 'd'].map((left) => ({ left, right: left.toUpperCase() }));
  const question = write({ type: 'matching', text, pairs });
  const written = question.type === 'matching' ? question : undefined;
  const rights = new Map(written?.columnB.map(({ id: b, text: right }) => [b, right]));
  const found = written?.columnA.map(({ id: a, text: left }) => ({
    left,
    right: rights.get(written.correctAnswer[a] ?? ''),
  }));
  expect(found).toEqual(pairs);
});
