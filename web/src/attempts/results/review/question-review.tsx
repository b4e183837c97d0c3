import type { OwnVerdict } from '@engram/core/attempts/attempt.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Segmented } from '../../../ui/navigation/segmented.tsx';
import { reviewMessages as messages } from '../messages.ts';
import {
  isCorrect,
  isMissed,
  isWaiting,
  listOnce,
  type ResultView,
  type ReviewedQuestion,
} from '../result-view.ts';
import { ReviewRow } from './review-row.tsx';

type QuestionReviewProps = {
  view: ResultView;
  /** Absent where there is nobody whose verdict counts. */
  onJudge: ((questionId: string, verdict: OwnVerdict) => void) | undefined;
  isOpenAtFirst: boolean;
};

type Filter = 'all' | 'incorrect' | 'waiting';

/** Each question with both answers and its source [RES-22]. */
export function QuestionReview({ view, onJudge, isOpenAtFirst }: QuestionReviewProps) {
  const { reviewed, isEndless } = view;
  // As it was at first: what is judged later does not change the list by itself.
  const [filter, setFilter] = useState<Filter>(
    isOpenAtFirst || !reviewed.some(isMissed) ? 'all' : 'incorrect',
  );
  const [judged, setJudged] = useState<ReadonlySet<string>>(new Set());
  // A row that was just judged stays under the finger, whatever list it belongs to now.
  const listed = reviewed.filter(
    (one) => judged.has(one.key) || (isEndless ? !isCorrect(one) : isShown(one, filter)),
  );
  const shown = isEndless ? listOnce(listed) : listed;
  const [openKeys, setOpenKeys] = useState<ReadonlySet<string>>(
    () => new Set((isOpenAtFirst ? shown : shown.slice(0, 1)).map(({ key }) => key)),
  );
  const areAllOpen = shown.every(({ key }) => openKeys.has(key));

  function toggle(key: string, isOpen: boolean) {
    setOpenKeys((before) => {
      const others = [...before].filter((other) => other !== key);
      return new Set(isOpen ? [...others, key] : others);
    });
  }

  function choose(next: Filter) {
    setFilter(next);
    // What waits may be judged by a model while the learner looks at it.
    setJudged(new Set(next === 'waiting' ? reviewed.filter(isWaiting).map(({ key }) => key) : []));
  }

  if (isEndless && shown.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="question-review">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-4 border-b border-line px-[clamp(18px,2.2vw,24px)] py-4.5">
        <h2 id="question-review" className="me-auto type-h3">
          {isEndless ? messages.wrongTitle : messages.title}
        </h2>
        {shown.length > 1 && (
          <Button
            size="small"
            variant="ghost"
            className="max-md:-me-3"
            onClick={() => setOpenKeys(new Set(areAllOpen ? [] : shown.map(({ key }) => key)))}
          >
            {areAllOpen ? messages.closeAll : messages.openAll}
          </Button>
        )}
        {!isEndless && <ReviewFilter view={view} value={filter} onChange={choose} />}
      </header>
      {shown.length === 0 && <p className="px-6 py-8 text-ink-2">{sayNothing(view, filter)}</p>}
      {shown.map((one) => (
        <ReviewRow
          key={one.key}
          one={one}
          view={view}
          isOpen={openKeys.has(one.key)}
          onToggle={(isOpen) => toggle(one.key, isOpen)}
          onJudge={
            onJudge &&
            ((verdict) => {
              setJudged((before) => new Set([...before, one.key]));
              onJudge(one.question.id, verdict);
            })
          }
        />
      ))}
    </Card>
  );
}

type ReviewFilterProps = {
  view: ResultView;
  value: Filter;
  onChange: (filter: Filter) => void;
};

function ReviewFilter({ view: { reviewed }, value, onChange }: ReviewFilterProps) {
  const waiting = reviewed.filter(isWaiting).length;
  return (
    <Segmented<Filter>
      aria-label={messages.filter}
      // Three words and their numbers have to fit side by side.
      className="max-md:w-full max-[30rem]:[&>label]:px-1 max-[30rem]:[&>label]:text-[0.8125rem]"
      value={value}
      onValueChange={onChange}
      options={[
        { value: 'all', label: messages.all(reviewed.length) },
        { value: 'incorrect', label: messages.incorrect(reviewed.filter(isMissed).length) },
        ...(waiting > 0 || value === 'waiting'
          ? [{ value: 'waiting' as const, label: messages.waiting(waiting) }]
          : []),
      ]}
    />
  );
}

function isShown(one: ReviewedQuestion, filter: Filter): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'incorrect':
      return isMissed(one);
    case 'waiting':
      return isWaiting(one);
  }
}

function sayNothing({ reviewed }: ResultView, filter: Filter): string {
  if (reviewed.length === 0) return messages.nothingToReview;
  return filter === 'waiting' ? messages.nothingWaits : messages.nothingIncorrect;
}
