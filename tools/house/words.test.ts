import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listWords } from '../words/list-words.ts';
import { root } from './list-sources.ts';
import { findForbidden, readGlossary } from './read-glossary.ts';

const glossary = readGlossary(readFileSync(join(root, 'docs/words.md'), 'utf8'));
const broken = listWords().flatMap(({ path, line, text }) => {
  const word = findForbidden(text, glossary);
  return word === undefined ? [] : [{ text, place: `${path}:${line} says '${word}': ${text}` }];
});

it('calls things by the words of docs/words.md', () => {
  const ours = broken.filter(({ text }) => !glossary.quoted.has(text));
  expect(ours.map(({ place }) => place)).toEqual([]);
});

it('excuses no string that is gone or that breaks nothing', () => {
  const needed = new Set(broken.map(({ text }) => text));
  expect([...glossary.quoted].filter((text) => !needed.has(text))).toEqual([]);
});

it('finds a forbidden word in any case, as a whole word, and not in what fills a hole', () => {
  expect(findForbidden('Make a Quiz.', glossary)).toBe('quiz');
  expect(findForbidden('{count} {quiz|quizzes}', glossary)).toBe('quiz');
  expect(findForbidden('Cards from Quizlet', glossary)).toBeUndefined();
  expect(findForbidden('Compare {plans.educator.name}', glossary)).toBeUndefined();
});
