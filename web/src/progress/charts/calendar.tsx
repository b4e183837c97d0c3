import type { Progress } from '@engram/core/progress/api.ts';
import { classNames } from '../../ui/class-names.ts';
import { chartMessages as messages } from '../messages.ts';
import { writeMonth } from '../write-time.ts';

type Day = Progress['days'][number];

const cell = 21;
const step = 26;
const [left, top] = [34, 22];

/** Weeks as columns from Monday down; the darker a day, the longer was studied. */
export function Calendar({ days, label }: { days: readonly Day[]; label: string }) {
  const weeks = Math.ceil(days.length / 7);
  const today = days.at(-1);
  return (
    <svg
      viewBox={`0 0 ${left + step * weeks} ${top + step * 7}`}
      role="img"
      aria-label={label}
      className="h-auto w-full max-w-93 overflow-visible fill-ink-3 text-[13px]"
    >
      <Months days={days} />
      {messages.weekdays.map((weekday, no) => (
        // The days of a week never change their places.
        // oxlint-disable-next-line react/no-array-index-key
        <text key={no} x="0" y={top + step * no + 15}>
          {weekday}
        </text>
      ))}
      {days.map((day, no) => (
        <rect
          key={day.day}
          x={left + step * Math.floor(no / 7)}
          y={top + step * (no % 7)}
          width={cell}
          height={cell}
          rx="5"
          className={classNames(lookOf(day), day === today && todayLook)}
        />
      ))}
    </svg>
  );
}

/** Where its first whole week begins. */
function Months({ days }: { days: readonly Day[] }) {
  const mondays = days.filter((_, no) => no % 7 === 0).map(({ day }) => day);
  return mondays.map((day, no) =>
    no === 0 || writeMonth(day) !== writeMonth(mondays[no - 1] ?? day) ? (
      <text key={day} x={left + step * no} y="12">
        {no === 0 && writeMonth(day) !== writeMonth(mondays[1] ?? day) ? '' : writeMonth(day)}
      </text>
    ) : null,
  );
}

const todayLook = 'stroke-clay stroke-[2.5px] forced-colors:stroke-[Highlight]';

/** From so many minutes on. */
const darker = [1, 10, 20];

export const levelLooks = [
  'fill-sunken stroke-line',
  'fill-petrol/28',
  'fill-petrol/55',
  'fill-petrol forced-colors:fill-drawn',
] as const;

export const restLook = 'fill-none stroke-line-strong [stroke-dasharray:2_3]';

function lookOf({ minutes, isRest }: Day): string | undefined {
  if (isRest) return restLook;
  return levelLooks[darker.filter((from) => minutes >= from).length];
}
