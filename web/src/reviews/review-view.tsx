import type { User } from '@engram/core/accounts/user.ts';
import type { Reply } from '@engram/core/endpoint.ts';
import type { getReviewQueue } from '@engram/core/reviews/api.ts';
import { countAgain, waitAtEnd } from '@engram/core/reviews/end-of-session.ts';
import { minutesFor } from '@engram/core/reviews/minutes-for.ts';
import type { ReviewItem } from '@engram/core/reviews/review-queue.ts';
import { useNavigate } from 'react-router';
import { RunnerBar } from '../attempts/running/runner-bar.tsx';
import { useKeyList } from '../keys/key-lists.ts';
import { KeysSetting } from '../keys/keys-setting.tsx';
import { useKeysSetting } from '../keys/use-keys-setting.ts';
import { useQuietPage } from '../quiet-page.ts';
import { backFrom } from './back-link.tsx';
import { reviewMessages as messages } from './messages.ts';
import type { Round } from './queries.ts';
import { ReviewedCard } from './reviewed-card.tsx';
import { ReviewedQuestion } from './reviewed-question.tsx';
import type { Review } from './use-review.ts';

type ReviewViewProps = {
  user: User;
  review: Review;
  shown: ReviewItem;
  queue: Reply<typeof getReviewQueue>;
  round: Round;
};

/** One thing to remember, and how far the day has come above it. */
export function ReviewView({ user, review, shown, queue, round }: ReviewViewProps) {
  const { session, turn, terms, rate, undo, bookmarks } = review;
  const { done, left, answered } = session;
  const [hasKeys] = useKeysSetting();
  useKeyList(shown.kind === 'card' ? messages.cardKeys : messages.questionKeys);
  const navigate = useNavigate();
  const leave = () => void navigate(backFrom(round));
  const again = countAgain(session);
  const progress = messages.progress(done, done + left) + (again > 0 ? messages.again(again) : '');
  useQuietPage();

  const item = {
    takesFocus: turn > 0 || round.number > 1,
    terms,
    hasKeys,
    isExplained: answered.length < explainedItems,
    wait: waitAtEnd(session),
    onUndo: undo,
    onRate: rate,
    onLeaveRest: review.leaveRest,
    onLeave: leave,
  };

  return (
    <>
      <RunnerBar
        title={titleOf(round)}
        name={progress}
        onBack={leave}
        progress={{
          percent: (100 * done) / (done + left),
          text: progress,
          tone: 'success',
          label: messages.progressLabel,
        }}
      >
        <TimeLeft left={left} msPerReview={queue.msPerReview} />
      </RunnerBar>
      <div className="wrap pt-[clamp(16px,3vw,32px)] pb-10 max-md:pb-0">
        <div className="mx-auto grid max-w-[47.5rem] grid-cols-[minmax(0,1fr)] gap-6 max-md:gap-3">
          {shown.kind === 'card' ? (
            <ReviewedCard key={turn} shown={shown} bookmarks={bookmarks} {...item} />
          ) : (
            <ReviewedQuestion key={turn} shown={shown} timeZone={user.timeZone} {...item} />
          )}
          <KeysSetting />
        </div>
      </div>
    </>
  );
}

/** Whoever has answered so many knows how it goes. */
const explainedItems = 3;

function titleOf({ attemptId, topics, isAhead }: Round): string {
  if (topics !== undefined) return messages.practiceTitle;
  if (attemptId !== undefined) return messages.missedTitle;
  return isAhead ? messages.aheadTitle : messages.title;
}

function TimeLeft({ left, msPerReview }: { left: number; msPerReview: number }) {
  return (
    <p className="type-sm whitespace-nowrap text-ink-3">
      <span className="font-[650] text-ink">{left}</span> {messages.left}
      <span className="max-md:hidden">{messages.minutes(minutesFor(left, msPerReview))}</span>
    </p>
  );
}
