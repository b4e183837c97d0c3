import type { User } from '@engram/core/accounts/user.ts';
import type { Reply } from '@engram/core/endpoint.ts';
import type { getReviewQueue } from '@engram/core/reviews/api.ts';
import type { Round } from './queries.ts';
import { ReviewDone } from './done/review-done.tsx';
import { ReviewView } from './review-view.tsx';
import { useReview } from './use-review.ts';

type ReviewFlowProps = {
  user: User;
  queue: Reply<typeof getReviewQueue>;
  round: Round;
  onBegin: (isAhead: boolean) => void;
};

/** From the first card to what was done; nothing is lost by leaving. */
export function ReviewFlow({ user, queue, round, onBegin }: ReviewFlowProps) {
  const review = useReview({ uid: user.uid, queue, round });
  const { shown, answered } = review.session;
  if (shown) {
    return <ReviewView user={user} review={review} shown={shown} queue={queue} round={round} />;
  }
  return (
    <ReviewDone
      timeZone={user.timeZone}
      wasAhead={round.isAhead && answered.length === 0}
      onAhead={() => onBegin(true)}
      onAgain={() => onBegin(false)}
      onUndo={review.undo}
    />
  );
}
