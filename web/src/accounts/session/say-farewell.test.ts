import { expect, it, vi } from 'vitest';
import { writeToken } from '../../http/token.ts';
import { keepForLater, listKept } from '../../storage/kept-work.ts';
import { sayFarewell } from './say-farewell.ts';
import { maya } from '../../testing/stub-server.ts';

const { uid } = maya;
const token = 'the-token';

it('forgets what is kept once it is said, and not before', async () => {
  keep('attempt:a');
  const sendLastWords = vi.fn(async () => expect(listKept(uid)).toEqual(['attempt:a']));
  await sayFarewell({ uid, token, loadLastWords: async () => sendLastWords });
  expect(sendLastWords).toHaveBeenCalledExactlyOnceWith(uid, token);
  expect(listKept(uid)).toEqual([]);
});

it('waits for nothing where nothing is kept', () => {
  const loadLastWords = vi.fn(async () => undefined);
  expect(sayFarewell({ uid, token, loadLastWords })).toBeUndefined();
  expect(loadLastWords).not.toHaveBeenCalled();
});

it('forgets what is kept when the code that would send it does not arrive', async () => {
  vi.useFakeTimers();
  keep('attempt:a');
  const farewell = sayFarewell({ uid, token, loadLastWords: () => new Promise(() => undefined) });
  await vi.advanceTimersByTimeAsync(5_000);
  await farewell;
  expect(listKept(uid)).toEqual([]);
});

it('leaves nothing in the browser of a user who closes the page at once', () => {
  keep('attempt:a');
  void sayFarewell({ uid, token, loadLastWords: () => new Promise(() => undefined) });
  window.dispatchEvent(new Event('pagehide'));
  expect(listKept(uid)).toEqual([]);
});

it('keeps the work of a user who has signed in before the last words are said', async () => {
  keep('attempt:a');
  const code = Promise.withResolvers<undefined>();
  const farewell = sayFarewell({ uid, token, loadLastWords: () => code.promise });
  writeToken('the-next-token');
  keep('attempt:b');
  code.resolve(undefined);
  await farewell;
  expect(listKept(uid)).toContain('attempt:b');
});

function keep(name: string) {
  keepForLater({ uid, name }, '{}');
}
