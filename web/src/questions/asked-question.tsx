import { questionTypeNames } from '@engram/core/practice-tests/messages.ts';
import { blank } from '@engram/core/questions/question.ts';
import { type ReactNode, type Ref, useId } from 'react';
import { BlankInput } from '../ui/studying/blank-input.tsx';
import { QuestionCard } from '../ui/studying/question-card.tsx';
import { AnswerControl, type AnswerControlProps } from './answer-control.tsx';
import { BlankedText } from './blanked-text.tsx';
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
  return (
    <QuestionCard
      questionId={id}
      kind={questionTypeNames[question.type]}
      question={
        question.type === 'fill-in-blank' ? (
          <Sentence {...control} labelledBy={id} />
        ) : (
          <BlankedText text={question.text} />
        )
      }
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

/** A text with its gap; one without a gap, such as an owner may write, ends in it. */
function Sentence({
  question,
  answer,
  onAnswer,
  isDisabled = false,
  feedback,
  labelledBy,
}: AnswerControlProps) {
  const [before = '', ...after] = question.text.split(blank);
  return (
    <>
      {before}
      <BlankInput
        label={messages.blank}
        // The focus comes straight here, and 'Blank' alone would ask nothing.
        describedBy={labelledBy}
        value={readChoice(answer) ?? ''}
        onChange={onAnswer}
        isDisabled={isDisabled}
        feedback={feedback?.blank}
      />
      {after.join(blank)}
    </>
  );
}
