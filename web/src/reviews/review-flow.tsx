import type { User } from '@engram/core/accounts/user.ts';
import type { Reply } from '@engram/core/endpoint.ts';
import type { getReviewQueue } from '@engram/core/reviews/api.ts';
import { countAgain, listForgotten } from '@engram/core/reviews/end-of-session.ts';
import { reviewMessages as messages } from './messages.ts';
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
  const { shown, answered, left } = review.session;
  const again = countAgain(review.session);
  return (
    <>
      {/* Here before its words are, and after the screen of an answer is gone. */}
      <span role="status" className="sr-only">
        {review.undone > 0 && <span key={review.undone}>{messages.undone}</span>}
      </span>
      {shown ? (
        <ReviewView user={user} review={review} shown={shown} queue={queue} round={round} />
      ) : (
        <ReviewDone
          timeZone={user.timeZone}
          left={round.isAhead ? again : left}
          again={again}
          forgotten={listForgotten(review.session)}
          round={round}
          isEmpty={answered.length === 0}
          onAhead={() => onBegin(true)}
          onAgain={() => onBegin(false)}
          onUndo={review.undo}
        />
      )}
    </>
  );
}
