import type { UnsureWord } from '@engram/core/materials/reading-api.ts';
import { expect, it } from 'vitest';
import { changeText, type CheckedText, cutAtWords, settleWord } from './check-text.ts';

const text = 'Water is concentrafed here.\n\nIt is actlve there.';
const checked: CheckedText = {
  text,
  unsure: [wordAt('concentrafed'), wordAt('actlve')],
  pageStarts: [0, text.indexOf('It')],
};

it('puts the right word in its place, and moves what comes after it', () => {
  const [first] = checked.unsure;
  if (!first) throw new Error('there are two');
  const after = settleWord(checked, first, 'concentrated, very');
  expect(after.text).toBe('Water is concentrated, very here.\n\nIt is actlve there.');
  expect(wordsOf(after)).toEqual(['actlve']);
  expect(after.pageStarts).toEqual([0, after.text.indexOf('It')]);
});

it('leaves a word that is right as it is, and asks no more about it', () => {
  const [first] = checked.unsure;
  if (!first) throw new Error('there are two');
  const after = settleWord(checked, first, 'concentrafed');
  expect(after.text).toBe(text);
  expect(wordsOf(after)).toEqual(['actlve']);
});

it.each([
  ['before all of them', `New. ${text}`, ['concentrafed', 'actlve']],
  ['between them', text.replace('here', 'in the cell'), ['concentrafed', 'actlve']],
  ['inside one', text.replace('concentrafed', 'concentrated'), ['actlve']],
  ['over one', 'Water is actlve there.', ['actlve']],
  ['to everything', 'Quite another text', []],
])('keeps the words to look at in their places after a change %s', (_, now, words) => {
  expect(wordsOf(changeText(checked, now))).toEqual(words);
});

it('keeps the places where pages begin inside the text', () => {
  const after = changeText(checked, text.slice(0, 10));
  expect(after.pageStarts).toEqual([0, 10]);
});

it('cuts a text into paragraphs, and those at the words to look at', () => {
  expect(
    cutAtWords(checked).map((paragraph) =>
      paragraph.map(({ text: words, word }) => [words, !!word]),
    ),
  ).toEqual([
    [
      ['Water is ', false],
      ['concentrafed', true],
      [' here.', false],
    ],
    [
      ['It is ', false],
      ['actlve', true],
      [' there.', false],
    ],
  ]);
});

function wordAt(word: string): UnsureWord {
  const start = text.indexOf(word);
  return { start, end: start + word.length, page: 1, box: [0.1, 0.1, 0.2, 0.05] };
}

function wordsOf(now: CheckedText): string[] {
  return now.unsure.map(({ start, end }) => now.text.slice(start, end));
}
