import { expect, it } from 'vitest';
import { hasSoundKey } from '../questions/has-sound-key.ts';
import { Question } from '../questions/question.ts';
import { seedRandom } from '../seeded-random.ts';
import type { QuestionEdit } from './question-edit.ts';
import { writeQuestion } from './write-question.ts';

const source = { quote: 'Semon coined the word.', start: 4, end: 26, page: 2 };
const id = '6f1c2a10-3b7d-4c55-8e0a-000000000001';

function write(edit: QuestionEdit, facts: { points?: number; text?: string } = {}): Question {
  return writeQuestion(edit, { id, old: { ...checked, ...facts }, random: seedRandom('edit') });
}

const text = 'What is a trace of memory called?';

const checked: Question = {
  version: 1,
  id: '6f1c2a10-3b7d-4c55-8e0a-000000000002',
  type: 'short-answer',
  text: 'What did Semon coin?',
  context: { under: ['Memory'], before: 'Semon coined the word.' },
  explanation: 'He coined it in 1904.',
  hint: 'It begins with an e.',
  source,
  topic: 'Memory',
  correctAnswer: 'The word engram',
  acceptedAnswers: ['Engram'],
  madeBy: 'ai',
  isVerified: true,
};

it('writes a new question without a source, a topic and points', () => {
  const edit: QuestionEdit = { type: 'true-false', text, correct: 'True' };
  const question = writeQuestion(edit, { id, old: null, random: seedRandom('edit') });
  expect(question).toMatchObject({ source: null, topic: null, explanation: '', isVerified: false });
  expect(question).not.toHaveProperty('points');
});

it('stays verified where only what stands beside the question and its key was written', () => {
  const edit: QuestionEdit = {
    type: 'short-answer',
    text: 'What did Semon coin?',
    answer: 'The word engram',
    accepted: ['Engram'],
    explanation: 'In 1904.',
    points: 2,
  };
  expect(write(edit)).toMatchObject({
    explanation: 'In 1904.',
    hint: 'It begins with an e.',
    points: 2,
    madeBy: 'owner',
    isVerified: true,
  });
});

it.each([
  ['rich', 'What did Semon coin?', true],
  ['plain', 'What did Semon coin?', true],
  ['rich', 'What did $Semon$ coin?', false],
] as const)('stays verified as %s where %s reads the same', (format, asked, isVerified) => {
  const edit = { text: asked, answer: 'The word engram', accepted: ['Engram'], format };
  const written = write({ type: 'short-answer', ...edit }, { text: asked });
  expect(written).toMatchObject({ format, isVerified });
});

it.each([{ text }, { answer: 'Engram' }, { accepted: [] }])(
  'is not verified any more, and nothing old explains it, where %o was written',
  (change) => {
    const edit = { text: 'What did Semon coin?', answer: 'The word engram', accepted: ['Engram'] };
    expect(write({ type: 'short-answer', ...edit, ...change })).toMatchObject({
      explanation: '',
      hint: '',
      isVerified: false,
    });
  },
);

it('keeps options in the order in which the owner wrote them', () => {
  const options = ['Zebra', 'Engram', 'Atom'];
  expect(write({ type: 'multiple-choice', text, options, correct: 1 })).toEqual({
    version: 1,
    id,
    format: 'plain',
    type: 'multiple-choice',
    text,
    context: { under: ['Memory'], before: 'Semon coined the word.' },
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
  expect(write(edit, { points: 3 }).points).toBe(3);
  expect(write({ ...edit, points: 5 }, { points: 3 }).points).toBe(5);
  expect(write(edit)).not.toHaveProperty('points');
});

it('keeps what the sentence stands in, but for what tells the new answer', () => {
  const edit: QuestionEdit = { type: 'short-answer', text, answer: 'Semon', accepted: [] };
  expect(write(edit).context).toEqual({ under: ['Memory'], before: '' });
  expect(write({ ...edit, accepted: ['memory'] })).not.toHaveProperty('context');
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
