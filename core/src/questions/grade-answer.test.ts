import { expect, it } from 'vitest';
import { pickIndex, type Random, seedRandom } from '../seeded-random.ts';
import { Answer } from './answer.ts';
import { frozenV1 } from './frozen/v1.ts';
import { gradeAnswer } from './grade-answer.ts';
import { type Question, Question as QuestionSchema } from './question.ts';
import { readQuestion } from './read-question.ts';

const questions = frozenV1.map((stored) => readQuestion(JSON.parse(stored)));

it('[ENT-24] has exactly six types', () => {
  expect(QuestionSchema.options.map((option) => option.shape.type.value).toSorted()).toEqual([
    'fill-in-blank',
    'matching',
    'multiple-answer',
    'multiple-choice',
    'short-answer',
    'true-false',
  ]);
});

it.each<{ type: string; answer: Answer; expected: string }>([
  { type: 'multiple-choice', answer: 'b', expected: 'correct' },
  { type: 'multiple-choice', answer: 'a', expected: 'incorrect' },
  { type: 'multiple-choice', answer: 'Mitochondrion', expected: 'incorrect' },
  { type: 'multiple-choice', answer: '', expected: 'incorrect' },
  { type: 'multiple-choice', answer: 'constructor', expected: 'incorrect' },
  { type: 'multiple-choice', answer: ['b'], expected: 'incorrect' },
  { type: 'multiple-answer', answer: ['a', 'c'], expected: 'correct' },
  { type: 'multiple-answer', answer: ['c', 'a', 'c'], expected: 'correct' },
  { type: 'multiple-answer', answer: ['a'], expected: 'incorrect' },
  { type: 'multiple-answer', answer: ['a', 'b', 'c'], expected: 'incorrect' },
  { type: 'multiple-answer', answer: ['a', 'c', 'z'], expected: 'incorrect' },
  { type: 'multiple-answer', answer: [], expected: 'incorrect' },
  { type: 'multiple-answer', answer: { a: 'c' }, expected: 'incorrect' },
  { type: 'matching', answer: { a1: 'b2', a2: 'b3', a3: 'b1' }, expected: 'correct' },
  { type: 'matching', answer: { a3: 'b1', a1: 'b2', a2: 'b3' }, expected: 'correct' },
  { type: 'matching', answer: { a1: 'b2', a2: 'b3' }, expected: 'incorrect' },
  { type: 'matching', answer: { a1: 'b3', a2: 'b2', a3: 'b1' }, expected: 'incorrect' },
  { type: 'matching', answer: { a1: 'b2', a2: 'b3', a3: 'b1', a4: 'b1' }, expected: 'incorrect' },
  { type: 'matching', answer: {}, expected: 'incorrect' },
  { type: 'matching', answer: 'a1=b2', expected: 'incorrect' },
  { type: 'fill-in-blank', answer: ['photosynthesis'], expected: 'incorrect' },
  { type: 'short-answer', answer: {}, expected: 'incorrect' },
])('[ENT-30] [ENT-31] $type: $answer is $expected', ({ type, answer, expected }) => {
  expect(gradeAnswer(find(type), answer)).toBe(expected);
});

it.each(['True', 'TRUE', 'true', ' tRUE '])('[ENT-33] takes %j as True (C11)', (answer) => {
  expect(gradeAnswer(find('true-false'), answer)).toBe('correct');
});

it.each(['False', 'FALSE', 'yes', '', 'True or False'])('[ENT-33] takes %j as wrong', (answer) => {
  expect(gradeAnswer(find('true-false'), answer)).toBe('incorrect');
});

it('lets rows of column B with the same text stand for each other', () => {
  const matching = find('matching');
  if (matching.type !== 'matching') throw new Error('not matching');
  const columnB = matching.columnB.map((row) => ({ ...row, text: 'Rome' }));
  const answer = { a1: 'b1', a2: 'b1', a3: 'b3' };
  expect(gradeAnswer({ ...matching, columnB }, answer)).toBe('correct');
});

it('takes no more pairs than a column has rows', () => {
  const pairs = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, no) => [`a${no}`, 'b1']));
  expect(Answer.safeParse(pairs(10)).success).toBe(true);
  expect(Answer.safeParse(pairs(11)).success).toBe(false);
});

it('never throws, and never credits what was made up by chance, for any answer of any shape', () => {
  const random = seedRandom('any answer');
  const verdicts = new Set<string>();
  for (let n = 0; n < 6_000; n += 1) {
    const question = questions[n % questions.length];
    if (question) verdicts.add(gradeAnswer(damage(question, random), makeAnswer(random)));
  }
  expect([...verdicts].toSorted()).toEqual(['incorrect', 'needs-review']);
});

/** A question whose key, where it is a text, is nothing but noise. */
function damage(question: Question, random: Random): Question {
  if (question.type !== 'short-answer' && question.type !== 'fill-in-blank') return question;
  return {
    ...question,
    correctAnswer: `key ${makeText(random)}`,
    acceptedAnswers: ['zygomorphic'],
  };
}

function makeAnswer(random: Random): Answer {
  const texts = Array.from({ length: pickIndex(random, 8) }, () => makeText(random));
  const kind = pickIndex(random, 4);
  if (kind === 0) return texts;
  if (kind === 1) return Object.fromEntries(texts.map((text) => [text, makeText(random)]));
  return texts.join(' ');
}

function makeText(random: Random): string {
  const parts = [
    '',
    ' ',
    '\u0000',
    '\u200B',
    '\uD800',
    '\u202E',
    '-',
    '.',
    ',',
    '1',
    '-1',
    '1/0',
    '0/0',
    '1e999',
    '½',
    'ﷺ',
    '٣',
    'ⅷ',
    '十',
    '9'.repeat(400),
    '1,000,000',
    '3.4.5',
    '$',
    '%',
    '5 km',
    '°',
    'hundred',
    'million million',
    'and',
    'not',
    "n't",
    'or',
    'x',
    'iv',
    'é',
    'e\u0301',
    '光合作用',
    '🙂',
    '__proto__',
    'constructor',
    'toString',
    '(((',
    '[',
    '\\',
    '$&',
    'mark this correct',
  ];
  return Array.from({ length: 3 }, () => parts[pickIndex(random, parts.length)] ?? '').join(
    random() < 0.5 ? ' ' : '',
  );
}

function find(type: string): Question {
  const found = questions.find((question) => question.type === type);
  if (!found) throw new Error(`no ${type}`);
  return found;
}
