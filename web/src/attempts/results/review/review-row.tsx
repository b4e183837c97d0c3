import type { OutcomeMark, OwnVerdict } from '@engram/core/attempts/attempt.ts';
import { markOf } from '@engram/core/attempts/credit.ts';
import { resultMessages, writeMark, writeSharedMark } from '@engram/core/attempts/messages.ts';
import { ChevronDown } from 'lucide-react';
import { drawStem } from '../../../rich-text/draw-stem.tsx';
import { drawGapLine } from '../../../questions/blanked-text.tsx';
import { QuestionContext } from '../../../questions/question-context.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { markLooks } from '../../mark-looks.ts';
import { ExplainAnswer } from './explain-answer.tsx';
import { reviewMessages as messages } from '../messages.ts';
import { OwnVerdictChoice } from './own-verdict-choice.tsx';
import { QuestionSource } from './question-source.tsx';
import type { ResultView, ReviewedQuestion } from '../result-view.ts';
import { ReviewedAnswer } from './reviewed-answer.tsx';

type ReviewRowProps = {
  one: ReviewedQuestion;
  view: ResultView;
  isOpen: boolean;
  /** The learner's verdict is asked for. */
  isJudgedNow: boolean;
  onToggle: (isOpen: boolean) => void;
  onJudge: ((verdict: OwnVerdict) => void) | undefined;
};

export function ReviewRow({ one, view, isOpen, isJudgedNow, onToggle, onJudge }: ReviewRowProps) {
  const { number, question, outcome } = one;
  // The whole row is pressed to open it: pictures in its heading are only looked at.
  const { asked, above, below } = drawStem(question, {
    drawGap: drawGapLine,
    isHeadingStill: true,
  });
  const headingId = `review-${one.key.replace(' ', '-')}`;
  return (
    <details
      open={isOpen}
      onToggle={(event) => onToggle(event.currentTarget.open)}
      className="group border-line not-last:border-b"
    >
      <summary className="grid cursor-pointer list-none grid-cols-[2.25rem_minmax(0,1fr)_auto_auto] items-start gap-x-3 gap-y-1.5 rounded-tag px-[clamp(18px,2.2vw,24px)] py-4 focus-visible:shadow-focus max-md:grid-cols-[1.5rem_minmax(0,1fr)_auto] [&::-webkit-details-marker]:hidden">
        <span className="pt-px font-semibold text-ink-3">{number}</span>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
          <QuestionContext context={question.context} format={question.format} />
          <h3
            id={headingId}
            className="font-serif text-[1.125rem] leading-[1.4] font-[480] wrap-anywhere"
          >
            {asked}
          </h3>
        </div>
        <span className="flex flex-wrap items-center justify-end gap-1.5 max-md:col-start-2 max-md:row-start-2 max-md:justify-start">
          {view.isEndless && <Badge>{messages.attempts(outcome.attempts)}</Badge>}
          {outcome.isOwnVerdict && <Badge>{messages.ownVerdict}</Badge>}
          {outcome.isModelVerdict && <Badge>{messages.modelVerdict}</Badge>}
          {outcome.verdict === 'unanswered' && <Badge>{resultMessages.notAnswered}</Badge>}
          <MarkBadge mark={markOf(outcome)} isShared={view.isShared} />
        </span>
        <Icon
          icon={ChevronDown}
          className="mt-0.5 text-ink-3 transition-[rotate] duration-(--d2) group-open:rotate-180 max-md:col-start-3 max-md:row-start-1"
        />
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-7 gap-y-5 px-[clamp(18px,2.2vw,24px)] pb-6 md:ps-[calc(clamp(18px,2.2vw,24px)+3rem)] lg:grid-cols-2">
        {(above !== undefined || below !== undefined) && (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3 font-serif wrap-anywhere lg:col-span-2">
            {above}
            {below}
          </div>
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
          <ReviewedAnswer
            question={question}
            outcome={outcome}
            labelledBy={headingId}
            isByOther={view.isByOther ?? false}
          />
          {onJudge && (
            <OwnVerdictChoice
              question={question}
              outcome={outcome}
              labelledBy={headingId}
              isNow={isJudgedNow}
              onJudge={onJudge}
            />
          )}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
          <QuestionSource question={question} view={view} />
          <ExplainAnswer question={question} view={view} />
        </div>
      </div>
    </details>
  );
}

function MarkBadge({ mark, isShared }: { mark: OutcomeMark; isShared: boolean }) {
  const { tone, icon } = markLooks[mark];
  return (
    <Badge tone={tone}>
      <Icon icon={icon} size="small" />
      {isShared ? writeSharedMark(mark) : writeMark(mark)}
    </Badge>
  );
}
