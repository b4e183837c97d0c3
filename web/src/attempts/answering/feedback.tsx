import type { GivenAnswer } from '@engram/core/attempts/attempt.ts';
import { creditLast } from '@engram/core/attempts/endless/endless.ts';
import { writeCredit } from '@engram/core/attempts/messages.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { CircleX, Scale } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { KeyLine } from '../../questions/answer-line.tsx';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/states/note.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { markLooks } from '../mark-looks.ts';
import { type JudgeOwn, mayOverrule, type Standing } from './immediate-question.tsx';
import { answeringMessages as messages } from './messages.ts';

type FeedbackProps = {
  question: Question;
  given: GivenAnswer | undefined;
  standing: Standing;
  onJudge: JudgeOwn;
  /** A place of its own lets the learner say that the answer is right too. */
  isOverruledElsewhere?: boolean;
  /** Beside the words, such as what leads on. */
  action?: ReactNode;
};

/** What is said of an answer; news for a screen reader, so the place of good news is always there. */
export function Feedback({
  question,
  given,
  standing,
  onJudge,
  isOverruledElsewhere = false,
  action,
}: FeedbackProps) {
  const { verdict, isOver } = standing;
  // A reload finds it there, and nobody has pressed anything yet.
  const [wasInReview] = useState(verdict === 'needs-review');
  const credit = creditLast(question, given);
  const isPartly = verdict === 'incorrect' && credit !== undefined && credit.earned > 0;
  const howMuch = credit && writeCredit(question.type, credit);
  const wrong = verdict === 'incorrect' && (
    <div className="grid gap-1">
      <Row
        words={
          <>
            {messages[isPartly ? 'partly' : 'incorrect']} <KeyLine question={question} />
          </>
        }
        action={isOver && action}
      />
      {howMuch !== undefined && <p>{howMuch}</p>}
      {!isOver && <p>{isChosen(question) ? messages.chooseRight : messages.writeRight}</p>}
      {!isOverruledElsewhere && mayOverrule(question, given, standing) && (
        <TextButton
          className="justify-self-start text-current! underline"
          onClick={() => onJudge('correct')}
        >
          {messages.rightToo}
        </TextButton>
      )}
    </div>
  );
  return (
    <>
      <div role="status" className={verdict === 'correct' || isPartly ? undefined : 'sr-only'}>
        {verdict === 'correct' && (
          <Note tone="green" className={noteClass}>
            <Row words={messages.correct} action={action} />
          </Note>
        )}
        {isPartly && (
          <Note icon={markLooks.partly.icon} className={noteClass}>
            {wrong}
          </Note>
        )}
      </div>
      {wrong && !isPartly && (
        <Note tone="red" icon={CircleX} className={noteClass}>
          {wrong}
        </Note>
      )}
      {verdict === 'needs-review' && (
        <OwnJudgement question={question} takesFocus={!wasInReview} onJudge={onJudge} />
      )}
    </>
  );
}

const noteClass = 'px-4.5! py-3.5! items-start';

function Row({ words, action }: { words: ReactNode; action: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <p className="min-w-0 flex-1 basis-48 font-semibold wrap-anywhere">{words}</p>
      {action}
    </div>
  );
}

function isChosen({ type }: Question): boolean {
  return type === 'multiple-choice' || type === 'true-false';
}

type OwnJudgementProps = {
  question: Question;
  /** Came with an answer: the button that was pressed is gone. */
  takesFocus: boolean;
  onJudge: JudgeOwn;
};

/** Where no rule can say it, the learner does. */
function OwnJudgement({ question, takesFocus, onJudge }: OwnJudgementProps) {
  const titleId = useId();
  const wordsId = useId();
  const group = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (takesFocus && isFocusLost()) group.current?.focus();
  }, [takesFocus]);

  return (
    <Note icon={Scale} className={noteClass}>
      <div className="grid gap-2.5">
        <div id={wordsId} className="grid gap-2.5">
          <p>{messages.review}</p>
          <p className="wrap-anywhere">
            <span className="font-semibold">{messages.expected}</span>
            {': '}
            <span className="font-serif">
              <KeyLine question={question} />
            </span>
          </p>
        </div>
        <div
          ref={group}
          tabIndex={-1}
          role="group"
          aria-labelledby={titleId}
          aria-describedby={wordsId}
          className="flex flex-wrap items-center gap-2"
        >
          <span id={titleId} className="me-2 font-semibold">
            {messages.wasRight}
          </span>
          <Button size="small" onClick={() => onJudge('correct')}>
            {messages.iWasRight}
          </Button>
          <Button size="small" onClick={() => onJudge('incorrect')}>
            {messages.iWasWrong}
          </Button>
        </div>
      </div>
    </Note>
  );
}

/** Of what cannot be used any more some browsers let go only a moment later. */
function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.matches(':disabled');
}
