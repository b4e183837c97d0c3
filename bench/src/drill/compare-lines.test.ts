import { expect, it } from 'vitest';
import { compareLines } from './compare-lines.ts';

const span = { firstAt: 1, at: 2 };
const told = [
  { owner: 'maya', value: 'a', span },
  { owner: 'omar', value: 'b', span },
];
const kept = [
  { owner: 'maya', value: 'a' },
  { owner: 'omar', value: 'b' },
];

it('finds nothing where everything is there once', () => {
  expect(compareLines('share', told, kept)).toEqual([]);
});

it('finds what was acknowledged and is gone, or has another value', () => {
  expect(compareLines('share', told, kept.slice(0, 1))).toEqual([
    { what: 'lost', words: 'share lost: omar b', span },
  ]);
  const changed = [kept[0] ?? { owner: '', value: '' }, { owner: 'omar', value: 'c' }];
  expect(compareLines('share', told, changed)).toEqual([
    { what: 'lost', words: 'share lost: omar b', span },
    { what: 'doubled', words: 'share too many: omar c', span },
  ]);
});

it('finds what is there twice, and what nobody was told of', () => {
  expect(compareLines('share', told, [...kept, { owner: 'maya', value: 'a' }])).toEqual([
    { what: 'doubled', words: 'share too many: maya a', span },
  ]);
  expect(compareLines('share', told, [...kept, { owner: 'amina', value: 'x' }])).toEqual([
    { what: 'doubled', words: 'share too many: amina x', span: undefined },
  ]);
});
