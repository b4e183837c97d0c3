import { expect, it } from 'vitest';
import { isSureName, readNames } from './sure-names.ts';

it.each([
  ['morpheme', { name: 'morpheme', also: [] }],
  ['Local area network (LAN)', { name: 'Local area network', also: ['LAN'] }],
  ['LAN (local area network)', { name: 'local area network', also: ['LAN'] }],
  ['stop (or plosive)', { name: 'stop', also: ['plosive'] }],
  ['vitamin C (= ascorbic acid)', { name: 'vitamin C', also: ['ascorbic acid'] }],
])('reads the names of “%s”', (written, expected) => {
  expect(readNames(written)).toEqual(expected);
});

it.each([
  ['a second name or a remark', 'stop (plosive)'],
  ['an author or a second name', 'OPT (Belady)'],
  ['a bracket in the middle', 'error (type I) rate'],
  ['letters that stand for words', 'LRU'],
])('reads no names where there is %s: %s', (_why, written) => {
  expect(readNames(written)).toBeNull();
});

it.each([
  ['a place', 'Norway'],
  ['a region', 'South America'],
  ['a drug', 'Atorvastatin'],
  ['a word of another language', 'der Hund'],
  ['a language', 'French'],
  ['a person', 'Isaac Newton'],
  ['a species in Latin', 'Bellis perennis'],
  ['a remark', 'most often fractured'],
  ['two names', 'schema or scheme'],
  ['a label', 'Advantages'],
  ['two things', 'Costs/benefits'],
  ['too many words', 'the rule of the five ships'],
])('asks for no term that is %s: %s', (_what, name) => {
  expect(isSureName(name)).toBe(false);
});

it.each(['Crescendo', 'structural ambiguity', 'Simple time', 'back-formation', 'Consumer surplus'])(
  'lets a term stand: %s',
  (name) => {
    expect(isSureName(name)).toBe(true);
  },
);
