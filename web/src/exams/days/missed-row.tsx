import { CircleDashed } from 'lucide-react';
import type { ExamPlan } from '../queries.ts';
import { writeBoth, writeDate, writeSpan, writeWeekday, writeWeekdays } from '../write-days.ts';
import { dayMessages as messages } from './messages.ts';
import { rowClass } from './row-class.ts';
import { Task } from './task.tsx';

/** The study days just before today that went by. */
export function MissedRow({ missed }: { missed: ExamPlan['missed'] }) {
  const [first, ...others] = missed;
  if (!first) return null;
  return (
    <li className={`${rowClass} text-ink-2`}>
      <Days days={[first.day, ...others.map(({ day }) => day)]} />
      <ul className="grid gap-1.5 max-md:col-span-2 max-md:row-start-2">
        <Task icon={CircleDashed} tone="quiet">
          {writeMissed(missed)}
        </Task>
      </ul>
    </li>
  );
}

function writeMissed(missed: ExamPlan['missed']): string {
  const [one, other, ...more] = missed;
  if (!one || !other) return messages.missedOne(one?.items ?? 0);
  if (more.length === 0) return messages.missedTwo(one.items, other.items);
  return messages.missedMany(
    missed.length,
    missed.reduce((sum, { items }) => sum + items, 0),
  );
}

function Days({ days }: { days: readonly [string, ...string[]] }) {
  const [first] = days;
  const last = days.at(-1) ?? first;
  if (days.length > 6) return <b className="font-semibold">{writeSpan(first, last)}</b>;
  const [name, date] =
    days.length === 1
      ? [writeWeekday(first), writeDate(first)]
      : [
          writeWeekdays(first, last, days.length),
          days.length === 2 ? writeBoth(first, last) : writeSpan(first, last),
        ];
  return (
    <div className="grid">
      <b className="font-semibold">{name}</b>
      <span className="type-xs">{date}</span>
    </div>
  );
}
