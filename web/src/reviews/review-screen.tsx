import { z } from '@engram/core/zod.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useUser } from '../accounts/session/session.tsx';
import { readClock } from '../flashcards/outbox/make-review-id.ts';
import { titled } from '../page-head.ts';
import { reviewMessages as messages } from './messages.ts';
import { queueQuery, type Round } from './queries.ts';
import { ReviewFlow } from './review-flow.tsx';
import { ReviewFailed, ReviewLoading } from './review-states.tsx';

export const handle = { hidesFooter: true };

export const meta = () => [{ title: titled(messages.documentTitle) }];

/**
 * The day's queue over all sets and missed questions; with `?attempt=`, what that one missed, and with
 * `?topic=` what to practise of it, and with `from=today` where that was begun.
 */
export default function ReviewScreen() {
  const [search] = useSearchParams();
  const { data: attemptId } = z.uuid().safeParse(search.get('attempt'));
  const topics = search.getAll('topic');
  return (
    <Rounds
      key={attemptId ?? topics.join()}
      attemptId={attemptId}
      topics={topics.length > 0 ? topics : undefined}
      isAhead={search.has('ahead')}
      isFromToday={search.get('from') === 'today'}
    />
  );
}

type RoundsProps = Omit<Round, 'number'>;

function Rounds({ attemptId, topics, isFromToday, isAhead: beginsAhead }: RoundsProps) {
  const user = useUser();
  const isAhead = beginsAhead || attemptId !== undefined || topics !== undefined;
  const [round, setRound] = useState<Round>({
    number: 1,
    isAhead,
    attemptId,
    topics,
    isFromToday,
  });
  const { data: queue, error, isFetching, refetch } = useQuery(queueQuery(round));
  const begin = (goesAhead: boolean) => setRound({ number: round.number + 1, isAhead: goesAhead });
  // Left open over night: today's review is another one.
  const followDay = useEffectEvent(() => {
    const isShown = document.visibilityState === 'visible';
    if (isShown && queue && readClock() > Date.parse(queue.dayEndsAt)) begin(false);
  });
  useEffect(() => {
    const follow = () => followDay();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);

  if (!user) return null;
  if (!queue && error) {
    return (
      <ReviewFailed
        error={error}
        round={round}
        isBusy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!queue) return <ReviewLoading />;
  return <ReviewFlow key={round.number} user={user} queue={queue} round={round} onBegin={begin} />;
}
