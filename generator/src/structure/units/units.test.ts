import { expect, it } from 'vitest';
import { findCode } from './code-lines.ts';
import { isFormula } from './formula-lines.ts';
import { readLines } from '../lines.ts';
import { findUnits } from './units.ts';

it.each([
  'E = m*c^2',
  '$v = v_0 + a t$',
  '$$\\int f(x) dx$$',
  '6CO2 + 6H2O -> C6H12O6 + 6O2',
  'pH = -log[H+]',
  'T x T = a x a x a + 1',
])('takes %s for a formula', (line) => {
  expect(isFormula(line)).toBe(true);
});

it.each([
  'OSI = reference model',
  'H2O = water',
  'ACK no. = next byte expected',
  'The speed is $v = 3$ here.',
  'heat -> expansion',
  '【算一算】某地震台先收到纵波 = 10 秒后',
])('takes %s for no formula', (line) => {
  expect(isFormula(line)).toBe(false);
});

it.each([
  ['a fence', ['Text.', '```', 'x', '', 'y', '```', 'More.'], [{ from: 1, to: 6 }]],
  ['an open fence', ['```', 'x', 'y'], [{ from: 0, to: 3 }]],
  [
    'Python',
    ['Text.', 'def f(x):', '    return x', '', 'print(f(1))', 'More text.'],
    [{ from: 1, to: 5 }],
  ],
  ['C', ['#include <stdio.h>', 'int x = 5;', 'Words follow.'], [{ from: 0, to: 2 }]],
  ['prose', ['If it rains, we stay:', 'For example, a return is due.', 'else'], []],
])('finds the code of %s', (_what, written, spans) => {
  expect(findCode(readLines(written.join('\n')))).toEqual(spans);
});

it.each([
  ['prices are no formula', 'It costs $5 and $10 today.', []],
  ['a formula is one', 'Let $a b$ be', [{ start: 4, end: 9 }]],
  ['code is one', 'Call `f(x)` now', [{ start: 5, end: 11 }]],
])('knows units: %s', (_what, text, units) => {
  expect(findUnits(text)).toEqual(units);
});
