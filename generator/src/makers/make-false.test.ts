import { seedRandom } from '@engram/core/seeded-random.ts';
import { expect, it } from 'vitest';
import { analyseText } from '../analysis/analyse-text.ts';
import { makeFalse } from './make-false.ts';

function falsify(text: string, seed = 'seed') {
  const analysis = analyseText(text);
  const workshop = { analysis, ordered: analysis.facts, random: seedRandom(seed) };
  return analysis.facts.flatMap((fact) => makeFalse(workshop, fact) ?? []);
}

const texts = (text: string, seed?: string) => falsify(text, seed).map((made) => made.text);

it('says of one of a family what the text says of another one', () => {
  const text = `# Immunity
The body defends itself in layers.

## Antibodies
IgA is secreted into tears, saliva and breast milk. IgE binds to mast cells and is responsible for allergies.`;
  expect(texts(text)).toEqual([
    'IgE is secreted into tears, saliva and breast milk.',
    'IgA binds to mast cells and is responsible for allergies.',
  ]);
});

it('says of the whole subject of the text nothing that only a part of it does', () => {
  const text = `# Pressure Injuries
A pressure injury is damage to the skin over a bone. A deep tissue injury shows as a purple area under intact skin.`;
  expect(texts(text).some((said) => said.startsWith('A pressure injury shows'))).toBe(false);
});

it.each([
  [
    'Insulin lowers the level of sugar in the blood.',
    'Insulin raises the level of sugar in the blood.',
  ],
  [
    'Hydrogels give water to a dry wound and soften scars.',
    'Hydrogels give water to a moist wound and soften scars.',
  ],
  ['Gold is the most valuable metal of the bank.', 'Gold is the least valuable metal of the bank.'],
  [
    'Vasopressin makes the ducts of the kidney more permeable to water.',
    'Vasopressin makes the ducts of the kidney less permeable to water.',
  ],
])('turns a word into its contrary: %s', (text, wrong) => {
  expect(texts(text)).toEqual([wrong]);
});

it.each([
  'Pressure injuries are never staged downwards by nurses.',
  'Neutrophils are the most numerous white cells, making up some 60 per cent of the total.',
  'Canals were dug before 1800 in England.',
  'The protocol repeats lost packets and orders them.',
  'Both metals have a higher density at low temperatures.',
])('turns no word where the statement may stay true or makes no sense: %s', (text) => {
  expect(texts(text).filter((said) => !/\d/.test(said))).toEqual([]);
});

it('changes a year by some years only', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    const [said = ''] = texts('Jethro Tull invented the seed drill in 1701.', seed);
    const distance = Math.abs(Number(/\d{4}/.exec(said)?.[0]) - 1701);
    expect(distance).toBeGreaterThanOrEqual(4);
    expect(distance).toBeLessThanOrEqual(12);
  }
});

it('changes an angle into another usual one', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const [said = ''] = texts('A safe position of a bed is a tilt of 30° to the side.', seed);
    expect(said).toMatch(/a tilt of (?:15|45|60|90)° to the side\.$/);
  }
});

it.each([
  'The values of the scale range from 6 to 23 points.',
  'The response to an antigen takes one to two weeks.',
  'The urine of an adult weighs below about 400 grams.',
  'A healthy adult drinks much water in 24 hours.',
])('changes neither an end of a range nor a bound nor a whole: %s', (text) => {
  expect(texts(text)).toEqual([]);
});

it('says of one case what the text tells of another one, which brings its year along', () => {
  const text = `Firefighters on their way to save a life may take greater risks (*Watt v Hertfordshire*, 1954).
Mechanics with one good eye are owed special care (*Paris v Stepney*, 1951).`;
  expect(texts(text)).toEqual([
    'Firefighters on their way to save a life may take greater risks (Paris v Stepney, 1951).',
    'Mechanics with one good eye are owed special care (Watt v Hertfordshire, 1954).',
  ]);
});

it.each([
  'According to the principle of Steno, which was stated in 1669, the oldest layer lies at the bottom.',
  'A star of this kind may measure 100 light years or more in its life.',
  'Alginates absorb up to 20 times the weight of a dressing.',
])('changes no number that stands aside and none that is open: %s', (text) => {
  expect(texts(text)).toEqual([]);
});

it('changes a rough number by half of it at least', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const [said = ''] = texts('The core of a young star reaches about 10 million kelvin.', seed);
    expect(said).toBe('The core of a young star reaches about 20 million kelvin.');
  }
});
