import { formatCount } from '@engram/core/format-count.ts';
import { useId } from 'react';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { doneMessages as messages } from '../messages.ts';
import { writeDay } from '../../iso-day.ts';

type ForecastProps = { days: readonly { day: string; due: number }[]; perDay: number };

/** How much comes back on each of the next days; the first one is solid. */
export function Forecast({ days, perDay }: ForecastProps) {
  const titleId = useId();
  const counts = days.map(({ due }) => due);
  const most = Math.max(1, ...counts);
  const total = counts.reduce((sum, due) => sum + due, 0);
  return (
    <Card
      as="section"
      padding="normal"
      aria-labelledby={titleId}
      className="grid grid-rows-[auto_1fr] gap-5"
    >
      <div>
        <h2 id={titleId} className="type-h3">
          {messages.forecast}
        </h2>
        <p className="type-xs text-ink-3">{messages.forecastNote(total, perDay)}</p>
      </div>
      <div
        role="img"
        aria-label={messages.forecastImage(Math.min(...counts), Math.max(...counts))}
        className="mt-5 grid min-h-44 auto-cols-[minmax(0,1fr)] grid-flow-col gap-1 md:gap-2"
      >
        {days.map(({ day, due }, place) => (
          <Bar key={day} day={day} due={due} share={due / most} place={place} />
        ))}
      </div>
      <DayTable days={days} />
    </Card>
  );
}

type BarProps = { day: string; due: number; share: number; place: number };

function Bar({ day, due, share, place }: BarProps) {
  const isNext = place === 0;
  return (
    <span
      className={classNames(
        'grid grid-rows-[1fr_auto_auto] justify-items-center gap-1.5 type-xs',
        isNext ? 'font-[650] text-ink' : 'text-ink-3',
      )}
    >
      <span className="relative grid h-full w-full max-w-9 items-end">
        <span
          className={classNames(
            'relative block w-full rounded-t-[7px] rounded-b-[3px] forced-colors:bg-chosen',
            isNext ? 'bg-petrol' : 'bg-petrol-soft inset-ring inset-ring-petrol/38',
          )}
          style={{ height: `${Math.max(due > 0 ? 2 : 0, 100 * share)}%` }}
        >
          <span className="absolute -inset-x-2 -top-5.5 text-center font-semibold text-ink-2">
            {formatCount(due)}
          </span>
        </span>
      </span>
      <span>{nameDay(day, { weekday: 'short' }).slice(0, 2)}</span>
      <span className={classNames(place % 2 === 1 && 'max-md:invisible')}>
        {nameDay(day, { day: 'numeric' })}
      </span>
    </span>
  );
}

/** The same in words, for those who do not see the bars. */
function DayTable({ days }: Pick<ForecastProps, 'days'>) {
  return (
    <table className="sr-only">
      <caption>{messages.forecast}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.day}</th>
          <th scope="col">{messages.due}</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, due }) => (
          <tr key={day}>
            <th scope="row">{writeDay(day)}</th>
            <td>{formatCount(due)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function nameDay(day: string, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-GB', { ...parts, timeZone: 'UTC' }).format(new Date(day));
}
