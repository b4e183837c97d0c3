import { pickIndex, seedRandom } from '@engram/core/seeded-random.ts';
import { expect, it } from 'vitest';
import { prepareWithPlaces } from './prepare-places.ts';
import { prepareText } from './prepare-text.ts';

/** Where a word of a raw text is in the prepared one, by its own place. */
function placeOf(raw: string, word: string): string {
  const { text, places } = prepareWithPlaces(raw, [raw.indexOf(word)]);
  return text.slice(places[0]);
}

it('finds a place after spaces, line ends, hidden signs and blank lines were taken away', () => {
  const raw = '  \n\n One  \r\nTwo\u200B\u0007  \r\n\r\n \r\n\r\n\r\nThree';
  expect(prepareWithPlaces(raw, []).text).toBe('One\nTwo\n\nThree');
  expect(placeOf(raw, 'One')).toBe('One\nTwo\n\nThree');
  expect(placeOf(raw, 'Two')).toBe('Two\n\nThree');
  expect(placeOf(raw, 'Three')).toBe('Three');
});

it('counts what was taken away as the beginning of what follows', () => {
  const { text, places } = prepareWithPlaces('A\n\n\n\n\n\nB', [3, 4, 5, 6, 7]);
  expect(text).toBe('A\n\nB');
  expect(places).toEqual([3, 3, 3, 3, 3]);
});

it('finds a place after letters that were written with two signs', () => {
  const raw = 'Cafe\u0301 re\u0301sume\u0301 \u1112\u1161\u11AB end';
  expect(placeOf(raw, 'end')).toBe('end');
  expect(placeOf(raw, '\u1112')).toBe('한 end');
});

it('takes a place in the middle of a letter for its beginning', () => {
  const { text, places } = prepareWithPlaces('ae\u0301\u0323b', [2, 3]);
  expect(places.map((place) => text.slice(place).normalize('NFD'))).toEqual([
    'e\u0323\u0301b',
    'e\u0323\u0301b',
  ]);
});

it('keeps the order in which it was asked', () => {
  expect(prepareWithPlaces('  one two', [6, 2]).places).toEqual([4, 0]);
});

it('keeps places within the text', () => {
  expect(prepareWithPlaces(' one ', [-3, 5, 900]).places).toEqual([0, 3, 3]);
});

const signs = ['a', 'b', ' ', '\t', '\n', '\r', '\r\n', '\u200B', 'e', '\u0301', '\u0323', '😀'];

it('prepares as prepareText does, and each place begins the same words', () => {
  const random = seedRandom('places');
  for (let round = 0; round < 300; round += 1) {
    const raw = Array.from({ length: 60 }, () => signs[pickIndex(random, signs.length)]).join('');
    const all = Array.from({ length: raw.length + 1 }, (_, place) => place);
    const { text, places } = prepareWithPlaces(raw, all);
    expect(text).toBe(prepareText(raw));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    const visible = all.filter((place) => /[ab]/.test(raw.charAt(place)));
    for (const place of visible) {
      expect(text.charAt(places[place] ?? -1).normalize('NFD')).toContain(raw.charAt(place));
    }
  }
});
