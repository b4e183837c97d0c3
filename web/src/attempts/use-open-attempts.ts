import type { TestSummary } from '@engram/core/practice-tests/practice-test.ts';
import { useSyncExternalStore } from 'react';
import { attemptsOf } from './keeping/attempt-store.ts';
import { hasAnswers } from './keeping/has-answers.ts';
import type { KeptAttempt } from './keeping/kept-attempt.ts';

type Openable = Pick<TestSummary, 'id' | 'openAttemptId'>;

/** The tests with the attempts that are open as this browser knows it: lists of the server lag. */
export function useOpenAttempts<Test extends Openable>(
  uid: string,
  tests: readonly Test[],
): Test[] {
  const store = attemptsOf(uid);
  // As a text, because the same attempts have to be the same thing.
  const told = useSyncExternalStore(store.subscribe, () =>
    store
      .list()
      .map((attempt) => [attempt.id, attempt.testId, stateOf(attempt)].join(' '))
      .join('\n'),
  );
  const known = told.split('\n').map((line) => line.split(' '));
  return tests.map((test) => {
    const here = known.findLast(([, testId, state]) => testId === test.id && state === open)?.[0];
    const isOver = known.some(([id, , state]) => id === test.openAttemptId && state === over);
    return { ...test, openAttemptId: here ?? (isOver ? null : test.openAttemptId) };
  });
}

function stateOf(attempt: KeptAttempt): string {
  if (attempt.phase !== 'open' || attempt.refusal !== null) return over;
  return hasAnswers(attempt) ? open : untouched;
}

const open = 'open';
const untouched = 'untouched';
const over = 'over';
