import { submitSharedTest } from '@engram/core/sharing/api.ts';
import type { SharedTest } from '@engram/core/sharing/shared-test.ts';
import { useMutation } from '@tanstack/react-query';
import { attemptsOf } from '../../../attempts/keeping/attempt-store.ts';
import { keepTaken, type Taken } from '../../../attempts/keeping/taken-shares.ts';
import { listGiven } from '../../../attempts/keeping/sending/unsent.ts';
import { call } from '../../../http/call.ts';
import { explainSubmitFailure } from '../explain-failure.ts';
import { dropBegun, type UnderWay } from '../kept-shares.ts';
import { writeSubmission } from './write-submission.ts';

type Submitting = {
  code: string;
  test: SharedTest;
  uid: string | undefined;
  onTaken: (taken: Taken, isStored: boolean) => void;
};

/** Sends the answers in one call, under the key of their attempt; they stay here until it is heard. */
export function useSubmission({ code, test, uid, onTaken }: Submitting) {
  const sending = useMutation({
    async mutationFn({ owner, begun: { attemptId, name } }: UnderWay): Promise<Taken> {
      const attempt = attemptsOf(owner).find(attemptId);
      if (!attempt) throw new Error('The answers are gone from this browser.');
      const result = await call(
        submitSharedTest,
        { params: { id: code }, body: writeSubmission(attempt, name) },
        { idempotencyKey: attemptId },
      );
      const { title, settings } = test;
      const answers = listGiven(attempt);
      // A session may end under the test: the server says whose it took the answers for.
      const heardUid = result.isKept && uid !== undefined ? uid : null;
      const facts = { version: 1 as const, key: attemptId, at: Date.now(), uid: heardUid };
      return { ...facts, name, title, settings, answers, result };
    },
    onSuccess(taken, { owner, begun }) {
      // First in the one place, then out of the other, so that a crash between loses neither.
      // Without room for it they stay: the same answers get the same result again.
      const isStored = keepTaken(code, taken);
      if (isStored) dropBegun({ owner, code }, begun.attemptId);
      onTaken(taken, isStored);
    },
  });
  return {
    submit: sending.mutate,
    reset: sending.reset,
    isPending: sending.isPending,
    isTaken: sending.isSuccess,
    failure: sending.error ? explainSubmitFailure(sending.error) : undefined,
  };
}
