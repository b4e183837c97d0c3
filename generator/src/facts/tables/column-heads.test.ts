import { expect, it } from 'vitest';
import { holdsData, holdsQualities, isTellingHead, mayLean } from './column-heads.ts';

it.each(['Capital', 'Length (km)', 'Tells us', 'Dist. (AU)', 'inserción en húmero', 'Main job'])(
  'understands the head %s alone',
  (head) => {
    expect(isTellingHead(head)).toBe(true);
  },
);

it.each(['NOT', 'what', 'pro', 'At', 'Hook', 'Char.', 'vit.', 'K', 'ok?', 'Value', 'à retenir'])(
  'does not understand the head %s alone',
  (head) => {
    expect(isTellingHead(head)).toBe(false);
  },
);

it('knows columns of qualities, which other rows may have too', () => {
  const heads = ['Use', 'Good sources', 'Typical injury', 'Vorteile', 'Control', 'Watch out'];
  expect(heads.map(holdsQualities)).toEqual(Array.from({ length: 6 }, () => true));
  expect(['Capital', 'Function', 'Found', 'Meaning'].map(holdsQualities)).toEqual(
    Array.from({ length: 4 }, () => false),
  );
});

it('knows columns of data, which nobody knows by heart', () => {
  expect(['Sales', 'Population (m)', 'Mean', '% of total'].map(holdsData)).not.toContain(false);
  expect(['Year', 'kcal per g', 'Atomic number'].map(holdsData)).not.toContain(true);
});

it.each([
  ['Year', ['Crisis', 'Year', 'President'], false],
  ['Year', ['Psychologist', 'Theory', 'Year'], true],
  ['Year', ['Psychologist', 'Year'], true],
  ['Height (m)', ['Mountain', 'Height (m)'], false],
  ['Height (m)', ['Continent', 'Mountain', 'Height (m)'], true],
  ['Capital', ['Country', 'Continent', 'Capital'], false],
])('sees whether %s of %j may belong to another column', (head, header, expected) => {
  expect(mayLean(head, header)).toBe(expected);
});
