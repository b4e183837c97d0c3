import { hintQuestion } from '@engram/core/practice-tests/api.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { useMutation } from '@tanstack/react-query';
import { Lightbulb } from 'lucide-react';
import { type Ref, useEffect, useId, useRef, useState } from 'react';
import { RichText } from '../../../rich-text/rich-text.tsx';
import { useUser } from '../../../accounts/session/session.tsx';
import { call } from '../../../http/call.ts';
import { readFailure } from '../../../http/read-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Note } from '../../../ui/states/note.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { paths } from '../../../paths.ts';
import { runnerMessages } from '../messages.ts';
import { showAboveBar } from './show-above-bar.ts';

const messages = runnerMessages.hint;

type HintProps = {
  testId: string;
  question: Question;
  buttonRef?: Ref<HTMLButtonElement>;
  isBlock?: boolean;
};

/** A hint that does not contain the answer, for premium users (D8); for others, how to get it. */
export function Hint({ testId, question, buttonRef, isBlock = false }: HintProps) {
  const isPremium = useUser()?.isPremium ?? false;
  const id = useId();
  const [isAsked, setIsAsked] = useState(false);
  const asking = useMutation({
    mutationFn: () => call(hintQuestion, { params: { id: testId, questionId: question.id } }),
  });
  const stored = question.hint === '' ? undefined : question.hint;

  function ask() {
    setIsAsked(true);
    const isKnown = stored !== undefined || asking.isSuccess || asking.isPending;
    if (isPremium && !isKnown) asking.mutate();
  }

  const failure = asking.error && readFailure(asking.error, messages.failed);
  const hint = stored ?? asking.data?.hint;
  const said = useRef<HTMLDivElement>(null);

  // The button is often the last thing above the bar, and the hint below it would not be seen.
  useEffect(() => {
    if (isAsked && said.current) showAboveBar(said.current);
  }, [isAsked, hint, failure]);

  return (
    <div className="grid gap-3">
      <Button
        {...(buttonRef !== undefined && { ref: buttonRef })}
        isBlock={isBlock}
        aria-describedby={isAsked ? id : undefined}
        onClick={ask}
        className="justify-self-start"
      >
        <Icon icon={Lightbulb} />
        {messages.label}
        {!isPremium && <Tag>{messages.pro}</Tag>}
      </Button>
      <div ref={said}>
        <div role="status" id={id}>
          {isAsked && !isPremium && (
            <Note tone="yellow">
              {messages.premium} {/* Beside the test, which is not to be left for it. */}
              <a href={paths.pricing} target="_blank" rel="noreferrer">
                {messages.plans}
                <span className="sr-only">{messages.newTab}</span>
              </a>
            </Note>
          )}
          {isAsked && isPremium && !failure && (
            <Note icon={Lightbulb}>
              {hint === undefined ? (
                messages.waiting
              ) : (
                <RichText text={hint} format={question.format} />
              )}
            </Note>
          )}
        </div>
        {failure && <Note tone="red">{failure}</Note>}
      </div>
    </div>
  );
}
