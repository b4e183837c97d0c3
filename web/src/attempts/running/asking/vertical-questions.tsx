import type { Answer } from '@engram/core/questions/answer.ts';
import type { PublicQuestion } from '@engram/core/questions/public-question.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { memo } from 'react';
import { AskedQuestion } from '../../../questions/asked-question.tsx';
import { useGivenAnswer } from '../../keeping/use-attempts.ts';
import { Hint } from './hint.tsx';
import type { QuestionsProps } from './horizontal-questions.tsx';
import { runnerMessages as messages } from '../messages.ts';
import { ReportButton } from './report-button.tsx';
import type { QuestionParts } from './use-question-parts.ts';

type VerticalQuestionsProps = QuestionsProps & {
  /** Somebody is at work on it. */
  onVisit: (number: number) => void;
};

/** All questions on one page [RUN-04] (N21). */
export function VerticalQuestions({ questions, own, ...shown }: VerticalQuestionsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {questions.map((question, index) => (
        <VerticalQuestion
          key={question.id}
          {...shown}
          testId={own?.id}
          question={question}
          ownQuestion={own?.questions[index]}
          number={index + 1}
        />
      ))}
    </div>
  );
}

type VerticalQuestionProps = {
  uid: string;
  attemptId: string;
  testId: string | undefined;
  question: PublicQuestion;
  ownQuestion: Question | undefined;
  number: number;
  isReportUsed: boolean;
  parts: QuestionParts;
  onAnswer: (questionId: string, answer: Answer) => void;
  onReport: (number: number) => void;
  onVisit: (number: number) => void;
};

/** The browser lays out and draws what is near the window, not fifty questions for every letter. */
const drawnWhenNear =
  '[contain-intrinsic-block-size:auto_20rem] [overflow-clip-margin:1rem] not-print:[content-visibility:auto]';

/** With fifty of them on a page, an answer to one must not render the others. */
const VerticalQuestion = memo(function VerticalQuestion({
  uid,
  attemptId,
  testId,
  question,
  ownQuestion,
  number,
  isReportUsed,
  parts,
  onAnswer,
  onReport,
  onVisit,
}: VerticalQuestionProps) {
  const given = useGivenAnswer({ uid, id: attemptId }, question.id);
  return (
    <div
      onFocus={() => onVisit(number)}
      className={`${drawnWhenNear} scroll-mt-32 md:scroll-mt-24`}
    >
      <AskedQuestion
        question={question}
        answer={given?.answer ?? null}
        onAnswer={(answer) => onAnswer(question.id, answer)}
        position={messages.positionAlone(number)}
        isCompact
        headingRef={(heading) => parts.noteHeading(number, heading)}
        action={
          ownQuestion && (
            <ReportButton number={number} isUsed={isReportUsed} onReport={() => onReport(number)} />
          )
        }
      >
        {testId !== undefined && ownQuestion && (
          <Hint
            testId={testId}
            question={ownQuestion}
            buttonRef={(button) => parts.noteHint(number, button)}
          />
        )}
      </AskedQuestion>
    </div>
  );
});
