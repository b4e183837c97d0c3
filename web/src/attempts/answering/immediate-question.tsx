import type { GivenAnswer, OwnVerdict } from '@engram/core/attempts/attempt.ts';
import { judgeLast } from '@engram/core/attempts/endless/endless.ts';
import { isBlank } from '@engram/core/attempts/grade-attempt.ts';
import type { Answer, Verdict } from '@engram/core/questions/answer.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { type FormEvent, type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { AskedQuestion } from '../../questions/asked-question.tsx';
import { isWritten } from '../../questions/is-written.ts';
import { Button } from '../../ui/button.tsx';
import { chooseOption } from '../running/asking/choose-option.ts';
import { useRunnerKeys } from '../running/use-runner-keys.ts';
import { markAnswer } from './mark-answer.ts';
import { answeringMessages as messages } from './messages.ts';
import { focusOpenOption, useArrowFocus } from './use-arrow-focus.ts';

/** How a question stands for whoever tells of it. */
export type Standing = { verdict: Verdict | undefined; isOver: boolean };

type ImmediateQuestionProps = {
  question: Question;
  given: GivenAnswer | undefined;
  /** Until the right answer is found (C37); else the first one ends it. */
  canRetry: boolean;
  onAnswer: (answer: Answer) => void;
  position: ReactNode;
  action?: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
  isCompact?: boolean;
  /** One of several below each other: smaller, and its button is not the page's main one. */
  isInList?: boolean;
  /** What the keys do beside choosing. */
  keys: {
    isOn: boolean;
    next: () => void;
    report: () => void;
    hint: () => void;
    leave: () => void;
  };
  children: (standing: Standing) => ReactNode;
};

/**
 * A question that says at once how the answer was [END-02]. Choosing an option is answering; other
 * types have a button for it (N18). The parent gives each turn a key of its own.
 */
export function ImmediateQuestion({
  question,
  given,
  canRetry,
  onAnswer,
  position,
  action,
  headingRef,
  isCompact = false,
  isInList = false,
  keys,
  children,
}: ImmediateQuestionProps) {
  const [draft, setDraft] = useState<Answer | null>(given?.answer ?? null);
  const [tried, setTried] = useState(() => listTried(question, given));
  const form = useArrowFocus<HTMLFormElement>();
  const standing = stand(question, given, canRetry);
  const { verdict, isOver } = standing;
  const isChoice = question.type === 'multiple-choice' || question.type === 'true-false';
  const triesBefore = useRef(tried.length);

  useEffect(() => {
    // The option that had the focus cannot be chosen any more.
    if (tried.length > triesBefore.current && !isOver) focusOpenOption(form.current);
    triesBefore.current = tried.length;
  }, [tried, isOver, form]);

  function choose(answer: Answer) {
    setDraft(answer);
    if (!isChoice || isOver) return;
    if (typeof answer === 'string' && answer !== question.correctAnswer) {
      setTried([...tried, answer]);
    }
    onAnswer(answer);
  }

  function check(event: FormEvent) {
    event.preventDefault();
    if (!isChoice && !isOver && draft !== null && !isBlank(draft)) onAnswer(draft);
  }

  useRunnerKeys({
    isOn: keys.isOn,
    // Once it is over there is nothing left to type.
    question: isOver && isWritten(question.type) ? undefined : question,
    actions: {
      choose: (index) => {
        const answer = chooseOption(question, draft, index);
        const isClosed = typeof answer === 'string' && tried.includes(answer);
        if (answer !== undefined && !isClosed && !isOver) choose(answer);
      },
      previous: () => undefined,
      next: () => {
        if (isOver) keys.next();
      },
      showGrid: () => undefined,
      report: keys.report,
      hint: keys.hint,
      leave: keys.leave,
    },
  });

  const isChanged = draft !== given?.answer;
  return (
    <form ref={form} noValidate onSubmit={check} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <AskedQuestion
        question={question}
        answer={draft}
        onAnswer={choose}
        isDisabled={isOver || verdict === 'needs-review'}
        isCompact={isCompact}
        feedback={
          isChanged && !isChoice && !isOver
            ? undefined
            : markAnswer({ question, answer: given?.answer ?? null, verdict, isOver, tried })
        }
        position={position}
        action={action}
        isFramed={false}
        size={isInList ? 'small' : 'large'}
        level={isInList ? 3 : 2}
        {...(headingRef !== undefined && { headingRef })}
      >
        {!isChoice && !isOver && verdict !== 'needs-review' && (
          <Button
            type="submit"
            variant={isInList ? 'secondary' : 'primary'}
            isPaused={draft === null || isBlank(draft)}
            className="justify-self-start"
          >
            {messages.check}
          </Button>
        )}
      </AskedQuestion>
      {children(standing)}
    </form>
  );
}

export function stand(
  question: Question,
  given: GivenAnswer | undefined,
  canRetry: boolean,
): Standing {
  const verdict = judgeLast(question, given);
  const isJudged = (given?.ownVerdict ?? null) !== null;
  const isFinal = verdict === 'correct' || (verdict === 'incorrect' && !canRetry);
  return { verdict, isOver: isJudged || isFinal };
}

/** After a reload the first and the last are known. */
function listTried(question: Question, given: GivenAnswer | undefined): string[] {
  const known = [given?.firstAnswer, given?.answer].filter((answer) => typeof answer === 'string');
  return [...new Set(known)].filter((answer) => answer !== question.correctAnswer);
}

/** Whether the learner may say that a written answer is right against the rule. */
export function mayOverrule(
  question: Question,
  given: GivenAnswer | undefined,
  { verdict }: Standing,
): boolean {
  const isFirst = given?.attempts === 1 && given.ownVerdict === null;
  return isWritten(question.type) && isFirst && verdict === 'incorrect';
}

export type JudgeOwn = (verdict: OwnVerdict) => void;
