import type { User } from '@engram/core/accounts/user.ts';
import type { Calendar } from '../../attempts/write-time.ts';
import { describeNext } from '../../reviews/done/describe-next.ts';
import type { ReviewProgress } from '../../reviews/done/review-progress.ts';
import { DoneDrawing } from '../../ui/states/trace-illustrations.tsx';
import { dueMessages as messages } from './messages.ts';

type DoneHeroProps = { greeting: string; user: User; progress: ReviewProgress; now: number };

/** The day's reviews are done: what was done, what was remembered, and when the rest comes back. */
export function DoneHero({ greeting, user, progress, now }: DoneHeroProps) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_340px]">
      <DoneDrawing className="w-full max-w-75 lg:order-last lg:max-w-none" />
      <div className="grid gap-2">
        <p className="type-sm text-ink-2">{greeting}</p>
        <h1 className="text-[clamp(2.25rem,1.8rem+1.8vw,3rem)] leading-[1.08] font-bold tracking-[-0.03em]">
          {messages.done}
        </h1>
        <p className="type-lead">{describeDone(progress, { now, timeZone: user.timeZone })}</p>
      </div>
    </section>
  );
}

function describeDone({ today, forecast }: ReviewProgress, calendar: Calendar): string {
  const minutes = Math.max(1, Math.round(today.tookMs / 60_000));
  return [
    messages.reviewed(today.reviews, minutes),
    messages.remembered(today.remembered, today.reviews),
    ...describeNext(forecast, calendar),
  ].join(' ');
}
