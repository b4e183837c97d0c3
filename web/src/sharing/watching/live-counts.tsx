import type { Assignment, LiveTaker } from '@engram/core/sharing/assignment.ts';
import { writeShortDayAndTime } from '@engram/core/time/write-day-and-time.ts';
import { writeClock } from '../../attempts/write-time.ts';
import { type Stat, StatLine } from '../../ui/stat-line.tsx';
import { writeDistance } from '../moments/write-distance.ts';
import { countMessages as messages } from './messages.ts';
import { nameTaker } from './name-taker.ts';

type LiveCountsProps = {
  assignment: Assignment;
  takers: readonly LiveTaker[];
  now: number;
  timeZone: string;
};

export function LiveCounts(props: LiveCountsProps) {
  return <StatLine label={messages.region} stats={listStats(props)} />;
}

function listStats({ assignment, takers, now, timeZone }: LiveCountsProps): Stat[] {
  const { answering, done } = assignment;
  const last = findLast(takers);
  const isOver = assignment.state === 'closed' || assignment.state === 'late';
  return [
    { name: messages.done, value: String(done), note: messages.doneOf(answering + done) },
    {
      name: messages.answering,
      value: String(answering),
      note: describeProgress(takers, assignment),
    },
    {
      name: messages.last,
      value: last ? writeClock(last.at, timeZone) : messages.none,
      note: last ? nameTaker(last.taker) : messages.nothingYet,
    },
    {
      name: messages.left,
      value: isOver ? messages.none : writeLeft(Date.parse(assignment.closesAt) - now),
      note: isOver
        ? messages.ended
        : messages.until(writeShortDayAndTime(assignment.closesAt, { now, timeZone })),
    },
  ];
}

/** At the beginning of a line. */
function writeLeft(ms: number): string {
  const left = writeDistance(ms);
  return left.charAt(0).toUpperCase() + left.slice(1);
}

function describeProgress(takers: readonly LiveTaker[], { questionCount }: Assignment): string {
  const answered = takers.flatMap((one) => (one.state === 'answering' ? [one.answered] : []));
  const [only] = answered;
  if (only === undefined) return messages.noneAnswering;
  if (answered.length === 1) return messages.oneAt(only, questionCount);
  return messages.atLeast(Math.min(...answered), questionCount);
}

function findLast(takers: readonly LiveTaker[]) {
  const [last] = takers
    .flatMap((taker) => (taker.submittedAt === null ? [] : [{ taker, at: taker.submittedAt }]))
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
  return last;
}
