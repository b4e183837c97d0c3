import { expect, it } from 'vitest';
import { readDocument } from './read-document.ts';

it.each([
  'a ',
  '(',
  '**',
  '- a\n',
  '> ',
  '| ',
  'a: b ',
  '$',
  '. ',
  '`',
  '=',
  '1. ',
  'A. ',
  'a\t',
  '  a',
  '1. a\n',
  'A\n\n',
  'a: b\n',
  'In 1789 A. B. ',
])('is not slowed down by a text of nothing but %j', (piece) => {
  const text = piece.repeat(Math.floor(100_000 / piece.length)).trim();
  const before = process.cpuUsage();
  readDocument(text);
  const { user } = process.cpuUsage(before);
  expect(user / 1_000).toBeLessThan(2_000);
});
