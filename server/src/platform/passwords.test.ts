import { expect, it } from 'vitest';
import { littleWork } from '../testing/little-work.ts';
import { openPasswords, PasswordsBusyError } from './passwords.ts';

const passwords = await openPasswords();

it('knows the right password from a wrong one', async () => {
  const stored = await passwords.hash('a long enough secret');
  expect(await passwords.matches(stored, 'a long enough secret')).toBe(true);
  expect(await passwords.matches(stored, 'A long enough secret')).toBe(false);
});

it('matches nothing without a stored hash, not even the stand-in', async () => {
  expect(await passwords.matches(undefined, 'no password is this one')).toBe(false);
});

it('refuses work beyond its queue instead of letting everybody wait', async () => {
  const quick = await openPasswords(littleWork);
  const asked = Array.from({ length: 140 }, () => quick.matches(undefined, 'a guess'));
  const outcomes = await Promise.allSettled(asked);
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused).toHaveLength(10);
  expect(refused[0]?.reason).toBeInstanceOf(PasswordsBusyError);
  expect(await quick.matches(undefined, 'a guess')).toBe(false);
});
