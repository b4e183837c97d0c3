import type { PlanDay } from '@engram/core/exams/api.ts';
import type { Exam } from '@engram/core/exams/exam.ts';
import { Check, Coffee, GraduationCap, Layers, type LucideIcon, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { type DayGroup, groupDays, sumUp } from './group-days.ts';
import { planMessages as messages } from './messages.ts';
import { writeDate, writeShortDay, writeSpan, writeWeekday } from './write-days.ts';

/** The days up to the exam; those far away a week at a time. */
export function DayList({ exam, days }: { exam: Exam; days: readonly PlanDay[] }) {
  return (
    <Card as="section" aria-label={messages.dayByDay} className="overflow-hidden">
      <ol>
        {groupDays(days).map((group, place) => (
          <DayRow key={group.days[0].day} exam={exam} group={group} isToday={place === 0} />
        ))}
      </ol>
    </Card>
  );
}

type DayRowProps = { exam: Exam; group: DayGroup; isToday: boolean };

function DayRow({ exam, group: { days }, isToday }: DayRowProps) {
  const [{ kind }] = days;
  const { back, fresh, minutes } = sumUp(days);
  const isRest = kind === 'rest' && days.length === 1;
  return (
    <li
      aria-current={isToday ? 'date' : undefined}
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-5 gap-y-1.5 border-t border-line px-4.5 py-4 first:border-t-0 md:grid-cols-[7.25rem_minmax(0,1fr)_auto] md:px-6',
        isToday && 'bg-petrol-soft',
        isRest && 'text-ink-2',
        kind === 'exam' && 'border-t-2 border-t-petrol',
      )}
    >
      <DayName days={days} isToday={isToday} />
      <div className="grid gap-3 max-md:col-span-2 max-md:row-start-2">
        <ul className="grid gap-1.5">
          {kind === 'exam' && <ExamLine exam={exam} />}
          <Tasks
            kind={kind}
            back={back}
            fresh={fresh}
            isToday={isToday}
            isAlone={days.length === 1}
          />
        </ul>
        {isToday && back + fresh > 0 && (
          <Link
            to={paths.review}
            className={buttonClass({
              variant: 'primary',
              className: 'justify-self-start max-md:w-full',
            })}
          >
            {messages.start}
          </Link>
        )}
      </div>
      <span className="pt-px text-end type-sm whitespace-nowrap text-ink-2">
        {minutes > 0 && messages.minutes(minutes)}
      </span>
    </li>
  );
}

function DayName({ days, isToday }: { days: DayGroup['days']; isToday: boolean }) {
  const [{ day: first }] = days;
  const last = days.at(-1)?.day ?? first;
  if (days.length > 1) return <b className="font-semibold">{writeSpan(first, last)}</b>;
  return (
    <div className="grid">
      <b className="font-semibold">{isToday ? messages.today : writeWeekday(first)}</b>
      <span className="type-xs text-ink-2">
        {isToday ? writeShortDay(first) : writeDate(first)}
      </span>
    </div>
  );
}

type TasksProps = Pick<PlanDay, 'kind' | 'back' | 'fresh'> & { isToday: boolean; isAlone: boolean };

function Tasks({ kind, back, fresh, isToday, isAlone }: TasksProps) {
  if (kind === 'exam') {
    return back > 0 && <Task icon={Layers}>{messages.leastSure(back)}</Task>;
  }
  if (back + fresh > 0) {
    return (
      <>
        {back > 0 && <Task icon={RotateCcw}>{messages.review(back)}</Task>}
        {fresh > 0 && <Task icon={Layers}>{messages.fresh(fresh)}</Task>}
      </>
    );
  }
  if (kind === 'rest' && isAlone) return <Task icon={Coffee}>{messages.rest}</Task>;
  return <Task icon={Check}>{isToday ? messages.doneToday : messages.free}</Task>;
}

function ExamLine({ exam: { name, heldAt } }: { exam: Exam }) {
  return (
    <Task icon={GraduationCap}>
      <b className="font-semibold">{heldAt === null ? name : `${name}, ${heldAt}`}</b>
    </Task>
  );
}

function Task({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5 type-ui">
      <Icon icon={icon} className="mt-px text-petrol" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}
