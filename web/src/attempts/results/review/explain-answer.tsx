import { explainQuestion } from '@engram/core/practice-tests/api.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { useMutation } from '@tanstack/react-query';
import { MessageCircleQuestion } from 'lucide-react';
import { useState } from 'react';
import { RichText } from '../../../rich-text/rich-text.tsx';
import { ApiError } from '../../../http/api-error.ts';
import { call } from '../../../http/call.ts';
import { readFailure } from '../../../http/read-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Note } from '../../../ui/states/note.tsx';
import { flushSync } from '../../keeping/sending/current-sync.ts';
import { reviewMessages as messages } from '../messages.ts';
import type { ResultView } from '../result-view.ts';

type ExplainAnswerProps = { question: Question; view: ResultView };

/** The stored explanation, or one that the server writes (D9, S01) [RES-27]. */
export function ExplainAnswer({ question, view: { testId, isShared } }: ExplainAnswerProps) {
  const [isShown, setIsShown] = useState(false);
  const asking = useMutation({
    async mutationFn(id: string) {
      // The test may still be on its way.
      await flushSync();
      return call(explainQuestion, { params: { id, questionId: question.id } });
    },
  });
  const stored = question.explanation === '' ? undefined : question.explanation;
  const explanation = stored ?? asking.data?.explanation;
  const mayAsk = testId !== undefined && !isShared;
  if (stored === undefined && !mayAsk) return null;

  const isOpen = isShown && explanation !== undefined;

  function explain() {
    setIsShown(!isOpen);
    if (explanation === undefined && testId !== undefined) asking.mutate(testId);
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3">
      <Button size="small" isBusy={asking.isPending} aria-expanded={isOpen} onClick={explain}>
        {!asking.isPending && <Icon icon={MessageCircleQuestion} size="small" />}
        {asking.isPending ? messages.generating : messages.explain}
      </Button>
      <div aria-live="polite" className="w-full">
        {isOpen && (
          <div className="grid gap-1 rounded-tile bg-petrol-soft px-3.5 py-3 type-sm text-petrol-ink">
            <p className="font-semibold">{messages.explanation}</p>
            <div className="wrap-anywhere whitespace-pre-line">
              <RichText text={explanation} format={question.format} />
            </div>
          </div>
        )}
      </div>
      {asking.isError && <Note tone="red">{explainFailure(asking.error)}</Note>}
    </div>
  );
}

/** What is used up does not come back by trying again. */
function explainFailure(error: unknown): string {
  const isUsedUp = error instanceof ApiError && error.code === 'ai-answers-used';
  return isUsedUp ? readFailure(error, messages.explainFailed) : messages.explainFailed;
}
