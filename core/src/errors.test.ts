import { expect, it } from 'vitest';
import { errorTable } from './error-table.ts';
import { readErrorMessage } from './errors.ts';

const statusText = 'Bad Request';

it('[API-21] takes the message first', () => {
  const data = { message: 'a', error: 'b', details: 'c' };
  expect(readErrorMessage(data, { statusText })).toBe('a');
});

it('[API-21] takes error when there is no message', () => {
  expect(readErrorMessage({ error: 'b', details: 'c' }, { statusText })).toBe('b');
});

it('[API-21] takes details when there is neither message nor error', () => {
  expect(readErrorMessage({ details: 'c' }, { statusText })).toBe('c');
});

it('[API-21] takes the default of the call, then the status text', () => {
  expect(readErrorMessage({}, { statusText, fallback: 'Login failed' })).toBe('Login failed');
  expect(readErrorMessage(undefined, { statusText })).toBe('Bad Request');
});

it("prefers a screen's own words for a known code", () => {
  const data = { code: 'gone', message: 'This is no longer available.' };
  const byCode = { gone: 'This test has expired and is no longer available.' };
  expect(readErrorMessage(data, { statusText, byCode })).toBe(
    'This test has expired and is no longer available.',
  );
});

it('skips fields that are empty or not text', () => {
  expect(readErrorMessage({ message: ' ', error: { a: 1 }, details: 'c' }, { statusText })).toBe(
    'c',
  );
});

it('ends no sentence for the user with a code or a stack', () => {
  const words = Object.values(errorTable).map((entry) => entry.message);
  expect(words.filter((message) => /[{}<>]|undefined|null|at \w+\./.test(message))).toEqual([]);
});
