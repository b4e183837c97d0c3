import { expect, it } from 'vitest';
import { formOf, headOf } from './term-form.ts';

it.each([
  ['DNS', 'short'],
  ['G1', 'short'],
  ['TCP/IP', 'short'],
  ['443', 'short'],
  ['Hub', 'words'],
  ['random access memory', 'words'],
  ['-eq', 'sign'],
] as const)('reads %s as %s', (term, form) => {
  expect(formOf(term)).toBe(form);
});

it.each([
  ['retrograde amnesia', 'amnesia'],
  ['Local networks', 'network'],
  ['standard error of the mean', 'error'],
  ['Hub', null],
  ['levels of processing', null],
])('finds in %s the head %s', (term, head) => {
  expect(headOf(term)).toBe(head);
});
