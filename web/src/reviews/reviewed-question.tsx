import type { GivenAnswer, OwnVerdict } from '@engram/core/attempts/attempt.ts';
import type { Answer } from '@engram/core/questions/answer.ts';
import type { ReviewItem } from '@engram/core/reviews/review-queue.ts';
import { mayBeDefended, outcomeOf } from '@engram/core/reviews/outcome-of.ts';
import { canRearrange, rearrangeQuestion } from '@engram/core/reviews/rearrange-question.ts';
import type { Review } from '@engram/core/reviews/review.ts';
import { CircleCheck, RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { RichText } from '../rich-text/rich-text.tsx';
import { Feedback } from '../attempts/answering/feedback.tsx';
import { ImmediateQuestion, stand } from '../attempts/answering/immediate-question.tsx';
import { CardQuote } from '../flashcards/studying/card-quote.tsx';
import { useCardKeys } from '../flashcards/studying/use-card-keys.ts';
import { writeDay } from '../flashcards/write-last-studied.ts';
import { focusField, focusQuestion } from '../questions/focus-question.ts';
import { Badge } from '../ui/badge.tsx';
import { Icon } from '../ui/icon.tsx';
import { reviewMessages as messages } from './messages.ts';
import { RatingDock, type RatingProps } from './rating-row.tsx';

type QuestionItem = Extract<ReviewItem, { kind: 'question' }>;

type ReviewedQuestionProps = RatingProps & {
  shown: QuestionItem;
  timeZone: string;
};

/** A question that was missed in a test: answered first, then rated. */
export function ReviewedQuestion({
  shown,
  timeZone,
  takesFocus,
  onRate,
  onLeave,
  ...rating
}: ReviewedQuestionProps) {
  const [given, setGiven] = useState<GivenAnswer>();
  const heading = useRef<HTMLHeadingElement>(null);
  const group = useRef<HTMLDivElement>(null);
  const [day] = useState(() => writeDay(shown.missedAt, { now: Date.now(), timeZone }));
  const question = arrange(shown);
  const { isOver, verdict } = stand(question, given, false);
  const isRight = isOver && verdict === 'correct';
  const { hasKeys } = rating;
  const told = given && tell(given);
  const isForgotten = outcomeOf({ mark: 'good', given: told }, question) === 'again';
  const judge = (ownVerdict: OwnVerdict) =>
    setGiven((before) => before && { ...before, ownVerdict });

  useEffect(() => {
    if (takesFocus) focusQuestion(heading.current);
    else focusField(heading.current);
  }, [takesFocus]);

  // What was answered with can no longer have the focus.
  useEffect(() => {
    if (!isOver) return;
    group.current?.focus({ preventScroll: true });
    group.current?.scrollIntoView({ block: 'nearest' });
  }, [isOver, verdict]);

  // Until then the question has the keys.
  useCardKeys(hasKeys && isOver, { Escape: onLeave });

  return (
    <>
      <ImmediateQuestion
        question={question}
        given={given}
        canRetry={false}
        isCompact
        onAnswer={(answer) => setGiven(answerOf(question.id, answer))}
        position={<Missed day={day} isRearranged={canRearrange(question)} />}
        headingRef={heading}
        keys={{
          isOn: hasKeys && !isOver,
          next: () => undefined,
          report: () => undefined,
          hint: () => undefined,
          leave: onLeave,
        }}
      >
        {(standing) => (
          <div className="grid gap-4">
            {standing.verdict !== 'correct' && (
              <Feedback
                question={question}
                given={given}
                standing={standing}
                onJudge={judge}
                isOverruledElsewhere
              />
            )}
            {standing.isOver && question.explanation !== '' && (
              <div className="text-ink-2 wrap-anywhere">
                <RichText text={question.explanation} format={question.format} />
              </div>
            )}
            {standing.isOver && shown.source && (
              <CardQuote source={shown.source} format={question.format} />
            )}
          </div>
        )}
      </ImmediateQuestion>
      <RatingDock
        {...rating}
        item={shown}
        isOff={!isOver}
        suggested={verdict === 'incorrect' ? 'again' : 'good'}
        isForgotten={isForgotten}
        onDefend={isForgotten && mayBeDefended(question) ? () => judge('correct') : undefined}
        onRate={(mark) => onRate(mark, told)}
        groupRef={group}
        helper={isOver ? messages.questionBack : messages.answerFirst}
      >
        {/* A wrong answer is told of above. */}
        <p role="status" className={isRight ? undefined : 'sr-only'}>
          {isRight && (
            <span className="flex items-center gap-2 font-semibold text-success-ink">
              <Icon icon={CircleCheck} />
              {messages.correct}
            </span>
          )}
        </p>
      </RatingDock>
    </>
  );
}

function arrange({ question, itemId, schedule: { reps } }: QuestionItem) {
  return rearrangeQuestion(question, `${itemId} ${reps}`);
}

/** What is sent of it; judged wrong by its learner it is what it would be anyway. */
function tell({ answer, ownVerdict }: GivenAnswer): Review['given'] {
  return answer === null ? undefined : { answer, isRightToo: ownVerdict === 'correct' };
}

function answerOf(questionId: string, answer: Answer): GivenAnswer {
  return {
    questionId,
    round: 0,
    answer,
    firstAnswer: answer,
    attempts: 1,
    ownVerdict: null,
    revision: 1,
  };
}

function Missed({ day, isRearranged }: { day: string; isRearranged: boolean }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 whitespace-normal">
      <Badge tone="blue">
        <Icon icon={RotateCcw} size="small" />
        {messages.missed}
      </Badge>
      <span className="type-xs font-normal text-ink-3">{messages.missedOn(day, isRearranged)}</span>
    </span>
  );
}
