import type { Wait } from '@engram/core/reviews/end-of-session.ts';
import { formatInterval } from '@engram/core/reviews/format-interval.ts';
import { previewReviews, type ReviewTerms } from '@engram/core/reviews/schedule-review.ts';
import { isInMinutes, type Rating, ratings } from '@engram/core/reviews/schedule.ts';
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
  /** The first few of a session, under which it is said what to do. */
  isExplained: boolean;
  /** Where nobody waits for minutes. */
  wait: Wait | undefined;
  onUndo: (() => void) | undefined;
  onRate: (rating: Rating, given?: Review['given']) => void;
  /** Leaves what waits for later in the day. */
  onLeaveRest: (() => void) | undefined;
  onLeave: () => void;
};

type RatingDockProps = Omit<RatingProps, 'onRate' | 'takesFocus' | 'onLeave'> & {
  onRate: (rating: Rating) => void;
  item: ReviewItem;
  /** Before the answer is known there is nothing to rate, and nothing over what is to be answered. */
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

/** Four ratings with the time after which each brings the card back; always in reach on a phone. */
export function RatingDock({
  item,
  terms,
  hasKeys,
  isOff,
  suggested = 'good',
  isForgotten = false,
  onDefend,
  groupRef,
  isExplained,
  helper,
  wait,
  onRate,
  onUndo,
  onLeaveRest,
  children,
}: RatingDockProps) {
  // By the time it was shown: the numbers do not change under the finger.
  const [times] = useState(() => listTimes(item, terms, wait));
  const isOn = hasKeys && !isOff;
  const offered = isForgotten ? forgotten : ratings;
  useCardKeys(isOn, { 1: () => onRate('again') });
  useCardKeys(isOn && !isForgotten, {
    2: () => onRate('hard'),
    3: () => onRate('good'),
    4: () => onRate('easy'),
  });
  const rateSuggested = () => onRate(suggested);
  useCardKeys(isOn, {
    Enter: rateSuggested,
    // Below a question there may be more to read, to which Space scrolls.
    Space: item.kind === 'card' ? rateSuggested : undefined,
  });
  useCardKeys(hasKeys && !(isOff && isToBeWritten(item)), { U: onUndo });

  return (
    <div
      data-bottom-bar={isOff ? undefined : ''}
      className={classNames(
        'grid gap-3',
        !isOff &&
          'max-md:sticky max-md:bottom-0 max-md:z-10 max-md:mx-[calc(-1*var(--gutter))] max-md:bg-paper/95 max-md:px-(--gutter) max-md:pt-2.5 max-md:pb-3 max-md:backdrop-blur-md [@media(height<30rem)]:static',
      )}
    >
      {children}
      {!isOff && (
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
              time={times[rating]}
              hint={isOn ? String(place + 1) : undefined}
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
      )}
      <div className="grid min-h-9 grid-cols-[minmax(0,1fr)_auto] items-center gap-3 md:grid-cols-[1fr_auto_1fr]">
        <div className="md:col-start-2 md:text-center">
          {onLeaveRest ? (
            <Button size="small" onClick={onLeaveRest}>
              {messages.leaveRest}
            </Button>
          ) : (
            isExplained && <p className="type-xs text-ink-3">{helper}</p>
          )}
        </div>
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

/** As it is said and shown. */
type Time = { lead: string; text: string };

function listTimes(item: ReviewItem, terms: ReviewTerms, wait: Wait | undefined) {
  const at = clampMoment(readClock(), item);
  const previews = previewReviews(item.schedule, { ...terms, at });
  const timeOf = (rating: Rating): Time => {
    const schedule = previews[rating];
    if (wait && isInMinutes(schedule)) {
      return { lead: messages.comesBack, text: messages.waits[wait] };
    }
    const interval = formatInterval(Date.parse(schedule.due) - at.getTime());
    return { lead: messages.comesBackIn, text: interval };
  };
  return {
    again: timeOf('again'),
    hard: timeOf('hard'),
    good: timeOf('good'),
    easy: timeOf('easy'),
  };
}

type RatingButtonProps = {
  rating: Rating;
  time: Time;
  hint: string | undefined;
  isSuggested: boolean;
  onPress: () => void;
};

function RatingButton({ rating, time, hint, isSuggested, onPress }: RatingButtonProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className={classNames(
        'relative grid min-h-16 min-w-0 justify-items-center gap-px rounded-option border px-1.5 py-2.25 leading-normal font-[640] transition-[border-color,background-color] duration-(--d1) focus-visible:shadow-focus md:min-h-17',
        lookOf(rating, isSuggested),
      )}
    >
      <span>{ratingNames[rating]}</span>
      <span
        className={classNames('type-xs font-medium', isSuggested ? 'text-current' : 'text-ink-2')}
      >
        <span className="sr-only">{time.lead}</span>
        {time.text}
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

function lookOf(rating: Rating, isSuggested: boolean): string {
  if (isSuggested) {
    return 'border-transparent bg-petrol text-on-petrol shadow-e1 hover:bg-petrol-hi';
  }
  return classNames(
    'border-line bg-surface shadow-e1 hover:border-line-strong',
    rating === 'again' && 'text-danger',
  );
}
