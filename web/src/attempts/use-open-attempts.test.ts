import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { maya } from '../testing/stub-server.ts';
import { questionAt } from '../generation/testing/stub-generation.ts';
import { attemptsOf } from './keeping/attempt-store.ts';
import { makeAttempt, makeTest, testIdOf } from './testing/stub-tests.ts';
import { useOpenAttempts } from './use-open-attempts.ts';

it('knows an attempt that was begun here before the server does', () => {
  const test = makeTest(1);
  const { result } = renderOpen([{ id: test.id, openAttemptId: null }]);
  expect(result.current).toEqual([{ id: test.id, openAttemptId: null }]);
  const begun = attemptsOf(maya.uid).begin(test);
  act(() => attemptsOf(maya.uid).answer(begun.id, { questionId, answer: 'True' }));
  expect(result.current).toEqual([{ id: test.id, openAttemptId: begun.id }]);
});

it('offers no attempt that was only opened, nor one whose answers were taken back', () => {
  const test = makeTest(1);
  const { result } = renderOpen([{ id: test.id, openAttemptId: null }]);
  const { id } = attemptsOf(maya.uid).begin(test);
  act(() => attemptsOf(maya.uid).answer(id, { questionId, answer: '' }));
  expect(result.current).toEqual([{ id: test.id, openAttemptId: null }]);
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

const questionId = questionAt(1).id;

function renderOpen(tests: { id: string; openAttemptId: string | null }[]) {
  return renderHook(() => useOpenAttempts(maya.uid, tests));
}
