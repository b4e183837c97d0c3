import { seedRandom } from '@engram/core/seeded-random.ts';
import { expect, it } from 'vitest';
import { agrees, blind } from './blind-item.ts';
import { ask, makeAnswers, makeBlank, makeChoice, makeMatching } from './make-question.ts';

/** A solver without a doubt. */
const sure = { no: 0, isOnlyAnswer: true, isProven: true, flaw: '' };

const choice = ask(makeChoice('How many chambers has the heart?', 'four', ['two', 'three', 'six']));

it('shows a solver neither the ids nor the order of the question', () => {
  const { item, ids } = blind(choice, 3, seedRandom('another'));
  expect(item.options.map(({ id }) => id)).toEqual(['o1', 'o2', 'o3', 'o4']);
  expect(item.options.map(({ text }) => text).toSorted()).toEqual(['four', 'six', 'three', 'two']);
  expect(ids.size).toBe(4);
  expect(JSON.stringify(item)).not.toContain('correctAnswer');
});

it('agrees when the solver chose the key, whatever its new id', () => {
  const blinded = blind(choice, 0, seedRandom('x'));
  const shown = blinded.item.options.find(({ text }) => text === 'four')?.id ?? '';
  expect(agrees(choice, blinded, { ...sure, answer: [shown] })).toBe(true);
});

it('does not agree with another option, a second answer, or silence', () => {
  const blinded = blind(choice, 0, seedRandom('x'));
  const right = blinded.item.options.find(({ text }) => text === 'four')?.id ?? '';
  const wrong = blinded.item.options.find(({ text }) => text === 'two')?.id ?? '';
  expect(agrees(choice, blinded, { ...sure, answer: [wrong] })).toBe(false);
  expect(agrees(choice, blinded, { ...sure, answer: [right], isOnlyAnswer: false })).toBe(false);
  expect(agrees(choice, blinded, { ...sure, answer: [right, wrong] })).toBe(false);
  expect(agrees(choice, blinded, { ...sure, answer: [] })).toBe(false);
  expect(agrees(choice, blinded, undefined)).toBe(false);
});

it('wants all right answers of a multiple-answer question and no other', () => {
  const answers = ask(makeAnswers(['left atrium', 'right atrium'], ['aorta', 'vena cava']));
  const blinded = blind(answers, 0, seedRandom('x'));
  const find = (text: string) => blinded.item.options.find((one) => one.text === text)?.id ?? '';
  const [left, right, aorta] = [find('left atrium'), find('right atrium'), find('aorta')];
  expect(agrees(answers, blinded, { ...sure, answer: [right, left] })).toBe(true);
  expect(agrees(answers, blinded, { ...sure, answer: [left] })).toBe(false);
  expect(agrees(answers, blinded, { ...sure, answer: [left, right, aorta] })).toBe(false);
});

it('wants every pair of a matching question', () => {
  const matching = ask(
    makeMatching([
      ['atrium', 'takes blood in'],
      ['ventricle', 'pumps blood out'],
    ]),
  );
  const { item, ids } = blind(matching, 0, seedRandom('x'));
  const find = (text: string) =>
    [...item.columnA, ...item.columnB].find((row) => row.text === text)?.id ?? '';
  const right = [
    `${find('atrium')}=${find('takes blood in')}`,
    `${find('ventricle')}=${find('pumps blood out')}`,
  ];
  const swapped = [
    `${find('atrium')}=${find('pumps blood out')}`,
    `${find('ventricle')}=${find('takes blood in')}`,
  ];
  expect(agrees(matching, { ids }, { ...sure, answer: right })).toBe(true);
  expect(agrees(matching, { ids }, { ...sure, answer: swapped })).toBe(false);
  expect(agrees(matching, { ids }, { ...sure, answer: right.slice(1) })).toBe(false);
});

it('grades a written answer as the product does', () => {
  const blank = ask(makeBlank('The heart has four _____.', 'chambers'));
  const blinded = blind(blank, 0, seedRandom('x'));
  expect(agrees(blank, blinded, { ...sure, answer: ['chambers'] })).toBe(true);
  expect(agrees(blank, blinded, { ...sure, answer: ['valves'] })).toBe(false);
});
