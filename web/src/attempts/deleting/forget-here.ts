import { dropTest } from '../../practice-tests/keeping/test-store.ts';
import { attemptsOf } from '../keeping/attempt-store.ts';

/** Of a test that is gone: else this browser would go on offering an attempt at it. */
export function forgetHere(uid: string, testId: string): void {
  const attempts = attemptsOf(uid);
  for (const attempt of attempts.list()) if (attempt.testId === testId) attempts.drop(attempt.id);
  dropTest(uid, testId);
}
