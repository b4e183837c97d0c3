import { questionTypeNames } from '@engram/core/practice-tests/messages.ts';
import { blank } from '@engram/core/questions/question.ts';
import { type ReactNode, type Ref, useId } from 'react';
import { drawStem } from '../rich-text/draw-stem.tsx';
import { BlankInput } from '../ui/studying/blank-input.tsx';
import { QuestionCard } from '../ui/studying/question-card.tsx';
import { AnswerControl, type AnswerControlProps } from './answer-control.tsx';
import { drawGapLine } from './blanked-text.tsx';
import { QuestionContext } from './question-context.tsx';
import { answerMessages as messages } from './messages.ts';
import { readChoice } from './read-answer.ts';

type AskedQuestionProps = Omit<AnswerControlProps, 'labelledBy'> & {
  position?: ReactNode;
  action?: ReactNode;
  isFramed?: boolean;
  size?: 'large' | 'medium' | 'small';
  level?: 2 | 3 | 4;
  headingRef?: Ref<HTMLHeadingElement>;
  /** Below the answers, such as a check button or what came of it. */
  children?: ReactNode;
};

/** A question with what it takes to answer it, of any type. */
export function AskedQuestion({
  position,
  action,
  isFramed = true,
  size = 'medium',
  level = 2,
  headingRef,
  children,
  ...control
}: AskedQuestionProps) {
  const id = useId();
  const { question } = control;
  const { context } = question;
  const contextId = context && `${id}-context`;
  const input = question.type === 'fill-in-blank' && (
    <Gap {...control} labelledBy={contextId === undefined ? id : `${contextId} ${id}`} />
  );
  const { asked, above, below } = drawStem(question, {
    drawGap: input ? drawOnce(input) : drawGapLine,
  });
  return (
    <QuestionCard
      questionId={id}
      kind={questionTypeNames[question.type]}
      context={
        contextId === undefined
          ? undefined
          : {
              id: contextId,
              shown: <QuestionContext id={contextId} context={context} format={question.format} />,
            }
      }
      question={
        <>
          {asked}
          {!question.text.includes(blank) && input}
        </>
      }
      above={above}
      below={below}
      position={position}
      action={action}
      isFramed={isFramed}
      size={size}
      level={level}
      {...(headingRef !== undefined && { headingRef })}
    >
      {question.type !== 'fill-in-blank' && <AnswerControl {...control} labelledBy={id} />}
      {children}
    </QuestionCard>
  );
}

/** A question has one gap; whatever else looks like one stays as it is written. */
function drawOnce(input: ReactNode): () => ReactNode {
  let isDrawn = false;
  return () => {
    const drawn = isDrawn ? blank : input;
    isDrawn = true;
    return drawn;
  };
}

/** A gap to write into; a text without one, such as an owner may write, ends in it. */
function Gap({ answer, onAnswer, isDisabled = false, feedback, labelledBy }: AnswerControlProps) {
  return (
    <BlankInput
      label={messages.blank}
      // The focus comes straight here, and 'Blank' alone would ask nothing.
      describedBy={labelledBy}
      value={readChoice(answer) ?? ''}
      onChange={onAnswer}
      isDisabled={isDisabled}
      feedback={feedback?.blank}
    />
  );
}
