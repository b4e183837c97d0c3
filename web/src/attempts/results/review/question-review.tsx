import type { OwnVerdict } from '@engram/core/attempts/attempt.ts';
import { useKeyList } from '../../../keys/key-lists.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Segmented } from '../../../ui/navigation/segmented.tsx';
import { reviewMessages as messages } from '../messages.ts';
import { isMissed, isWaiting, type ResultView, type ReviewedQuestion } from '../result-view.ts';
import { ReviewRow } from './review-row.tsx';
import type { ReviewFilter, ReviewList } from './use-review-list.ts';

type QuestionReviewProps = {
  view: ResultView;
  list: ReviewList;
  /** Absent where there is nobody whose verdict counts. */
  onJudge: ((one: ReviewedQuestion, verdict: OwnVerdict) => void) | undefined;
};

/** Each question with both answers and its source. */
export function QuestionReview({ view, list, onJudge }: QuestionReviewProps) {
  const { isEndless } = view;
  const { shown, openKeys, filter, areAllOpen, judgedNow } = list;
  useKeyList(judgedNow === undefined ? undefined : messages.keyList);

  if (isEndless && shown.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="question-review">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-4 border-b border-line px-[clamp(18px,2.2vw,24px)] py-4.5">
        <h2 id="question-review" className="me-auto type-h3">
          {isEndless ? messages.wrongTitle : messages.title}
        </h2>
        {shown.length > 1 && (
          <Button size="small" variant="ghost" className="max-md:-me-3" onClick={list.toggleAll}>
            {areAllOpen ? messages.closeAll : messages.openAll}
          </Button>
        )}
        {!isEndless && <FilterChoice view={view} value={filter} onChange={list.choose} />}
      </header>
      {shown.length === 0 && <p className="px-6 py-8 text-ink-2">{sayNothing(view, filter)}</p>}
      {shown.map((one) => (
        <ReviewRow
          key={one.key}
          one={one}
          view={view}
          isOpen={openKeys.has(one.key)}
          isJudgedNow={judgedNow === one.key}
          onToggle={(isOpen) => list.toggle(one.key, isOpen)}
          onJudge={onJudge && ((verdict) => onJudge(one, verdict))}
        />
      ))}
    </Card>
  );
}

type FilterChoiceProps = {
  view: ResultView;
  value: ReviewFilter;
  onChange: (filter: ReviewFilter) => void;
};

function FilterChoice({ view: { reviewed, isShared }, value, onChange }: FilterChoiceProps) {
  const waiting = reviewed.filter(isWaiting).length;
  const waitingLabel = isShared ? messages.toBeJudged : messages.waiting;
  return (
    <Segmented<ReviewFilter>
      aria-label={messages.filter}
      // Three words and their numbers have to fit side by side.
      className="max-md:w-full max-[30rem]:[&>label]:px-1 max-[30rem]:[&>label]:text-[0.8125rem]"
      value={value}
      onValueChange={onChange}
      options={[
        { value: 'missed', label: messages.missed(reviewed.filter(isMissed).length) },
        { value: 'all', label: messages.all(reviewed.length) },
        ...(waiting > 0 || value === 'waiting'
          ? [{ value: 'waiting' as const, label: waitingLabel(waiting) }]
          : []),
      ]}
    />
  );
}

function sayNothing({ reviewed }: ResultView, filter: ReviewFilter): string {
  if (reviewed.length === 0) return messages.nothingToReview;
  return filter === 'waiting' ? messages.nothingWaits : messages.nothingMissed;
}
