import { expect, it } from 'vitest';
import { isLabel } from './labels.ts';

it.each([
  'Advantages',
  'Causes of the war',
  'Main advantages',
  'Step 2',
  'Step 3 of the test',
  'Type 2',
  'Total',
  'Nerve supply',
  'Side effects',
  '7',
  'Vorteile',
  'Ejemplos',
  'Inconvénients',
  'Example (short)',
])('takes “%s” for a label', (text) => {
  expect(isLabel(text)).toBe(true);
});

it.each([
  'Testing effect',
  'Time series',
  'Type 2 diabetes',
  'Vitamin A',
  'B12',
  'A1',
  'Nave',
  'Placebo effect',
  'Mass spectrometry',
])('takes “%s” for a name', (text) => {
  expect(isLabel(text)).toBe(false);
});
