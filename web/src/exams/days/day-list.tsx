import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { ExamPlan } from '../queries.ts';
import { writeDate, writeShortDay, writeSpan, writeWeekday } from '../write-days.ts';
import { DayTasks } from './day-tasks.tsx';
import { type DayGroup, groupDays, sumUp } from './group-days.ts';
import { dayMessages as messages } from './messages.ts';
import { MissedRow } from './missed-row.tsx';
import { PastRow } from './past-row.tsx';
import { rowClass } from './row-class.ts';

/** The days up to the exam, after what was done of late and what was missed; those far away a week at a time. */
export function DayList({ plan }: { plan: ExamPlan }) {
  const { days, missed } = plan;
  const backOn = days.findLast(({ caughtUp }) => caughtUp > 0)?.day;
  return (
    <Card as="section" aria-label={messages.dayByDay} className="overflow-hidden">
      <ol>
        <PastRow past={plan.past} />
        <MissedRow missed={missed} />
        {groupDays(days).map((group, place) => (
          <DayRow
            key={group.days[0].day}
            plan={plan}
            group={group}
            isToday={place === 0}
            isBackOnPlan={group.days.some(({ day }) => day === backOn)}
          />
        ))}
      </ol>
    </Card>
  );
}

type DayRowProps = { plan: ExamPlan; group: DayGroup; isToday: boolean; isBackOnPlan: boolean };

function DayRow({ plan, group: { days }, isToday, isBackOnPlan }: DayRowProps) {
  const [{ kind }] = days;
  const { back, fresh, minutes } = sumUp(days);
  const isRest = kind === 'rest' && days.length === 1;
  return (
    <li
      aria-current={isToday ? 'date' : undefined}
      className={classNames(
        rowClass,
        isToday && 'bg-petrol-soft',
        isRest && 'text-ink-2',
        kind === 'exam' && 'border-t-2 border-t-petrol',
      )}
    >
      <DayName days={days} isToday={isToday} />
      <div className="grid gap-3 max-md:col-span-2 max-md:row-start-2">
        <DayTasks
          exam={plan.exam}
          weakTopic={isToday && kind === 'study' ? plan.weakTopic : null}
          days={days}
          isToday={isToday}
          waiting={plan.catchUp?.waiting ?? 0}
          isBackOnPlan={isBackOnPlan}
        />
        {isToday && back + fresh > 0 && (
          <Link
            to={paths.review}
            className={buttonClass({
              // What to do with missed days comes first.
              variant: plan.catchUp?.way === null ? 'secondary' : 'primary',
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
