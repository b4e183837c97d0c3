import type { Assignment, LiveTaker } from '@engram/core/sharing/assignment.ts';
import { Check, Timer } from 'lucide-react';
import { writeClock } from '../../attempts/write-time.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ProgressBar } from '../../ui/states/progress-bar.tsx';
import { EmptyPageDrawing } from '../../ui/states/trace-illustrations.tsx';
import { takerListMessages as messages } from './messages.ts';
import { nameTaker } from './name-taker.ts';
import { TakerMarks } from './taker-marks.tsx';

type LiveListProps = {
  assignment: Assignment;
  takers: readonly LiveTaker[];
  now: number;
  timeZone: string;
};

/** Who answers and how far they are, then who is done. */
export function LiveList({ assignment, takers, now, timeZone }: LiveListProps) {
  const isOver = assignment.state === 'closed';
  if (takers.length === 0) {
    return (
      <Card as="section">
        <EmptyState
          drawing={<EmptyPageDrawing />}
          title={isOver ? messages.emptyOver : messages.empty}
          text={isOver ? messages.emptyOverText : messages.emptyText}
        />
      </Card>
    );
  }
  const answering = takers.filter(({ state }) => state === 'answering');
  const done = takers.filter(({ state }) => state === 'done');
  return (
    <Card
      as="section"
      aria-label={messages.title}
      className="overflow-hidden"
      header={
        <>
          <h2 className="type-h3">{messages.title}</h2>
          {!isOver && <LiveSign />}
        </>
      }
    >
      {answering.length > 0 && (
        <>
          <Caption>{messages.answering(answering.length)}</Caption>
          <ul>
            {answering.map((taker) => (
              <AnsweringRow key={taker.attemptId} taker={taker} assignment={assignment} now={now} />
            ))}
          </ul>
        </>
      )}
      {done.length > 0 && (
        <>
          <Caption aside={messages.handedIn}>{messages.done(done.length)}</Caption>
          <ul className="grid grid-cols-2 gap-x-6 px-4.5 pt-1.5 pb-4.5 max-md:gap-x-3 max-[23.75rem]:grid-cols-1 md:grid-cols-[repeat(auto-fill,minmax(200px,1fr))] md:px-6">
            {done.map((taker) => (
              <DoneName key={taker.attemptId} taker={taker} timeZone={timeZone} />
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

function LiveSign() {
  return (
    <span className="flex items-center gap-2 type-sm text-ink-2">
      <span
        aria-hidden="true"
        className="size-2.5 rounded-full border-[2.5px] border-petrol bg-linear-to-r from-petrol from-50% to-transparent to-50%"
      />
      {messages.live}
    </span>
  );
}

function Caption({ aside, children }: { aside?: string; children: string }) {
  return (
    <div className="flex justify-between gap-3 border-t border-line bg-sunken/45 px-4.5 pt-4 pb-2 type-xs text-ink-3 md:px-6">
      <h3 className="font-semibold">{children}</h3>
      {aside !== undefined && (
        <span aria-hidden="true" className="font-semibold max-md:hidden">
          {aside}
        </span>
      )}
    </div>
  );
}

type AnsweringRowProps = { taker: LiveTaker; assignment: Assignment; now: number };

function AnsweringRow({ taker, assignment, now }: AnsweringRowProps) {
  const { questionCount } = assignment;
  const name = nameTaker(taker);
  return (
    <li className="grid min-h-13.5 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-1.5 border-t border-line px-4.5 py-2.5 md:grid-cols-[minmax(0,240px)_minmax(0,1fr)_170px] md:px-6">
      <span className="grid gap-1">
        <span className="font-semibold wrap-anywhere">{name}</span>
        <TakerMarks taker={taker} />
      </span>
      <span className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 type-sm max-md:order-last max-md:col-span-2">
        <ProgressBar
          aria-label={messages.progressOf(name)}
          value={(100 * taker.answered) / questionCount}
          valueText={messages.progress(taker.answered, questionCount)}
          isThin
        />
        <span aria-hidden="true" className="min-w-16 whitespace-nowrap text-ink-2 tabular-nums">
          {messages.progress(taker.answered, questionCount)}
        </span>
      </span>
      <TimeLeft deadlineAt={taker.deadlineAt} now={now} />
    </li>
  );
}

function TimeLeft({ deadlineAt, now }: { deadlineAt: string | null; now: number }) {
  if (deadlineAt === null) return <span />;
  return (
    <span className="flex items-center gap-2 justify-self-end type-sm whitespace-nowrap text-ink-2">
      <Icon icon={Timer} size="small" className="text-ink-3" />
      {writeLeft(Date.parse(deadlineAt) - now)}
    </span>
  );
}

function writeLeft(ms: number): string {
  if (ms <= 0) return messages.timeUp;
  return ms < 60_000 ? messages.lessThanMinute : messages.minutesLeft(Math.floor(ms / 60_000));
}

function DoneName({ taker, timeZone }: { taker: LiveTaker; timeZone: string }) {
  return (
    <li className="flex min-h-9 flex-wrap items-center gap-x-2 gap-y-0.5 py-1 type-ui">
      <Icon icon={Check} size="small" className="shrink-0 text-success" />
      <span className="min-w-0 flex-1 wrap-anywhere">{nameTaker(taker)}</span>
      {taker.submittedAt !== null && (
        <span className="type-xs text-ink-3 max-md:sr-only">
          {writeClock(taker.submittedAt, timeZone)}
        </span>
      )}
      <span className="basis-full ps-6 empty:hidden">
        <TakerMarks taker={taker} />
      </span>
    </li>
  );
}
