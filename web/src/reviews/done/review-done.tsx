import type { ReviewItem } from '@engram/core/reviews/review-queue.ts';
import { tellShare } from '@engram/core/reviews/tell-share.ts';
import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Note } from '../../ui/states/note.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { StatLine, StatLineLoading } from '../../ui/stat-line.tsx';
import { DoneDrawing } from '../../ui/states/trace-illustrations.tsx';
import { ReminderOffer } from '../../reminders/reminder-offer.tsx';
import { BackLink } from '../back-link.tsx';
import { doneMessages as messages } from '../messages.ts';
import { progressQuery, type Round } from '../queries.ts';
import { NothingToReview } from '../review-states.tsx';
import { describeNext, findNext } from './describe-next.ts';
import { sayTooFew } from '../../say-too-few.ts';
import { Forecast } from './forecast.tsx';
import { RecallCard } from './recall-card.tsx';
import { StillHard } from './still-hard.tsx';
import { GoalDialog } from './goal-dialog.tsx';
import type { ReviewProgress } from './review-progress.ts';

type ReviewDoneProps = {
  timeZone: string;
  /** As far as this device knows, until the server has said it. */
  left: number;
  /** What this review has left to be seen again. */
  again: number;
  /** What it has found forgotten. */
  forgotten: readonly ReviewItem[];
  round: Round;
  /** There was nothing to answer. */
  isEmpty: boolean;
  onAhead: () => void;
  /** There is more to do today. */
  onAgain: () => void;
  onUndo: (() => void) | undefined;
};

/** What the day has brought, and what the next ones bring. */
export function ReviewDone({
  timeZone,
  left: knownLeft,
  again,
  forgotten,
  round,
  isEmpty,
  onAhead,
  onAgain,
  onUndo,
}: ReviewDoneProps) {
  const { data: progress, isError, isFetching, refetch } = useQuery(progressQuery);
  const [isChanging, setIsChanging] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const isAfterPress = onUndo !== undefined || round.number > 1;
  /** Somebody asked for more, and there is nothing more. */
  const wasAhead = round.isAhead && isEmpty;

  // What was pressed is gone; the page has its header back.
  useEffect(() => {
    if (!isAfterPress) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [isAfterPress]);

  if (progress && isNew(progress)) return <NothingToReview />;
  const left = progress?.counts.left ?? knownLeft;
  const isOwnRound = round.attemptId !== undefined || round.topics !== undefined;
  const leftAgain = isOwnRound ? again : (progress?.counts.again ?? again);
  const isMoreAhead = progress?.forecast.some(({ due }) => due > 0) ?? false;
  return (
    <div className="wrap page-block grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex items-center justify-between gap-5">
        <div className="grid max-w-140 gap-2">
          <h1 ref={heading} tabIndex={-1} className="type-h1 focus-visible:shadow-none">
            {titleOf(round, { left, again: leftAgain, isEmpty })}
          </h1>
          {progress && <p className="type-lead">{describeDay(progress, timeZone)}</p>}
          <div className="mt-2 flex flex-wrap gap-3">
            {left > 0 && (
              <Button variant="primary" onClick={onAgain}>
                {messages.more(left)}
              </Button>
            )}
            <BackLink round={round} variant={left > 0 ? 'secondary' : 'primary'} />
            {left === 0 && isMoreAhead && !wasAhead && (
              <Button onClick={onAhead}>{messages.ahead}</Button>
            )}
            {onUndo && (
              <Button variant="ghost" onClick={onUndo}>
                <Icon icon={Undo2} />
                {messages.undo}
              </Button>
            )}
          </div>
          {wasAhead && (
            <p role="status" className="type-sm text-ink-2">
              {explainNothing(round)}
            </p>
          )}
        </div>
        {leftAgain === 0 && <DoneDrawing className="w-95 max-md:hidden" />}
      </div>
      {progress && comesTomorrow(progress, timeZone) && <ReminderOffer />}
      {forgotten.length > 0 && <StillHard items={forgotten} />}
      {progress ? (
        <ProgressParts progress={progress} onChange={() => setIsChanging(true)} />
      ) : (
        <NoProgress hasFailed={isError} isBusy={isFetching} onRetry={() => void refetch()} />
      )}
      {progress && (
        <GoalDialog
          isOpen={isChanging}
          settings={progress.settings}
          onClose={() => setIsChanging(false)}
        />
      )}
    </div>
  );
}

type Left = { left: number; again: number; isEmpty: boolean };

/** Nothing is called done of which something waits. */
function titleOf({ attemptId, topics }: Round, { left, again, isEmpty }: Left): string {
  const isOwn = (attemptId !== undefined || topics !== undefined) && !isEmpty;
  if (again > 0 && (isOwn || again === left)) return messages.toSeeAgain(again);
  if (isOwn) return topics === undefined ? messages.titleMissed : messages.titlePractised;
  return left > 0 ? messages.titleForNow : messages.title;
}

function explainNothing({ attemptId, topics }: Round): string {
  if (attemptId !== undefined) return messages.nothingMissed;
  return topics === undefined ? messages.nothingAhead : messages.nothingToPractise;
}

function ProgressParts({ progress, onChange }: { progress: ReviewProgress; onChange: () => void }) {
  const { today, retention, streak, settings } = progress;
  const percent = tellShare(retention);
  return (
    <>
      <StatLine
        label={messages.numbers}
        stats={[
          {
            name: messages.reviewed,
            value: String(today.reviews),
            note: messages.kinds(today.cards, today.questions),
          },
          {
            name: messages.remembered,
            value: messages.share(today.remembered, today.reviews),
            note: messages.again(today.again),
          },
          {
            name: messages.recall,
            value: percent === null ? messages.noRecall : `${percent}%`,
            note:
              percent === null ? sayTooFew(retention.reviews) : messages.goal(settings.retention),
          },
          {
            name: messages.streak,
            value: messages.days(streak.current),
            note: messages.best(streak.best),
          },
        ]}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_336px]">
        <Forecast days={progress.forecast} perDay={settings.duePerDay} />
        <RecallCard sets={progress.bySet} goal={settings.retention} onChange={onChange} />
      </div>
    </>
  );
}

