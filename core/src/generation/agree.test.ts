import { expect, it } from 'vitest';
import { frozenV1 } from '../questions/frozen/v1.ts';
import type { Question } from '../questions/question.ts';
import { readQuestion } from '../questions/read-question.ts';
import { agrees, toBlind } from './agree.ts';
import { BlindItem } from './model-contract.ts';

/** A solver without a doubt. */
const sure = { no: 1, isOnlyAnswer: true, isProven: true };

const questions = frozenV1.map((stored) => readQuestion(JSON.parse(stored)));

it('gives a solver the options and the number of the passage, and nothing that tells the key', () => {
  expect(toBlind(find('multiple-choice'), 3, 2)).toEqual({
    no: 3,
    type: 'multiple-choice',
    text: 'Which organelle makes most of the ATP of a cell?',
    options: [
      { id: 'a', text: 'Ribosome' },
      { id: 'b', text: 'Mitochondrion' },
      { id: 'c', text: 'Nucleus' },
      { id: 'd', text: 'Vacuole' },
    ],
    passage: 2,
  });
});

it('makes a blind item of every type', () => {
  const items = questions.map((question, no) => toBlind(question, no, 1));
  const none = { options: [], columnA: [], columnB: [] };
  expect(items.map((item) => BlindItem.strict().parse(item))).toEqual(
    items.map((item) => ({ ...none, ...item })),
  );
  expect(items.find(({ type }) => type === 'matching')?.columnB).toEqual([
    { id: 'b1', text: 'Madrid' },
    { id: 'b2', text: 'Paris' },
    { id: 'b3', text: 'Rome' },
  ]);
});

it.each([
  { type: 'multiple-choice', answer: ['b'], expected: 'agreed' },
  { type: 'multiple-choice', answer: [' B) '], expected: 'agreed' },
  { type: 'multiple-choice', answer: ['mitochondrion'], expected: 'agreed' },
  { type: 'multiple-choice', answer: ['a'], expected: 'disagreed' },
  { type: 'multiple-choice', answer: ['z'], expected: 'disagreed' },
  { type: 'multiple-choice', answer: ['b', 'c'], expected: 'ambiguous' },
  { type: 'multiple-choice', answer: [], expected: 'ambiguous' },
  { type: 'multiple-choice', answer: [' '], expected: 'ambiguous' },
  { type: 'true-false', answer: ['TRUE'], expected: 'agreed' },
  { type: 'true-false', answer: ['False'], expected: 'disagreed' },
  { type: 'multiple-answer', answer: ['c', 'a', 'a'], expected: 'agreed' },
  { type: 'multiple-answer', answer: ['Neon', 'A'], expected: 'agreed' },
  { type: 'multiple-answer', answer: ['a'], expected: 'disagreed' },
  { type: 'multiple-answer', answer: ['a', 'b', 'c'], expected: 'disagreed' },
  { type: 'matching', answer: ['a1=b2', 'a2=b3', 'a3=b1'], expected: 'agreed' },
  { type: 'matching', answer: ['A3 = B1', 'a1 -> b2', 'a2: b3'], expected: 'agreed' },
  { type: 'matching', answer: ['a1=b2, a2=b3, a3=b1'], expected: 'agreed' },
  { type: 'matching', answer: ['a1=b3', 'a2=b2', 'a3=b1'], expected: 'disagreed' },
  { type: 'matching', answer: ['a1=b2', 'a2=b3'], expected: 'disagreed' },
  { type: 'matching', answer: ['a1=b2', 'a1=b1', 'a2=b3', 'a3=b1'], expected: 'disagreed' },
  { type: 'matching', answer: ['a1=b1', 'a1=b2', 'a2=b3', 'a3=b1'], expected: 'disagreed' },
  { type: 'fill-in-blank', answer: ['Photosynthesis.'], expected: 'agreed' },
  { type: 'fill-in-blank', answer: ['photosynthesis', 'Photosynthesis'], expected: 'agreed' },
  { type: 'fill-in-blank', answer: ['photosynthesis', 'respiration'], expected: 'ambiguous' },
  { type: 'fill-in-blank', answer: ['respiration'], expected: 'other-words' },
  {
    type: 'short-answer',
    answer: [
      'When heated, their atoms vibrate more strongly, so they need more space in the metal.',
    ],
    expected: 'agreed',
  },
  {
    type: 'short-answer',
    answer: ['Their atoms do not vibrate more strongly and need more space.'],
    expected: 'other-words',
  },
  { type: 'short-answer', answer: ['Because they melt.'], expected: 'other-words' },
])('$type: $answer is $expected', ({ type, answer, expected }) => {
  expect(agrees(find(type), { ...sure, answer })).toBe(expected);
});

