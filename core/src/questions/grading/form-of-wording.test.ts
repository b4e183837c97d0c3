import { expect, it } from 'vitest';
import { gradeAnswer } from '../grade-answer.ts';
import { pickIndex, type Random, seedRandom } from '../../seeded-random.ts';
import type { QuestionOf } from '../question.ts';
import { formOfWording } from './form-of-wording.ts';

const question: QuestionOf<'short-answer'> = {
  version: 1,
  id: '0198d000-0000-7000-8000-000000000001',
  type: 'short-answer',
  text: 'Name the cells that take in most of the water from the soil.',
  correctAnswer: 'root hair cells',
  acceptedAnswers: [],
  explanation: '',
  hint: '',
  source: null,
  topic: null,
  madeBy: 'owner',
  isVerified: false,
};

it.each([
  ['roots hair', 'Roots hair.'],
  ['the hairs on the root', 'Hairs on the root'],
  ['a root hair', 'root hairs'],
  ['red, green and blue', 'Blue, red, green'],
  ['the xylem', ' XYLEM!'],
  ['two cells', '2 cell'],
])('takes %j and %j for one wording', (one, other) => {
  expect(formOfWording(question, one)).toBe(formOfWording(question, other));
});

it.each([
  ['CO in the air', 'Co in the air'],
  ['vitamin A', 'vitamin'],
  ['the dog bites the man', 'the man bites the dog'],
  ['not the root', 'the root'],
  ['glass', 'glas'],
  ['5 km', '6 km'],
  ['光合作用', '光合'],
  ['', ' x'],
])('keeps %j and %j apart', (one, other) => {
  expect(formOfWording(question, one)).not.toBe(formOfWording(question, other));
});

it('keeps formulas apart that are written otherwise', () => {
  const rich = { ...question, format: 'rich' } as const;
  expect(formOfWording(rich, '$x^2$')).toBe(formOfWording(rich, ' $x^2$ '));
  expect(formOfWording(rich, '$x^2$')).not.toBe(formOfWording(rich, '$x^3$'));
});

it('never takes for one what grading tells apart', () => {
  const random = seedRandom('wordings');
  const groups = new Map<string, string[]>();
  for (let n = 0; n < 6_000; n += 1) {
    const wording = makeWording(random);
    const form = formOfWording(question, wording);
    groups.set(form, [...(groups.get(form) ?? []), wording]);
  }
  const merged = [...groups.values()].filter((wordings) => new Set(wordings).size > 1);
  expect(merged.length).toBeGreaterThan(200);
  const toldApart = merged.flatMap(([key = '', ...others]) =>
    others.filter(
      (other) =>
        gradeAnswer({ ...question, text: 'What is it?', correctAnswer: key }, other) ===
        'incorrect',
    ),
  );
  expect(toldApart).toEqual([]);
});

function makeWording(random: Random): string {
  const pick = (from: readonly string[]) => from[pickIndex(random, from.length)] ?? '';
  const count = 1 + pickIndex(random, 3);
  const separator = pick([' ', ' ', ', ', ' and ']);
  const words = Array.from({ length: count }, () => pick(pool) + pick(['', '', 's', 'es']));
  const text = pick(['', '', 'the ', 'a ', 'not ']) + words.join(separator);
  return pick([text, text.toUpperCase(), `${text}.`, ` ${text}`, `${text}!`]);
}

const pool = [
  'root',
  'hair',
  'xylem',
  'CO',
  'Co',
  'NaCl',
  'vitamin A',
  'a',
  'he',
  'He',
  'glass',
  'lens',
  'base',
  'basis',
  'box',
  'city',
  'increase',
  'decrease',
  '5',
  '-5',
  '5 km',
  '1,000',
  'sulfate',
  'sulfite',
  'or',
  'without',
];
