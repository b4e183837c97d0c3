import { type QuestionType, questionTypes } from '@engram/core/plans/catalogue.ts';
import { expect, it } from 'vitest';
import { countSupported, countSure, countSureCards } from './count-sure.ts';
import { makeSure } from './make-sure.ts';
import { allCardKinds } from './questions/card-kinds.ts';
import { allKinds } from './questions/kinds.ts';
import { sureNotes } from './testing/sure-notes.ts';

const many = (type: QuestionType) => ({ type, count: 50 });
const all = questionTypes.filter((type) => type !== 'matching').map(many);

const table = `# The valves of the heart
| Valve | From | Found |
|---|---|---|
| Tricuspid | Right atrium | 1543 |
| Mitral | Left atrium | 1559 |
| Pulmonary | Right ventricle | 1616 |
| Aortic | Left ventricle | 1628 |
`;

const glossary = `# Devices of a network
- Hub: repeats bits to all ports
- Switch: forwards frames inside one office
- Router: moves packets between networks
- Firewall: filters traffic by rules
- Modem: turns sound into data
`;

const prose = `When Commodore Perry sailed into Edo Bay in 1853, the Tokugawa shoguns had ruled Japan for two and a half centuries. The treaties that followed opened ports to foreign trade, and the shogunate looked weak at home. Two domains put aside an old rivalry in 1866 and joined against it.`;

/** How many of each type, those that there are. */
function count(text: string, wanted: Parameters<typeof countSure>[0]['wanted'] = all) {
  return countSure({ text, wanted, kinds: allKinds }).filter((one) => one.count > 0);
}

it('counts what a table gives, by type', () => {
  expect(count(table)).toEqual([{ type: 'fill-in-blank', count: 4 }]);
});

it('counts what a glossary gives, by type', () => {
  expect(count(glossary)).toEqual([{ type: 'multiple-choice', count: 5 }]);
});

it('counts what prose gives, which is next to nothing', () => {
  expect(count(prose)).toEqual([]);
});

it('supports as many questions as the best mix of types gives, none of them twice', () => {
  const count = (text: string, types: readonly QuestionType[] = questionTypes) =>
    countSupported({ text, types, kinds: allKinds });
  expect(count(table)).toBe(4);
  expect(count(glossary)).toBe(5);
  expect(count(glossary, ['matching'])).toBe(1);
  expect(count(prose)).toBe(0);
});

it('counts a type that gives nothing as 0', () => {
  const wanted = [{ type: 'multiple-answer', count: 3 } as const];
  expect(countSure({ text: glossary, wanted, kinds: allKinds })).toEqual([
    { type: 'multiple-answer', count: 0 },
  ]);
});

it('counts no more than was wanted', () => {
  expect(count(sureNotes, [{ type: 'multiple-choice', count: 4 }])).toEqual([
    { type: 'multiple-choice', count: 4 },
  ]);
});

it('promises no more than what comes, whatever chance chooses', () => {
  const promised = count(sureNotes).reduce((sum, one) => sum + one.count, 0);
  for (const seed of ['d', 'e', 'f', 'g', 'h', 'i']) {
    const made = makeSure({ text: sureNotes, wanted: all, seed, kinds: allKinds });
    expect(made.length).toBeGreaterThanOrEqual(promised);
  }
});

it('counts nothing as long as every kind is off', () => {
  expect(
    countSure({ text: glossary, wanted: [{ type: 'matching', count: 5 }], kinds: [] }),
  ).toEqual([{ type: 'matching', count: 0 }]);
});

it('counts cards by the same rules: a list of terms is a set', () => {
  const wanted = [
    { type: 'term-definition', count: 20 },
    { type: 'question-answer', count: 20 },
  ] as const;
  expect(countSureCards({ text: glossary, wanted, kinds: allCardKinds })).toEqual([
    { type: 'term-definition', count: 5 },
    { type: 'question-answer', count: 0 },
  ]);
});
