import { questionLimits } from '@engram/core/limits.ts';
import { removeQuestion, restoreQuestion } from '@engram/core/practice-tests/api.ts';
import { testFailures } from '@engram/core/practice-tests/failure-messages.ts';
import type { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { useContext, useRef, useState } from 'react';
import { useUndoKey } from '../../editing/use-undo-key.ts';
import { call } from '../../http/call.ts';
import { readFailure } from '../../http/read-failure.ts';
import { useToasts } from '../../ui/toasts/toast-provider.tsx';
import { useShowTest } from '../use-show-test.ts';
import type { Removed } from './list-entries.ts';
import { reviewMessages as messages, unknownFailure } from './messages.ts';
import { OpenFormsContext } from './open-forms.ts';

/**
 * A question goes at once and leaves a row in its place that brings it back, as long as the page is
 * open. What leads away waits until the server knows, so that a test begins without what was
 * deleted, and with what was brought back.
 */
export function useDeleting(test: PracticeTest, onFocus: (questionId: string) => void) {
  const { id } = test;
  const show = useShowTest(id);
  const { showError } = useToasts();
  const openForms = useContext(OpenFormsContext);
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  const underWay = useRef(new Map<string, Promise<boolean>>());
  const goneIds = new Set(removed.map(({ question }) => question.id));
  const questions = test.questions.filter((question) => !goneIds.has(question.id));

  const forget = (questionId: string) =>
    setRemoved((all) => all.filter(({ question }) => question.id !== questionId));

  async function takeOut({ question: { id: questionId }, number }: Removed): Promise<boolean> {
    try {
      const { test: changed } = await call(removeQuestion, { params: { id, questionId } });
      show(changed);
      return true;
    } catch (error) {
      forget(questionId);
      onFocus(questionId);
      showError(messages.notDeleted(number, readFailure(error, unknownFailure)));
      return false;
    }
  }

  function remove(questionId: string) {
    if (questions.length <= questionLimits.minPerTest)
      return showError(testFailures.tooFewQuestions);
    const place = questions.findIndex((question) => question.id === questionId);
    const question: Question | undefined = questions[place];
    if (!question) return undefined;
    const before = questions[place - 1]?.id ?? null;
    const gone = { question, number: place + 1, before };
    setRemoved((all) => [...all, gone]);
    onFocus(questionId);
    const taking = takeOut(gone);
    underWay.current.set(questionId, taking);
    return openForms.hold(taking);
  }

  async function bringBack(questionId: string): Promise<boolean> {
    const isGone = await (underWay.current.get(questionId) ?? false);
    underWay.current.delete(questionId);
    if (!isGone) return true;
    try {
      const { test: changed } = await call(restoreQuestion, { params: { id, questionId } });
      onFocus(questionId);
      show(changed);
      forget(questionId);
      return true;
    } catch (error) {
      underWay.current.set(questionId, Promise.resolve(true));
      showError(messages.notRestored(readFailure(error, unknownFailure)));
      return false;
    }
  }

  async function restore(questionId: string): Promise<void> {
    const restoring = bringBack(questionId);
    openForms.hold(restoring);
    await restoring;
  }

  const last = removed.at(-1);
  useUndoKey(last && (() => void restore(last.question.id)));

  return { questions, removed, remove, restore };
}
