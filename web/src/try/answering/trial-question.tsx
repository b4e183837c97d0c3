import { giveOnce, type GivenAnswer, type OwnVerdict } from '@engram/core/attempts/attempt.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { ShieldCheck, X } from 'lucide-react';
import type { Ref } from 'react';
import { drawPieceOf } from '../../rich-text/draw-piece.tsx';
import { Feedback } from '../../attempts/answering/feedback.tsx';
import { ImmediateQuestion } from '../../attempts/answering/immediate-question.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { SourceQuote } from '../../ui/studying/source-quote.tsx';
import { trialMessages as messages } from '../messages.ts';

type TrialQuestionProps = {
  number: number | undefined;
  /** Not there for the moment in which a mark becomes one. */
  question: Question | undefined;
  given: GivenAnswer | undefined;
  onAnswer: (given: GivenAnswer) => void;
  /** Of a question that somebody has marked. */
  words?: string;
  isNew?: boolean;
  /** Of the question that is to be answered next. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  onRemove?: () => void;
};

/** A question that is answered once, and then says how it was and where it came from. */
export function TrialQuestion(props: TrialQuestionProps) {
  const { number, question, given, onAnswer, words, isNew = false, headingRef, onRemove } = props;
  return (
    <li
      className={classNames(
        'rounded-card border bg-surface p-[clamp(16px,2vw,22px)] shadow-e1',
        // Closer together than where a question is alone on its page.
        '[&_article]:gap-3.5 [&_form]:gap-4 [&_textarea]:min-h-13!',
        isNew ? 'border-petrol inset-ring inset-ring-petrol' : 'border-line',
      )}
    >
      {question ? (
        <ImmediateQuestion
          // Another question for the same mark begins anew.
          key={`${question.type} ${question.text}`}
          question={question}
          given={given}
          canRetry={false}
          isCompact
          isInList
          onAnswer={(answer) => onAnswer(giveOnce(question.id, answer))}
          position={<Position number={number} isMarked={onRemove !== undefined} />}
          action={
            onRemove && (
              <button
                type="button"
                aria-label={messages.remove(number ?? 0, words ?? '')}
                onClick={onRemove}
                className="-my-2 -me-2 grid size-11 place-items-center rounded-full text-ink-3 hover:bg-sunken hover:text-ink focus-visible:shadow-focus"
              >
                <Icon icon={X} size="small" />
              </button>
            )
          }
          {...(headingRef !== undefined && { headingRef })}
          keys={noKeys}
        >
          {(standing) => (
            <>
              <Feedback
                question={question}
                given={given}
                standing={standing}
                onJudge={(ownVerdict: OwnVerdict) => given && onAnswer({ ...given, ownVerdict })}
              />
              {standing.isOver && question.source && (
                <SourceQuote
                  isSmall
                  highlighted={question.source.quote}
                  draw={drawPieceOf(question.format)}
                  highlightLabel={messages.source}
                />
              )}
            </>
          )}
        </ImmediateQuestion>
      ) : (
        <p className="type-sm text-ink-2">{messages.becoming}</p>
      )}
    </li>
  );
}

/** Several questions are on the page, so no letter can choose for one of them. */
const nothing = () => undefined;
const noKeys = { isOn: false, next: nothing, report: nothing, hint: nothing, leave: nothing };

function Position({ number, isMarked }: { number: number | undefined; isMarked: boolean }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <span className="text-ink-2">{number}</span>
      <span className="inline-flex items-center gap-1.5 type-xs font-semibold text-ink-2">
        {isMarked ? (
          <i aria-hidden="true" className="inline-block h-3 w-4 rounded-[3px] bg-mark-quote" />
        ) : (
          <Icon icon={ShieldCheck} size="small" />
        )}
        {isMarked ? messages.fromMark : messages.sureQuestion}
      </span>
    </span>
  );
}
