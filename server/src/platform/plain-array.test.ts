import { expect, it } from 'vitest';
import { writePlainArray } from './plain-array.ts';

it('writes ids, numbers, moments and nothing as PostgreSQL reads them', () => {
  expect(writePlainArray(['0198c1b2-7c00-7000-8000-000000000001', 'review'])).toBe(
    '{0198c1b2-7c00-7000-8000-000000000001,review}',
  );
  expect(writePlainArray([1.5e-7, -2, null])).toBe('{1.5e-7,-2,NULL}');
  expect(writePlainArray([new Date('2026-03-01T12:00:00.000Z')])).toBe(
    '{2026-03-01T12:00:00.000Z}',
  );
  expect(writePlainArray([])).toBe('{}');
});

it.each(['a,b', '{', '"', String.raw`\x`, 'two words', ''])('refuses %j', (value) => {
  expect(() => writePlainArray([value])).toThrow('Needs quotes');
});
