import {
  addQuestion,
  editQuestion,
  makeMoreQuestions,
  replaceQuestion,
} from '@engram/core/practice-tests/api.ts';
import type { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import type { QuestionEdit } from '@engram/core/practice-tests/question-edit.ts';
import { mutationOptions, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../http/call.ts';
import { readFailure } from '../../http/read-failure.ts';
import { useToasts } from '../../ui/toasts/toast-provider.tsx';
import { testKey } from '../queries.ts';
import { reviewMessages as messages, unknownFailure } from './messages.ts';
import { useShowTest } from '../use-show-test.ts';

type Written = { questionId: string; edit: QuestionEdit };

/** What the owner of a test can change in its questions (D26), and what is told of it. */
export function useReviewChanges(test: PracticeTest, onFocus: (questionId: string) => void) {
  const { id } = test;
  const show = useShowTest(id);
  const { showToast, showError } = useToasts();
  const [replacing, setReplacing] = useState<ReadonlySet<string>>(new Set());
  const numberOf = (questionId: string) =>
    test.questions.findIndex((one) => one.id === questionId) + 1;
  const tell = (error: unknown) => readFailure(error, unknownFailure);
  // One at a time: the server makes one thing for a user, and an answer brings the whole test.
  const scope = { id: `making-${id}` };
  const mutationKey = testKey(id);

  // Each form runs its own: what one is told is not about the question in another.
  const edit = mutationOptions({
    mutationKey,
    mutationFn: ({ questionId, newId, ...body }: Written & { newId: string }) =>
      call(editQuestion, { params: { id, questionId }, body: { newId, edit: body.edit } }),
    onSuccess: ({ test: changed }, { questionId, newId }) => {
      onFocus(newId);
      showToast(messages.saved(numberOf(questionId)));
      show(changed);
    },
  });

  const add = mutationOptions({
    mutationKey,
    mutationFn: ({ questionId, edit: written }: Written) =>
      call(addQuestion, { params: { id, questionId }, body: { edit: written } }),
    onSuccess: ({ test: changed }, { questionId }) => {
      onFocus(questionId);
      showToast(messages.added(1));
      show(changed);
    },
  });

  const replace = useMutation({
    mutationKey,
    scope,
    mutationFn: (questionId: string) => call(replaceQuestion, { params: { id, questionId } }),
    onSuccess: ({ test: changed }, questionId) => {
      const number = numberOf(questionId);
      const heir = changed.questions[number - 1];
      if (heir) onFocus(heir.id);
      showToast(messages.replaced(number));
      show(changed);
    },
    onError: (error, questionId) => {
      onFocus(questionId);
      setReplacing((ids) => without(ids, questionId));
      showError(messages.notReplaced(numberOf(questionId), tell(error)));
    },
  });

  const addMore = useMutation({
    mutationKey,
    scope,
    mutationFn: (count: number) => call(makeMoreQuestions, { params: { id }, body: { count } }),
    onSuccess: ({ added, test: changed }) => {
      showToast(messages.added(added.length));
      show(changed);
    },
    onError: (error) => showError(messages.notAdded(tell(error))),
  });

  return {
    edit,
    add,
    addMore,
    replacing,
    replace: (questionId: string) => {
      onFocus(questionId);
      setReplacing((ids) => new Set([...ids, questionId]));
      replace.mutate(questionId);
    },
  };
}

export type ReviewChanges = ReturnType<typeof useReviewChanges>;

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set([...ids].filter((one) => one !== id));
}
