import { expect, it } from 'vitest';
import { hashWords, readWords, wordsOf } from './way-back.ts';
import { wayBackWords } from './way-back-words.ts';

it('has more than 2,048 plain words, so that four are more than 44 bits', () => {
  expect(new Set(wayBackWords).size).toBe(wayBackWords.length);
  expect(wayBackWords.length).toBeGreaterThan(2_048);
  expect(wayBackWords.filter((word) => !/^[a-z]{3,9}$/.test(word))).toEqual([]);
});

/** With each letter left out once: words that differ by one letter share such a rest. */
function restsOf(word: string): string[] {
  return Array.from(word, (_, place) => `${word.slice(0, place)}_${word.slice(place + 1)}`);
}

it('has no two words that differ by one letter', () => {
  const seen = new Map<string, string>();
  const close: string[] = [];
  const longer = new Set(
    wayBackWords.flatMap((word) => restsOf(word).map((rest) => rest.replace('_', ''))),
  );
  for (const word of wayBackWords) {
    for (const rest of restsOf(word)) {
      const other = seen.get(rest);
      if (other) close.push(`${other} ${word}`);
      seen.set(rest, word);
    }
    if (longer.has(word)) close.push(word);
  }
  expect(close).toEqual([]);
});

it('draws each word alike, from nothing but the bytes', () => {
  expect(wordsOf(new Uint8Array(32))).toBe('abacus abacus abacus abacus');
  const [first, second] = [new Uint8Array(32).fill(7), new Uint8Array(32).fill(8)];
  expect(wordsOf(first)).toBe(wordsOf(first));
  expect(wordsOf(first)).not.toBe(wordsOf(second));
});

it('reads words as they are typed, and nothing else', () => {
  expect(readWords(' Abacus-ACORN, above.\tzebra ')).toBe('abacus acorn above zebra');
  expect(readWords('abacus acorn above')).toBeUndefined();
  expect(readWords('abacus acorn above zebra acorn')).toBeUndefined();
  expect(readWords('abacus acorn above zebro')).toBeUndefined();
});

it('hashes the same words differently in each class and on each server', () => {
  const secret = 'a secret of one server, long enough';
  const hash = (classId: string, key = secret) =>
    hashWords('abacus acorn above zebra', { classId, secret: key }).toString('hex');
  expect(hash('a')).toBe(hash('a'));
  expect(new Set([hash('a'), hash('b'), hash('a', `${secret}er`)]).size).toBe(3);
});
