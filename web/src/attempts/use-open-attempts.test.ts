import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { maya } from '../testing/stub-server.ts';
import { attemptsOf } from './keeping/attempt-store.ts';
import { makeAttempt, makeTest, testIdOf } from './testing/stub-tests.ts';
import { useOpenAttempts } from './use-open-attempts.ts';

it('knows an attempt that was begun here before the server does', () => {
  const test = makeTest(1);
  const { result } = renderOpen([{ id: test.id, openAttemptId: null }]);
  expect(result.current).toEqual([{ id: test.id, openAttemptId: null }]);
  act(() => {
    attemptsOf(maya.uid).begin(test);
  });
  const [begun] = attemptsOf(maya.uid).list();
  expect(result.current).toEqual([{ id: test.id, openAttemptId: begun?.id }]);
});

it('knows that an attempt is over before the server does', () => {
  const { id } = attemptsOf(maya.uid).adopt(makeAttempt());
  const { result } = renderOpen([{ id: testIdOf(1), openAttemptId: id }]);
  expect(result.current[0]?.openAttemptId).toBe(id);
  act(() => attemptsOf(maya.uid).discard(id));
  expect(result.current[0]?.openAttemptId).toBeNull();
});

it('believes the server of what was begun elsewhere', () => {
  const { result } = renderOpen([{ id: testIdOf(1), openAttemptId: testIdOf(500) }]);
  expect(result.current[0]?.openAttemptId).toBe(testIdOf(500));
});

function renderOpen(tests: { id: string; openAttemptId: string | null }[]) {
  return renderHook(() => useOpenAttempts(maya.uid, tests));
}
