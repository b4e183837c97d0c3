import type { Turn } from '@engram/core/attempts/endless/endless.ts';
import type { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import { useEffect, useRef } from 'react';
import { TestQuote } from '../../practice-tests/test-quote.tsx';
import { focusField, focusQuestion } from '../../questions/focus-question.ts';
import { Note } from '../../ui/states/note.tsx';
import { Feedback } from '../answering/feedback.tsx';
import { ImmediateQuestion, stand } from '../answering/immediate-question.tsx';
import { NextButton } from '../answering/next-button.tsx';
import { Hint } from '../running/asking/hint.tsx';
import { ReportButton } from '../running/asking/report-button.tsx';
import { endlessMessages as messages } from './messages.ts';
import type { Endless } from './use-endless.ts';

type EndlessQuestionProps = {
  test: PracticeTest;
  turn: Turn;
  endless: Endless;
  takesFocus: boolean;
  isReported: boolean;
  onReport: () => void;
  keys: { isOn: boolean; leave: () => void };
};

export function EndlessQuestion({
  test,
  turn,
  endless,
  takesFocus,
  isReported,
  onReport,
  keys,
}: EndlessQuestionProps) {
  const { question } = turn;
  const { given, number, isAgain } = endless;
  const heading = useRef<HTMLHeadingElement>(null);
  const hint = useRef<HTMLButtonElement>(null);
  const wasOver = useRef(stand(question, given, true).isOver);

  useEffect(() => {
    if (!takesFocus) {
      focusField(heading.current);
      return;
    }
    focusQuestion(heading.current);
    window.scrollTo({ top: 0 });
  }, [takesFocus]);

  return (
    <ImmediateQuestion
      question={question}
      given={given}
      canRetry
      onAnswer={endless.answer}
      position={messages.question(number)}
      action={
        <span className="flex items-center gap-4">
          {given && (
            <span className="type-xs whitespace-nowrap text-ink-3 tabular-nums">
              {messages.attempt(given.attempts)}
            </span>
          )}
          <ReportButton isUsed={isReported} onReport={onReport} />
        </span>
      }
      headingRef={heading}
      keys={{
        ...keys,
        next: endless.goOn,
        report: onReport,
        hint: () => hint.current?.click(),
      }}
    >
      {(standing) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {isAgain && !given && <Note>{messages.again}</Note>}
          <Feedback
            question={question}
            given={given}
            standing={standing}
            onJudge={endless.judge}
            action={<NextButton takesFocus={!wasOver.current} onNext={endless.goOn} />}
          />
          {standing.verdict !== undefined && question.source && (
            <TestQuote
              source={question.source}
              format={question.format}
              studyMaterial={test.studyMaterial}
              parts={test.parts}
            />
          )}
          {standing.verdict === undefined && (
            <Hint testId={test.id} question={question} buttonRef={hint} />
          )}
        </div>
      )}
    </ImmediateQuestion>
  );
}
