import { moveQuestion, setQuestionPoints } from '@engram/core/practice-tests/api.ts';
import type { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useContext, useRef } from 'react';
import { type Move, moveTo } from '../../editing/moving/moved-place.ts';
import { call } from '../../http/call.ts';
import { readFailure } from '../../http/read-failure.ts';
import { useToasts } from '../../ui/toasts/toast-provider.tsx';
import { testKey } from '../queries.ts';
import { useShowTest } from '../use-show-test.ts';
import { reviewMessages as messages, unknownFailure } from './messages.ts';
import { OpenFormsContext } from './open-forms.ts';

/**
 * The order of the questions and what each is worth: both show at once, and the server follows. What
 * leads away waits for it, so that a test begins with them.
 */
export function useArranging({ id, questions: shown }: PracticeTest) {
  const client = useQueryClient();
  const show = useShowTest(id);
  const { showError } = useToasts();
  const openForms = useContext(OpenFormsContext);
  const wanted = useRef(new Map<string, number>());
  const sending = useRef(new Set<string>());
  const mutationKey = testKey(id);

  function change(make: (test: PracticeTest) => PracticeTest) {
    client.setQueryData<PracticeTest>(mutationKey, (test) => test && make(test));
  }

  function fail(words: (reason: string) => string, error: unknown) {
    showError(words(readFailure(error, unknownFailure)));
    void client.invalidateQueries({ queryKey: mutationKey });
  }

  const moving = useMutation({
    mutationKey,
    // One after the other: each says behind which question it goes.
    scope: { id: `arranging-${id}` },
    mutationFn: ({ questionId, after }: { questionId: string; after: string | null }) =>
      call(moveQuestion, { params: { id, questionId }, body: { after } }),
    onSuccess: ({ test }) => show(test),
    onError: (error) => fail(messages.notMoved, error),
  });

  /** Somebody presses many times: what was wanted last is sent, one call at a time. */
  async function sendPoints(questionId: string): Promise<boolean> {
    let isSaved = true;
    sending.current.add(questionId);
    for (;;) {
      const points = wanted.current.get(questionId);
      wanted.current.delete(questionId);
      if (points === undefined) break;
      try {
        const answer = await call(setQuestionPoints, {
          params: { id, questionId },
          body: { points },
        });
        isSaved = true;
        if (!wanted.current.has(questionId)) show(answer.test);
      } catch (error) {
        isSaved = false;
        wanted.current.delete(questionId);
        fail(messages.pointsNotSaved, error);
      }
    }
    sending.current.delete(questionId);
    return isSaved;
  }

  return {
    move(questionId: string, move: Move) {
      const questions = moveTo(shown, move);
      change((test) => ({ ...test, questions }));
      const after = questions[move.at - 1]?.id ?? null;
      openForms.hold(
        moving.mutateAsync({ questionId, after }).then(
          () => true,
          () => false,
        ),
      );
    },
    setPoints(questionId: string, points: number) {
      wanted.current.set(questionId, points);
      change((test) => ({
        ...test,
        questions: test.questions.map((one) => (one.id === questionId ? { ...one, points } : one)),
      }));
      if (!sending.current.has(questionId)) openForms.hold(sendPoints(questionId));
    },
  };
}

export type Arranging = ReturnType<typeof useArranging>;
