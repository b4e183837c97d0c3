import type { Outcome } from '@engram/core/attempts/attempt.ts';
import { creditOf } from '@engram/core/attempts/credit.ts';
import { countedAnswer } from '@engram/core/attempts/grade-attempt.ts';
import { writeCredit } from '@engram/core/attempts/messages.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { writeAnswer, writeKey } from '@engram/core/questions/write-answer.ts';
import { AnswerLine, KeyLine } from '../../../questions/answer-line.tsx';
import { AnswerControl } from '../../../questions/answer-control.tsx';
import { showKey } from '../../../questions/show-key.tsx';
import { reviewMessages as messages } from '../messages.ts';
import { WrittenAnswer } from './written-answer.tsx';

type ReviewedAnswerProps = {
  question: Question;
  outcome: Outcome;
  /** The id of the question's heading. */
  labelledBy: string;
  isByOther: boolean;
};

/** What was answered beside what is right, for each type [RES-23] [RES-24] (N19). */
export function ReviewedAnswer({ question, outcome, labelledBy, isByOther }: ReviewedAnswerProps) {
  const givenWords = isByOther ? messages.givenByOther : messages.given;
  const answer = countedAnswer(outcome);
  const credit = writeCredit(question.type, creditOf(outcome));
  if (question.type === 'short-answer' || question.type === 'fill-in-blank') {
    return (
      <>
        {credit !== undefined && <p className="type-sm font-semibold">{credit}</p>}
        <WrittenAnswer
          given={answer === null ? '' : writeAnswer(question, answer)}
          wanted={writeKey(question)}
          drawn={{
            given: answer !== null && <AnswerLine question={question} answer={answer} />,
            wanted: <KeyLine question={question} />,
          }}
          verdict={outcome.verdict}
          givenWords={givenWords}
        />
      </>
    );
  }
  return (
    <>
      {credit !== undefined && <p className="type-sm font-semibold">{credit}</p>}
      <AnswerControl
        question={question}
        answer={answer}
        labelledBy={labelledBy}
        isDisabled
        isCompact
        feedback={showKey(question, answer, givenWords.answer)}
        onAnswer={leaveAsItIs}
      />
    </>
  );
}

function leaveAsItIs() {
  // What is reviewed does not change any more.
}
