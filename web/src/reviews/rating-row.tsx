import { formatInterval } from '@engram/core/reviews/format-interval.ts';
import { previewReviews, type ReviewTerms } from '@engram/core/reviews/schedule-review.ts';
import { type Rating, ratings } from '@engram/core/reviews/schedule.ts';
import type { ReviewItem } from '@engram/core/reviews/review-queue.ts';
import type { Review } from '@engram/core/reviews/review.ts';
import { Undo2 } from 'lucide-react';
import { type ReactNode, type Ref, useState } from 'react';
import { readClock } from '../flashcards/outbox/make-review-id.ts';
import { useCardKeys } from '../flashcards/studying/use-card-keys.ts';
import { isWritten } from '../questions/is-written.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { Key } from '../ui/key.tsx';
import { ratingNames, reviewMessages as messages } from './messages.ts';
import { clampMoment } from './use-review.ts';

/** What every kind of thing is given to be rated. */
export type RatingProps = {
  /** The button that brought it here is gone. */
  takesFocus: boolean;
  terms: ReviewTerms;
  hasKeys: boolean;
  onUndo: (() => void) | undefined;
  onRate: (rating: Rating, given?: Review['given']) => void;
};

type RatingDockProps = Omit<RatingProps, 'onRate'> & {
  onRate: (rating: Rating) => void;
  item: ReviewItem;
  /** Before the answer is known there is nothing to rate. */
  isOff: boolean;
  suggested?: Rating;
  /** It was wrong, so that there is but one thing to say of it. */
  isForgotten?: boolean;
  /** Says that it was right all the same, where somebody may. */
  onDefend?: (() => void) | undefined;
  groupRef: Ref<HTMLDivElement>;
  helper: string;
  /** Above the ratings, such as whether the answer was right. */
  children?: ReactNode;
};

/** Four answers with the time after which each brings the card back; always in reach on a phone. */
export function RatingDock({
  item,
  terms,
  hasKeys,
  isOff,
  suggested = 'good',
  isForgotten = false,
  onDefend,
  groupRef,
  helper,
  onRate,
  onUndo,
  children,
}: RatingDockProps) {
  // By the time it was shown: the numbers do not change under the finger.
  const [previews] = useState(() => listIntervals(item, terms));
  const isOn = hasKeys && !isOff;
  const offered = isForgotten ? forgotten : ratings;
  useCardKeys(isOn, { 1: () => onRate('again') });
  useCardKeys(isOn && !isForgotten, {
    2: () => onRate('hard'),
    3: () => onRate('good'),
    4: () => onRate('easy'),
  });
  useCardKeys(hasKeys && !(isOff && isToBeWritten(item)), { U: onUndo });

  return (
    <div
      data-bottom-bar
      className="grid gap-3 max-md:sticky max-md:bottom-0 max-md:z-10 max-md:mx-[calc(-1*var(--gutter))] max-md:bg-paper/95 max-md:px-(--gutter) max-md:pt-2.5 max-md:pb-3 max-md:backdrop-blur-md [@media(height<30rem)]:static"
    >
      {children}
      <div
        ref={groupRef}
        tabIndex={-1}
        role="group"
        aria-label={messages.rate}
        className={classNames(
          'grid gap-2 focus-visible:shadow-none md:gap-2.5',
          isForgotten ? 'grid-flow-col auto-cols-fr' : 'grid-cols-4',
        )}
      >
        {offered.map((rating, place) => (
          <RatingButton
            key={rating}
            rating={rating}
            interval={previews[rating]}
            hint={isOn ? String(place + 1) : undefined}
            isOff={isOff}
            isSuggested={rating === suggested}
            onPress={() => onRate(rating)}
          />
        ))}
        {onDefend && (
          <Button
            canWrap
            onClick={onDefend}
            className="h-auto min-h-16 rounded-option! md:min-h-17"
          >
            {messages.rightToo}
          </Button>
        )}
      </div>
      <div className="grid min-h-9 grid-cols-[minmax(0,1fr)_auto] items-center gap-3 md:grid-cols-[1fr_auto_1fr]">
        <p className="type-xs text-ink-3 md:col-start-2 md:text-center">{helper}</p>
        {onUndo && (
          <Button variant="ghost" size="small" onClick={onUndo} className="justify-self-end">
            <Icon icon={Undo2} size="small" />
            {messages.undo}
            {hasKeys && (
              <span aria-hidden="true" className="max-md:hidden">
                <Key name={messages.undoKey} />
              </span>
            )}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Whoever types beside its field must not undo the last answer. */
function isToBeWritten(item: ReviewItem): boolean {
  return item.kind === 'question' && isWritten(item.question.type);
}

function listIntervals(item: ReviewItem, terms: ReviewTerms): Record<Rating, string> {
  const at = clampMoment(readClock(), item);
  const previews = previewReviews(item.schedule, { ...terms, at });
  const intervalOf = (rating: Rating) =>
    formatInterval(Date.parse(previews[rating].due) - at.getTime());
  return {
    again: intervalOf('again'),
    hard: intervalOf('hard'),
    good: intervalOf('good'),
    easy: intervalOf('easy'),
  };
}

type RatingButtonProps = {
  rating: Rating;
  interval: string;
  hint: string | undefined;
  isOff: boolean;
  isSuggested: boolean;
  onPress: () => void;
};

function RatingButton({ rating, interval, hint, isOff, isSuggested, onPress }: RatingButtonProps) {
  return (
    <button
      type="button"
      disabled={isOff}
      onClick={onPress}
      className={classNames(
        'relative grid min-h-16 min-w-0 justify-items-center gap-px rounded-option border px-1.5 py-2.25 leading-normal font-[640] transition-[border-color,background-color] duration-(--d1) focus-visible:shadow-focus md:min-h-17',
        lookOf(rating, { isOff, isSuggested }),
      )}
    >
      <span>{ratingNames[rating]}</span>
      <span
        className={classNames(
          'type-xs font-medium',
          isOff ? 'text-ink-3' : isSuggested ? 'text-current' : 'text-ink-2',
        )}
      >
        <span className="sr-only">{messages.comesBack}</span>
        {interval}
      </span>
      {hint !== undefined && (
        <span aria-hidden="true" className="absolute end-2 top-2 max-md:hidden">
          <Key
            name={hint}
            className={isSuggested ? 'border-current/40 text-current' : 'border-line text-ink-2'}
          />
        </span>
      )}
    </button>
  );
}

const forgotten: readonly Rating[] = ['again'];

function lookOf(
  rating: Rating,
  { isOff, isSuggested }: { isOff: boolean; isSuggested: boolean },
): string {
  if (isOff) return 'cursor-not-allowed border-dashed border-line text-ink-3';
  if (isSuggested)
    return 'border-transparent bg-petrol text-on-petrol shadow-e1 hover:bg-petrol-hi';
  return classNames(
    'border-line bg-surface shadow-e1 hover:border-line-strong',
    rating === 'again' && 'text-danger',
  );
}
