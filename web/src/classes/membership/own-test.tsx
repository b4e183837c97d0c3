import type { MemberTest } from '@engram/core/classes/membership.ts';
import { writeDayAndTime } from '@engram/core/time/write-day-and-time.ts';
import { CalendarDays, Check, ClipboardList, Eye, type LucideIcon, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ScoreBadge } from '../../attempts/score-badge.tsx';
import { pathsOf } from '../../paths.ts';
import { keepTry } from '../../sharing/tries/kept-try.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { findKeptClass } from '../joining/kept-classes.ts';
import { memberOf } from './member-of.ts';
import { memberMessages as messages } from './membership-messages.ts';
import { bestTry, lastHandedIn, type TestGroup } from './sort-tests.ts';

type OwnTestProps = {
  classId: string;
  test: MemberTest;
  group: TestGroup;
  calendar: { now: number; timeZone: string };
};

export function OwnTest(props: OwnTestProps) {
  const { test, group } = props;
  return (
    <li>
      <Card
        as="article"
        isFlat={group !== 'toDo'}
        className={classNames(
          'flex flex-wrap items-center justify-between gap-x-6 gap-y-3.5 px-5.5 py-4.5',
          group === 'toDo' && 'border-petrol inset-ring-1 inset-ring-petrol',
          (group === 'handedIn' || group === 'missed') && 'bg-transparent',
        )}
      >
        <div className="grid min-w-0 flex-[1_1_16rem] gap-1">
          <h3 className="font-serif text-[1.25rem] leading-snug font-semibold wrap-anywhere">
            {test.title}
          </h3>
          <p className="flex flex-wrap items-center gap-x-3.5 gap-y-1 type-sm text-ink-2">
            <Facts {...props} />
          </p>
        </div>
        <Way {...props} />
      </Card>
    </li>
  );
}

function Facts({ test, group, calendar }: OwnTestProps) {
  const write = (time: string) => writeDayAndTime(time, calendar);
  const best = bestTry(test);
  const handedIn = lastHandedIn(test)?.submittedAt;
  switch (group) {
    case 'ready':
      return (
        best && (
          <>
            <ScoreBadge score={best.score.percent} />
            <span>{messages.points(best.score.points, best.score.possible)}</span>
          </>
        )
      );
    case 'handedIn':
      return (
        <>
          {handedIn && <Fact icon={Check}>{messages.handedInAt(write(handedIn))}</Fact>}
          <Fact icon={Eye}>
            {test.answersAt ? messages.answersAt(write(test.answersAt)) : messages.answersNever}
          </Fact>
        </>
      );
    case 'missed':
      return <Fact icon={CalendarDays}>{messages.closed(write(test.closesAt))}</Fact>;
    default:
      return (
        <>
          <Fact icon={ClipboardList}>{messages.questions(test.questionCount)}</Fact>
          {test.timeLimitMinutes !== null && (
            <Fact icon={Timer}>{messages.minutes(test.timeLimitMinutes)}</Fact>
          )}
          <Fact icon={CalendarDays}>{describeTime(test, group, write)}</Fact>
        </>
      );
  }
}

function describeTime(test: MemberTest, group: TestGroup, write: (time: string) => string) {
  if (group === 'later') return messages.opens(write(test.opensAt));
  return test.state === 'late' ? messages.late : messages.until(write(test.closesAt));
}

function Fact({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon icon={icon} size="small" />
      {children}
    </span>
  );
}

/** Where it leads: to the test, which knows by then which try it is about. */
function Way({ classId, test, group }: OwnTestProps) {
  if (group === 'later' || group === 'missed') return null;
  const shown = group === 'ready' ? bestTry(test) : test.ownTries.at(-1);
  const isToDo = group === 'toDo';
  return (
    <Link
      to={pathsOf.classTest(classId, test.code)}
      onClick={() => shown && note(classId, test.code, shown)}
      aria-label={`${labelOf(test, group)}: ${test.title}`}
      className={buttonClass(
        isToDo
          ? { variant: 'primary', size: 'large', className: 'max-md:w-full' }
          : { className: 'max-md:w-full' },
      )}
    >
      {labelOf(test, group)}
    </Link>
  );
}

function labelOf({ ownTries }: MemberTest, group: TestGroup): string {
  if (group === 'ready') return messages.see;
  if (group === 'handedIn') return messages.open;
  return ownTries.length > 0 ? messages.goOn : messages.start;
}

/** Begun on another device, perhaps: this one has no key of it yet. */
function note(classId: string, code: string, { key, number }: MemberTest['ownTries'][number]) {
  const kept = findKeptClass(classId);
  if (!kept) return;
  const { owner, name } = memberOf(kept);
  keepTry(code, { owner, kept: { version: 1, key, number, name, at: Date.now() } });
}
