import { expect, it } from 'vitest';
import { writeRows } from './table-rows.ts';

const material = `Planets of the Sun.

| Planet | Moons | Day        |
|--------|:-----:|------------|
| Mars   | 2     | 24.6 hours |
| Venus  |       | 243 days   |

Venus turns | slowly.`;

function write(quote: string): string {
  return writeRows(quote, material, material.indexOf(quote));
}

it.each([
  ['| Mars   | 2     | 24.6 hours |', 'Mars · Moons: 2 · Day: 24.6 hours'],
  ['Mars   | 2     | 24.6 hours', 'Mars · Moons: 2 · Day: 24.6 hours'],
  ['| Planet | Moons | Day        |', 'Planet · Moons · Day'],
  [
    '| Planet | Moons | Day        |\n|--------|:-----:|------------|\n| Mars   | 2     | 24.6 hours |',
    'Planet · Moons · Day\nMars · Moons: 2 · Day: 24.6 hours',
  ],
  ['2     | 24.6 hours', '2 · 24.6 hours'],
  ['Planets of the Sun.', 'Planets of the Sun.'],
])('writes %s as people read it', (quote, read) => {
  expect(write(quote)).toBe(read);
});
