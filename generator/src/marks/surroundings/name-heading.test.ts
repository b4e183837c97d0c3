import { expect, it } from 'vitest';
import { nameHeading } from './name-heading.ts';

it.each([
  ['## 2.1 Loading of the phloem:', 'Loading of the phloem'],
  ['Slide 3: Law', 'Law'],
  ['Slide 3', ''],
  ['(copied from the door)', ''],
])('names %j %j', (written, name) => {
  expect(nameHeading(written)).toBe(name);
});

it('cuts a long one at a space that is in no formula', () => {
  const many = 'A heading of many words '.repeat(7).trim();
  expect(nameHeading(`${many} with $E = \\frac{1}{2} m v^2 + c$ as it is written`)).toBe(
    `${many} with …`,
  );
  expect(nameHeading('词'.repeat(300))).toBe(`${'词'.repeat(198)} …`);
});
