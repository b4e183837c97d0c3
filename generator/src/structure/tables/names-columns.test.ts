import { expect, it } from 'vitest';
import { namesColumns } from './names-columns.ts';

function read(...lines: string[]): boolean {
  const [first = [], ...others] = lines.map((line) => line.split(' | '));
  return namesColumns(first, others);
}

it.each([
  ['words above numbers', ['Bond | Length (pm)', 'C–C | 154', 'C=C | 134']],
  ['words above amounts', ['Planet | Day', 'Earth | 24 h', 'Mars | 24.6 h']],
  ['a word that only heads a column', ['Word | Meaning', 'hub | repeats bits', 'nave | a room']],
])('takes for names of columns: %s', (_, lines) => {
  expect(read(...lines)).toBe(true);
});

it.each([
  ['a timeline', ['8 Jan | 14 Points', '3 March | Brest-Litovsk', '29 Sept | Bulgaria gives up']],
  ['a timeline of months', ['Feb | war zone', 'Oct | Serbia overrun', 'Nov | truce']],
  ['letters with their words', ['D | Danger', 'R | Response', 'A | Airway']],
  ['a list of numbers', ['22 | SSH', '25 | SMTP', '53 | DNS']],
  ['a list of words in two languages', ['die Katze | the cat', 'der Hund | the dog']],
  ['a line that ends with a number', ['Somme | tanks, mud | 1916', 'Verdun | forts | 1916']],
])('does not take for names of columns: %s', (_, lines) => {
  expect(read(...lines)).toBe(false);
});
