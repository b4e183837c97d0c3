import { questionLimits } from '@engram/core/limits.ts';
import { removeQuestion } from '@engram/core/practice-tests/api.ts';
import { testFailures } from '@engram/core/practice-tests/failure-messages.ts';
import type { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import { useContext, useEffect, useRef, useState } from 'react';
import { call } from '../../http/call.ts';
import { readFailure } from '../../http/read-failure.ts';
import { useToasts } from '../../ui/toasts/toast-provider.tsx';
import { reviewMessages as messages, unknownFailure } from './messages.ts';
import { OpenFormsContext } from './open-forms.ts';
import { useShowTest } from '../use-show-test.ts';

/**
 * A question goes at once, and can be brought back for a while. Until that is over the server has it:
 * whatever leads away ends the offer, and the test begins without what was deleted.
 */
export function useDeleting(test: PracticeTest, onFocus: (questionId: string) => void) {
  const { id } = test;
  const show = useShowTest(id);
  const { showToast, showError } = useToasts();
  const openForms = useContext(OpenFormsContext);
  const [going, setGoing] = useState<ReadonlySet<string>>(new Set());
  const offers = useRef(new Set<() => void>());
  const questions = test.questions.filter((question) => !going.has(question.id));

  // The offer lives outside of the screen, and would outlast it.
  useEffect(() => {
    const open = offers.current;
    return () => {
      for (const end of open) end();
    };
  }, []);

  async function takeOut(questionId: string, number: number): Promise<boolean> {
    try {
      const { test: changed } = await call(removeQuestion, { params: { id, questionId } });
      show(changed);
      return true;
    } catch (error) {
      bringBack(questionId);
      showError(messages.notDeleted(number, readFailure(error, unknownFailure)));
      return false;
    }
  }

  function bringBack(questionId: string) {
    setGoing((ids) => new Set([...ids].filter((one) => one !== questionId)));
  }

  function remove(questionId: string) {
    if (questions.length <= questionLimits.minPerTest)
      return showError(testFailures.tooFewQuestions);
    const index = questions.findIndex((question) => question.id === questionId);
    const heir = questions[index + 1] ?? questions[index - 1];
    if (heir) onFocus(heir.id);
    setGoing((ids) => new Set([...ids, questionId]));

    let taking: Promise<boolean> | undefined;
    const settle = () => {
      taking ??= takeOut(questionId, index + 1);
      forget();
      return taking;
    };
    const forgetForm = openForms.note({ isTouched: true, save: settle });
    const dismiss = showToast(messages.deleted(index + 1), {
      label: messages.undo,
      onPress() {
        taking = Promise.resolve(true);
        forget();
        bringBack(questionId);
        onFocus(questionId);
      },
      onEnd: () => void settle(),
    });
    offers.current.add(dismiss);
    function forget() {
      forgetForm();
      offers.current.delete(dismiss);
    }
  }

  return { questions, remove };
}
