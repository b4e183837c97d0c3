import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readGoodFiles, readHostileFiles } from './list.ts';
import { words } from './measure.ts';

const good = readGoodFiles();
const hostile = readHostileFiles();

it('holds at least 40 good files, of every kind that we take', () => {
  expect(good.length).toBeGreaterThanOrEqual(40);
  const kinds = new Set(good.map((file) => file.kind));
  expect(kinds).toEqual(
    new Set(['pdf', 'docx', 'doc', 'rtf', 'md', 'txt', 'pptx', 'odt', 'epub', 'html']),
  );
});

it('holds at least ten good files of each kind that came last', () => {
  const count = (kind: string) => good.filter((file) => file.kind === kind).length;
  const counts = ['pptx', 'odt', 'epub', 'html'].map(count);
  expect(counts.filter((files) => files < 10)).toEqual([]);
});

it('expects at least 300 words of every good file', () => {
  const short = good.filter((file) => words(file.readExpected()).length < 300);
  expect(short.map((file) => file.name)).toEqual([]);
});

it('holds at least 40 hostile files, each with a verdict', () => {
  expect(hostile.length).toBeGreaterThanOrEqual(40);
  const stored = readdirSync(new URL('../hostile/', import.meta.url));
  const named = hostile.map((file) => file.file);
  expect(named.toSorted()).toEqual(stored.filter((name) => name !== 'manifest.json').toSorted());
});

it('holds no file that is too large to be sent', () => {
  const large = [...good, ...hostile].filter((file) => file.read().length > 10 * 1024 * 1024);
  expect(large).toEqual([]);
});