type NoProgressProps = { hasFailed: boolean; isBusy: boolean; onRetry: () => void };

function NoProgress({ hasFailed, isBusy, onRetry }: NoProgressProps) {
  if (hasFailed) {
    return (
      <Note tone="red">
        <div className="flex flex-wrap items-center justify-between gap-3">
          {messages.failed}
          <Button size="small" isBusy={isBusy} onClick={onRetry}>
            {messages.retry}
          </Button>
        </div>
      </Note>
    );
  }
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">{messages.loading}</span>
      <StatLineLoading />
      <Skeleton shape="block" className="h-80" />
    </div>
  );
}

/** Nothing was ever reviewed, and nothing waits to be. */
function isNew({ today, retention, bySet, forecast, counts, settings }: ReviewProgress): boolean {
  // Who wants no new ones may have cards that wait for another day.
  if (settings.newPerDay === 0) return false;
  const isAnythingDue = forecast.some(({ due }) => due > 0) || counts.left > 0;
  return !isAnythingDue && today.reviews + retention.reviews + bySet.length + counts.done === 0;
}

function comesTomorrow({ forecast }: ReviewProgress, timeZone: string): boolean {
  return findNext(forecast, { now: Date.now(), timeZone })?.days === 1;
}

function describeDay({ today, counts, forecast }: ReviewProgress, timeZone: string): string {
  const minutes = Math.max(1, Math.round(today.tookMs / 60_000));
  const sum = today.reviews > 0 ? [messages.sum(today.reviews, minutes)] : [];
  const none = today.reviews + counts.left === 0 ? [messages.noneDue] : [];
  return [...sum, ...none, ...describeNext(forecast, { now: Date.now(), timeZone })].join(' ');
}