it('calls a question ambiguous when another answer is right as well', () => {
  const choice = find('multiple-choice');
  expect(agrees(choice, { ...sure, answer: ['b'], isOnlyAnswer: false })).toBe('ambiguous');
});

it('calls a question ambiguous whose quotes do not prove it', () => {
  const choice = find('multiple-choice');
  expect(agrees(choice, { ...sure, answer: ['b'], isProven: false })).toBe('ambiguous');
});

it.each([
  ['Paris', 'London rather than Paris'],
  ['Paris', 'London, Paris'],
  ['1789', 'It began in 1792, three years after 1789'],
  ['Napoleon', 'Wellington, who beat Napoleon'],
  ['the nucleus', 'The ribosome; the nucleus only stores DNA'],
  ['red, green and blue', 'red, green, blue and yellow'],
  ['5', 'It is 50, from 5 to 10'],
  ['The war ended in 1918 with a truce', 'The war of 1914 ended in 1918 with a truce'],
  [
    'Their atoms vibrate more strongly and need more space',
    'Their atoms vibrate more strongly and need less space',
  ],
  ['Oxygen supply to the tissues', 'A lack of oxygen supply to the tissues'],
  ['Heat causes expansion of metals', 'Expansion of metals causes heat in a wire'],
  [
    'Plants convert light into chemical energy',
    'Animals eat what grows on land and in the deep sea; plants convert light into chemical energy',
  ],
])('does not confirm %j by a text that only speaks of it: %j', (correctAnswer, answer) => {
  const question = { ...find('short-answer'), correctAnswer, acceptedAnswers: [] };
  expect(agrees(readQuestion(question), { ...sure, answer: [answer] })).toBe('other-words');
});

it.each([
  [
    'They allow them to produce very concentrated urine',
    'To produce highly concentrated urine',
    'Why are the loops so long?',
  ],
  [
    'Nominal interest rate minus inflation rate',
    'nominal rate minus the rate of inflation',
    'How is the real interest rate calculated?',
  ],
  [
    'The work had been finished before the promise was made',
    'the work was already finished before the promise',
    'Why?',
  ],
  [
    'The work had been finished before the promise was made',
    'because the work had been completed before the promise was made',
    'Why?',
  ],
  ['Erythropoietin', 'Erythropoietin (EPO)', 'Which hormone is it?'],
  ['It leaves out imports', 'imports are left out', 'What happens to imports?'],
  ['It leaves out imports', 'they are excluded', 'What happens to imports?'],
  ['100', 'a factor of 100', 'By what factor does it change?'],
  ['fossils and coastlines', 'fossils; coastlines', 'What is named?'],
  ['Sauerstoff', 'O2', 'Was entsteht bei der Photolyse?'],
  ['印度洋板块与亚欧板块', '亚欧板块、印度洋板块', '由哪两个板块碰撞形成的?'],
])('confirms %j by %j', (correctAnswer, answer, text) => {
  const question = { ...find('short-answer'), text, correctAnswer, acceptedAnswers: [] };
  expect(agrees(readQuestion(question), { ...sure, answer: [answer] })).toBe('agreed');
});

it.each([
  ['carriers', 'glucose carriers', 'Glucose appears because the _____ become saturated.'],
  ['cost-push', 'cost-push inflation', 'An example of _____ inflation.'],
  ['32', '32倍', '释放的能量大约增加 _____ 倍。'],
  ['32', '约32', '释放的能量大约增加 _____ 倍。'],
])('confirms %j in a blank by %j', (correctAnswer, answer, text) => {
  const question = { ...find('fill-in-blank'), text, correctAnswer, acceptedAnswers: [] };
  expect(agrees(readQuestion(question), { ...sure, answer: [answer] })).toBe('agreed');
});

it('takes the parts of a list together, and two statements for two', () => {
  const question = readQuestion({
    ...find('short-answer'),
    correctAnswer: 'red, green and blue',
    acceptedAnswers: [],
  });
  const solve = (answer: string[]) => agrees(question, { ...sure, answer });
  expect(solve(['blue', 'red', 'green'])).toBe('agreed');
  expect(solve(['red, green and blue', 'black and white'])).toBe('ambiguous');
});

function find(type: string): Question {
  const found = questions.find((question) => question.type === type);
  if (!found) throw new Error(`no ${type}`);
  return found;
}
