import type { User } from '@engram/core/accounts/user.ts';
import { describeNext } from '../../reviews/done/describe-next.ts';
import type { ReviewProgress } from '../../reviews/done/review-progress.ts';
import { Card } from '../../ui/card.tsx';
import { dueMessages as messages } from './messages.ts';

type NothingDueProps = { user: User; progress: ReviewProgress | undefined; now: number };

/** Nothing was asked today, and nothing is to be. */
export function NothingDue({ user: { timeZone }, progress, now }: NothingDueProps) {
  const next = describeNext(progress?.forecast ?? [], { now, timeZone });
  return (
    <Card as="section" aria-labelledby="nothing-due" padding="normal" className="grid gap-1.5">
      <h2 id="nothing-due" className="type-h2">
        {messages.nothingDue}
      </h2>
      <p className="text-ink-2">
        {next.length > 0 ? [...next, messages.stop].join(' ') : messages.noneYet}
      </p>
    </Card>
  );
}
