import type { Answer } from '@engram/core/questions/answer.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { betweenSides, betweenTexts, listAnswer } from '@engram/core/questions/write-answer.ts';
import { Fragment } from 'react';
import { RichLine } from '../rich-text/rich-text.tsx';

type AnswerLineProps = { question: Question; answer: Answer };

/** An answer as one line, with all that its texts have in them. */
export function AnswerLine({ question, answer }: AnswerLineProps) {
  return listAnswer(question, answer).map((sides, place) => (
    // The texts of an answer never change their order.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={place}>
      {place > 0 && betweenTexts}
      {sides.map((text, side) => (
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={side}>
          {side > 0 && betweenSides}
          <RichLine text={text} format={question.format} />
        </Fragment>
      ))}
    </Fragment>
  ));
}

export function KeyLine({ question }: { question: Question }) {
  return <AnswerLine question={question} answer={question.correctAnswer} />;
}
