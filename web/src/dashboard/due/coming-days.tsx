import { minutesFor } from '@engram/core/reviews/minutes-for.ts';
import { classNames } from '../../ui/class-names.ts';
import { Card } from '../../ui/card.tsx';
import type { ReviewProgress } from '../../reviews/done/review-progress.ts';
import { dueMessages as messages } from './messages.ts';

const shown = 4;

type ComingDay = ReviewProgress['forecast'][number];

type ComingDaysProps = {
  /** From tomorrow on. */
  days: readonly ComingDay[];
  msPerReview: number;
};

/** The next days, of which the first is tomorrow. */
export function ComingDays({ days, msPerReview }: ComingDaysProps) {
  return (
    <Card as="section" aria-labelledby="coming-days" padding="small" className="grid gap-3">
      <h2 id="coming-days" className="type-h3">
        {messages.coming}
      </h2>
      <dl className="grid grid-cols-2 gap-2.5 md:grid-cols-4">
        {days.slice(0, shown).map(({ day, due, hasTest = false }, place) => (
          <div
            key={day}
            className={classNames(
              'grid content-start gap-0.5 rounded-tile border px-4 py-3.5',
              place === 0 ? 'border-transparent bg-petrol-soft' : 'border-line',
            )}
          >
            <dt className="type-xs font-semibold text-ink-2">
              {place === 0 ? messages.tomorrow : nameDay(day)}
            </dt>
            <dd className="text-xl leading-tight font-bold tracking-[-0.02em]">
              {due === 0 && (hasTest ? messages.test : messages.none)}
              {due > 0 && messages.reviews(due)}
            </dd>
            <dd className="type-xs text-ink-2">
              {due === 0 && (hasTest ? messages.forExam : messages.rest)}
              {due > 0 && messages.comingMinutes(minutesFor(due, msPerReview))}
              {due > 0 && hasTest && messages.andTest}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** The days come as those of the user's calendar already. */
function nameDay(day: string): string {
  return new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );
}
