import { pickIndex, type Random } from '@engram/core/seeded-random.ts';
import { happens, pick } from './chance.ts';

/** What a field may hold instead of what it should. */
const hostile: unknown[] = [
  null,
  true,
  0,
  -1,
  2 ** 31,
  2 ** 53,
  1e308,
  0.1,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  '\uFEFF\u202E\u200B',
  '%00',
  "'; drop table users; --",
  '$1',
  '{{constructor}}',
  '__proto__',
  'a'.repeat(3_000),
  '😀'.repeat(700),
  '9'.repeat(400),
  '2026-02-30T25:61:61Z',
  [],
  {},
  [[[[[[[[]]]]]]]],
  { length: 1e9 },
];

const names = ['__proto__', 'constructor', 'prototype', 'toString', '\u0000', ''] as const;

/** The same with one thing in it put wrong, wherever chance says. */
export function spoilValue(value: unknown, random: Random): unknown {
  if (Array.isArray(value) && value.length > 0 && happens(random, 80)) {
    const index = pickIndex(random, value.length);
    return value.toSpliced(index, 1, spoilValue(value[index], random));
  }
  if (typeof value === 'object' && value !== null && happens(random, 90)) {
    return spoilObject(Object.entries(value), random);
  }
  return pick(random, hostile);
}

function spoilObject(fields: [string, unknown][], random: Random): unknown {
  const index = pickIndex(random, fields.length);
  const field = fields[index];
  if (!field) return pick(random, hostile);
  const [name, value] = field;
  const change = pick(random, ['value', 'value', 'value', 'name', 'more', 'less']);
  const without = fields.toSpliced(index, 1);
  if (change === 'less') return Object.fromEntries(without);
  if (change === 'value') {
    return Object.fromEntries(fields.with(index, [name, spoilValue(value, random)]));
  }
  const other: [string, unknown] = [pick(random, names), value];
  return Object.fromEntries([...(change === 'name' ? without : fields), other]);
}
