import { expect, it } from 'vitest';
import { gradeTyped } from './grade-typed.ts';
import { makeTyped } from './sort-answers.ts';

function grade(key: string, answer: string) {
  const text = 'Which molecule takes up carbon dioxide in the cycle?';
  return gradeTyped(makeTyped({ text, quote: '', key }), answer);
}

it.each([
  ['RuBP', 'RuBPP'],
  ['NaCl', 'NaCll'],
  ['NADPH', 'NADPPH'],
  ['mRNA', 'mRRNA'],
  ['the NADPH molecule', 'NADPPH molecule'],
  ['ATP', 'ADP'],
  ['ATP', 'ATTP'],
  ['NaCl', 'NaC1'],
  ['T4', 'T3'],
])('forgives no slip in a symbol: for %j, %j is not right', (key, answer) => {
  expect(grade(key, answer)).not.toBe('correct');
});

it.each([
  ['ATP', 'ADP'],
  ['ATP', 'ATTP'],
  ['NaCl', 'NaC1'],
  ['T4', 'T3'],
])('knows another symbol by its letters: for %j, %j is wrong', (key, answer) => {
  expect(grade(key, answer)).toBe('incorrect');
});

it.each([
  ['RuBP', 'rubp'],
  ['RuBP', 'RuBPs'],
  ['T4', 't4'],
  ['ÖPNV', 'OPNV'],
  ['the NADPH molecule', 'the NADPH molecul'],
  ['PHOTOSYNTHESIS', 'photosyntesis'],
  ['photosynthesis', 'photosyntesis'],
])('takes a symbol in small letters and a slip in a word: for %j, %j', (key, answer) => {
  expect(grade(key, answer)).toBe('correct');
});
