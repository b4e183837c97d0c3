import type { getStreak } from '@engram/core/attempts/api.ts';
import type { Reply } from '@engram/core/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { Check, Flame } from 'lucide-react';
import { streakQuery } from '../attempts/queries.ts';
import { Card } from '../ui/card.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { Skeleton } from '../ui/states/skeleton.tsx';
import { dashboardMessages } from './messages.ts';

const messages = dashboardMessages.streak;

type Streak = Reply<typeof getStreak>;

/** Days in a row, counted by the server in the user's time zone; nothing where it cannot be known. */
export function StudyStreak({ stillDue }: { stillDue: number }) {
  const { data: streak, isError } = useQuery(streakQuery);
  if (isError && !streak) return null;
  return (
    <Card as="section" padding="small" aria-label={messages.region} className="grid gap-4">
      {streak ? <StreakDays streak={streak} stillDue={stillDue} /> : <StreakLoading />}
    </Card>
  );
}

function StreakDays({ streak, stillDue }: { streak: Streak; stillDue: number }) {
  const { current, best, days } = streak;
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <h2 className="flex items-center gap-3 type-h3">
          <Icon
            icon={Flame}
            size="large"
            className={current > 0 ? 'text-clay' : 'text-line-strong'}
          />
          {current > 0 ? messages.title(current) : messages.none}
        </h2>
        {best > 0 && <span className="type-xs text-ink-3">{messages.best(best)}</span>}
      </div>
      <ol aria-label={messages.days} className="isolate grid grid-cols-7">
        {days.map(({ day, hasStudied }, place) => (
          <StreakDay
            key={day}
            day={day}
            hasStudied={hasStudied}
            isToday={place === days.length - 1}
            isJoined={hasStudied && days[place - 1]?.hasStudied === true}
          />
        ))}
      </ol>
      <p className="type-xs text-ink-3">{describe(streak, stillDue)}</p>
    </>
  );
}

type StreakDayProps = {
  day: string;
  hasStudied: boolean;
  isToday: boolean;
  /** To the day before. */
  isJoined: boolean;
};

function StreakDay({ day, hasStudied, isToday, isJoined }: StreakDayProps) {
  return (
    <li
      className={classNames(
        'relative grid justify-items-center gap-1.5 text-center text-xs font-semibold text-ink-3',
        'not-first:before:absolute not-first:before:start-[-50%] not-first:before:top-2.75 not-first:before:h-0.5 not-first:before:w-full',
        isJoined ? 'not-first:before:bg-clay' : 'not-first:before:bg-line',
      )}
    >
      <span
        className={classNames(
          'z-10 grid size-6 place-items-center rounded-full border-2 forced-colors:border-drawn',
          hasStudied ? 'border-clay bg-clay text-surface' : 'bg-surface',
          !hasStudied && (isToday ? 'border-clay' : 'border-line'),
        )}
      >
        {hasStudied && <Icon icon={Check} size="small" />}
      </span>
      <span aria-hidden="true">{nameDay(day, 'narrow')}</span>
      <span className="sr-only">
        {messages.describeDay([
          nameDay(day, 'long'),
          ...(isToday ? [messages.today] : []),
          hasStudied ? messages.studied : messages.notStudied,
        ])}
      </span>
    </li>
  );
}

function StreakLoading() {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{messages.loading}</span>
      <Skeleton className="h-6 w-32" />
      <div className="grid grid-cols-7 justify-items-center">
        {['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((place) => (
          <Skeleton key={place} shape="block" className="h-11 w-6" />
        ))}
      </div>
      <Skeleton className="h-3 w-44" />
    </div>
  );
}

function describe({ current, hasStudiedToday }: Streak, stillDue: number): string {
  if (hasStudiedToday) return stillDue > 0 ? messages.stillDue(stillDue) : messages.done;
  return current > 0 ? messages.atRisk : messages.begin;
}

/** The days come as those of the user's calendar already. */
function nameDay(day: string, weekday: 'narrow' | 'long'): string {
  return new Intl.DateTimeFormat('en-GB', { weekday, timeZone: 'UTC' }).format(new Date(day));
}
