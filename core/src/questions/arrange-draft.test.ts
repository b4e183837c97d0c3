import { expect, it } from 'vitest';
import { seedRandom } from '../seeded-random.ts';
import { arrangeDraft } from './arrange-draft.ts';
import type { Draft, DraftOf } from './draft.ts';
import { Question, type QuestionOf } from './question.ts';

const id = '0b3f6c1e-5a43-4f0e-9a55-6d3c1f0b7a11';
const common = {
  text: 'Which organelle makes most of the ATP of a cell?',
  explanation: 'Mitochondria make most of it.',
  hint: 'It has a folded inner membrane.',
  source: { quote: 'Mitochondria make most of the ATP', start: 10, end: 43, page: null },
  topic: 'Cells',
};
const choice: DraftOf<'multiple-choice'> = {
  ...common,
  type: 'multiple-choice',
  key: 'Mitochondrion',
  distractors: ['Ribosome', 'Nucleus', 'Vacuole'],
};
const pairs = [
  { left: 'France', right: 'Paris' },
  { left: 'Italy', right: 'Rome' },
  { left: 'Spain', right: 'Madrid' },
];

it('[ENT-26] [ENT-27] gives options their ids in the order they got, and points the key at one', () => {
  const question = arrange(choice, 'seed', 2);
  expect(question).toEqual({
    version: 1,
    id,
    format: 'rich',
    type: 'multiple-choice',
    text: 'Which organelle makes most of the ATP of a cell?',
    options: [
      { id: 'a', text: expect.any(String) },
      { id: 'b', text: expect.any(String) },
      { id: 'c', text: 'Mitochondrion' },
      { id: 'd', text: expect.any(String) },
    ],
    correctAnswer: 'c',
    explanation: 'Mitochondria make most of it.',
    hint: 'It has a folded inner membrane.',
    source: { quote: 'Mitochondria make most of the ATP', start: 10, end: 43, page: null },
    topic: 'Cells',
    madeBy: 'ai',
    isVerified: true,
  });
  expect(Question.parse(question)).toEqual(question);
});

it('puts the key anywhere equally often when no place is asked for, or one that is not there', () => {
  const random = seedRandom('places');
  const arrangement = { id, madeBy: 'ai', isVerified: true, random } as const;
  const keys = Array.from({ length: 4_000 }, (_, n) => {
    const keyPosition = n % 2 === 0 ? undefined : 9;
    return arrangeDraft(choice, { ...arrangement, keyPosition }).correctAnswer;
  });
  const uses = ['a', 'b', 'c', 'd'].map((key) => keys.filter((one) => one === key).length);
  expect(Math.min(...uses)).toBeGreaterThan(900);
  expect(Math.max(...uses)).toBeLessThan(1_100);
});

it('puts numbers and years in ascending order, wherever the key should have stood', () => {
  const years = { ...choice, key: '1789', distractors: ['1848', '1776', '1815'] };
  const question = choose(arrange(years, 'seed', 3));
  expect(question.options.map(({ text }) => text)).toEqual(['1776', '1789', '1815', '1848']);
  expect(question.correctAnswer).toBe('b');
});

it.each([
  { given: ['12 CE', '44 BC', '9 BC'], sorted: ['44 BC', '9 BC', '12 CE'] },
  { given: ['1,000 km', '90 km', '200.5 km'], sorted: ['90 km', '200.5 km', '1,000 km'] },
  { given: ['5 %', '-3 %', '40 %'], sorted: ['-3 %', '5 %', '40 %'] },
])('sorts $given', ({ given, sorted }) => {
  expect(listOrders(given)).toEqual([sorted.join(' | ')]);
});

it.each([
  { given: ['5 km', '90 m', '1 km'] },
  { given: ['3 cells', 'four cells', '2 cells'] },
  { given: ['Henry 8', 'Henry 5', 'Henry 4'] },
])('shuffles $given, which are not on one scale', ({ given }) => {
  expect(listOrders(given)).toHaveLength(6);
});

it('[ENT-29] lists the ids of all keys of a multiple-answer question', () => {
  const draft: Draft = {
    ...common,
    type: 'multiple-answer',
    keys: ['Paris', 'Lyon'],
    distractors: ['Rome', 'Madrid'],
  };
  const question = arrange(draft, 'seed');
  const options = question.type === 'multiple-answer' ? question.options : [];
  const keys = options.filter(({ text }) => ['Paris', 'Lyon'].includes(text));
  expect(options.map((option) => option.id)).toEqual(['a', 'b', 'c', 'd']);
  expect(question.correctAnswer).toEqual(keys.map((option) => option.id));
});

it('[ENT-33] always offers True, then False, with ids of the same words', () => {
  const draft: Draft = { ...common, type: 'true-false', key: 'False' };
  expect(arrange(draft, 'seed')).toMatchObject({
    type: 'true-false',
    options: [
      { id: 'True', text: 'True' },
      { id: 'False', text: 'False' },
    ],
    correctAnswer: 'False',
  });
});

it('[ENT-28] [ENT-31] pairs columns A and B of a matching question by their ids', () => {
  const question = match(arrange({ ...common, type: 'matching', pairs }, 'seed'));
  const texts = new Map(
    [...question.columnA, ...question.columnB].map((row) => [row.id, row.text]),
  );
  expect(question.columnA.map((row) => row.id)).toEqual(['a1', 'a2', 'a3']);
  expect(question.columnB.map((row) => row.id)).toEqual(['b1', 'b2', 'b3']);
  expect(
    Object.entries(question.correctAnswer).map(([a, b]) => [texts.get(a), texts.get(b)]),
  ).toEqual([
    ['France', 'Paris'],
    ['Italy', 'Rome'],
    ['Spain', 'Madrid'],
  ]);
});

it('gives column B every order equally often, so that its order tells nothing', () => {
  const random = seedRandom('orders');
  const counts = new Map<string, number>();
  for (let n = 0; n < 6_000; n += 1) {
    const draft: DraftOf<'matching'> = { ...common, type: 'matching', pairs };
    const question = match(arrangeDraft(draft, { id, madeBy: 'ai', isVerified: true, random }));
    const order = Object.values(question.correctAnswer).join(' ');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  expect(Math.min(...counts.values())).toBeGreaterThan(850);
  expect(Math.max(...counts.values())).toBeLessThan(1_150);
});

it('[ENT-31] keeps the wording and the other accepted ones of a text', () => {
  const draft: Draft = { ...common, type: 'fill-in-blank', key: 'ATP', accepted: ['adenosine'] };
  expect(arrange(draft, 'seed')).toMatchObject({
    type: 'fill-in-blank',
    correctAnswer: 'ATP',
    acceptedAnswers: ['adenosine'],
  });
});

function arrange(draft: Draft, seed: string, keyPosition?: number): Question {
  const random = seedRandom(seed);
  return arrangeDraft(draft, { id, madeBy: 'ai', isVerified: true, random, keyPosition });
}

/** Every order that came up in a hundred arrangements. */
function listOrders([key = '', ...distractors]: readonly string[]): string[] {
  const orders = Array.from({ length: 100 }, (_, seed) =>
    choose(arrange({ ...choice, key, distractors }, String(seed))).options.map(({ text }) => text),
  );
  return [...new Set(orders.map((order) => order.join(' | ')))];
}

function choose(question: Question): QuestionOf<'multiple-choice'> {
  if (question.type !== 'multiple-choice') throw new Error('not multiple-choice');
  return question;
}

function match(question: Question): QuestionOf<'matching'> {
  if (question.type !== 'matching') throw new Error('not matching');
  return question;
}
