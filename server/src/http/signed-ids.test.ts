import { z } from '@engram/core/zod.ts';
import { expect, it } from 'vitest';
import { isSignedId, makeSignedId } from './signed-ids.ts';

const secret = 'a secret of at least thirty-two characters';

it('makes the same id for the same thing, and another for another or with another secret', () => {
  const id = makeSignedId(secret, 'try 1');
  expect(z.uuid().parse(id)).toBe(id);
  expect(makeSignedId(secret, 'try 1')).toBe(id);
  expect(makeSignedId(secret, 'try 2')).not.toBe(id);
  expect(makeSignedId(`${secret}!`, 'try 1')).not.toBe(id);
});

it('knows its own, in any letter case, and nothing else', () => {
  const id = makeSignedId(secret, 'try 1');
  expect([id, id.toUpperCase()].map((one) => isSignedId(secret, one))).toEqual([true, true]);
  const other = id.endsWith('0') ? `${id.slice(0, -1)}1` : `${id.slice(0, -1)}0`;
  const changed = `${id.startsWith('0') ? '1' : '0'}${id.slice(1)}`;
  const random = crypto.randomUUID();
  expect([other, changed, random].map((one) => isSignedId(secret, one))).toEqual([
    false,
    false,
    false,
  ]);
  expect(isSignedId(`${secret}!`, id)).toBe(false);
});
