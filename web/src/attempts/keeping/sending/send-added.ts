import { testLimits } from '@engram/core/limits.ts';
import { appendQuestions } from '@engram/core/practice-tests/api.ts';
import { call } from '../../../http/call.ts';
import { dropAdded, findAdded } from '../../../practice-tests/keeping/added-questions.ts';
import { findKeptTest, keepTest } from '../../../practice-tests/keeping/test-store.ts';

/**
 * Tells the server the questions that this device made for an endless test, before it is told the
 * answers to them. Throws when it cannot be told.
 */
export async function sendAddedQuestions(uid: string, testId: string): Promise<void> {
  for (;;) {
    const questions = findAdded(uid, testId).slice(0, testLimits.maxMoreQuestions);
    if (questions.length === 0) return;
    await call(appendQuestions, { params: { id: testId }, body: { questions } });
    // First in the one place, then out of the other, so that a crash between loses none.
    const kept = findKeptTest(uid, testId);
    if (kept) {
      const known = new Set(kept.test.questions.map(({ id }) => id));
      const fresh = questions.filter(({ id }) => !known.has(id));
      const all = [...kept.test.questions, ...fresh];
      keepTest(uid, { ...kept, test: { ...kept.test, questions: all } });
    }
    dropAdded(uid, testId, questions);
  }
}
