import { expect, it } from 'vitest';
import { holdsData, holdsQualities, isTellingHead } from './column-heads.ts';

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
  expect(['Use', 'Good sources', 'Typical injury', 'Vorteile'].map(holdsQualities)).toEqual(
    Array.from({ length: 4 }, () => true),
  );
  expect(['Capital', 'Function', 'Found', 'Meaning'].map(holdsQualities)).toEqual(
    Array.from({ length: 4 }, () => false),
  );
});

it('knows columns of data, which nobody knows by heart', () => {
  expect(['Sales', 'Population (m)', 'Mean', '% of total'].map(holdsData)).not.toContain(false);
  expect(['Year', 'kcal per g', 'Atomic number'].map(holdsData)).not.toContain(true);
});
