import { expect, it } from 'vitest';
import { buildDocument } from '../testing/build-document.ts';
import type { FactRule } from './fact.ts';
import { listRules } from './list-rules.ts';

type Case = { name: string; why: string; text: string; find: FactRule['find'] };

function list(examples: 'good' | 'bad'): Case[] {
  return listRules.flatMap(({ name, find, ...rule }) =>
    rule[examples].map(({ text, why }) => ({ name, why, text, find })),
  );
}

it.each(list('good'))('$name finds $why', ({ text, find }) => {
  const lines = text.split('\n').filter((line) => !/^#|^\|[-|]+$/.test(line));
  const expected = lines[0]?.startsWith('|') ? lines.length - 1 : lines.length;
  expect(find(buildDocument(text))).toHaveLength(expected);
});

it.each(list('bad'))('$name refuses $why', ({ text, find }) => {
  expect(find(buildDocument(text))).toEqual([]);
});
