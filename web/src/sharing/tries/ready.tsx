import type { AssignmentHead } from '@engram/core/sharing/assignment.ts';
import { writeDayAndTime } from '@engram/core/time/write-day-and-time.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readFailure } from '../../http/read-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/states/note.tsx';
import { tryMessages } from './messages.ts';
import { RuleFacts } from './rule-facts.tsx';
import { spread } from './spread.ts';

const messages = tryMessages.ready;

type ReadyProps = {
  title: string;
  head: AssignmentHead;
  name: string | null;
  timeZone: string;
  isBeginning: boolean;
  failure: Error | null;
  onStart: () => void;
  onChangeName: () => void;
  onRefresh: () => void;
};

/** What the test is and what its rules are, before it begins. */
export function Ready(props: ReadyProps) {
  const { title, head, name, timeZone, isBeginning, failure, onStart, onRefresh } = props;
  const [now] = useState(() => Date.now());
  const calendar = { now, timeZone };
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone, and the page stays.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useOpening(head, onRefresh);
  const canStart = head.state === 'open' || head.state === 'late';
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="type-h1 font-serif font-semibold wrap-anywhere">
        {title}
      </h1>
      <StateNote head={head} calendar={calendar} />
      {head.state !== 'closed' && <RuleFacts head={head} calendar={calendar} />}
      {failure && (
        <Note tone="red">{messages.notBegun(readFailure(failure, messages.unknownFailure))}</Note>
      )}
      <div className="grid gap-2">
        {canStart && (
          <Button variant="primary" size="large" isBlock isBusy={isBeginning} onClick={onStart}>
            {messages.start}
          </Button>
        )}
        {name !== null && head.state !== 'closed' && (
          <Button
            variant="ghost"
            isBlock
            canWrap
            isPaused={isBeginning}
            onClick={props.onChangeName}
          >
            {messages.notYou(name)}
          </Button>
        )}
      </div>
    </>
  );
}

type StateNoteProps = { head: AssignmentHead; calendar: { now: number; timeZone: string } };

/** Where it is not simply open. */
function StateNote({ head: { state, opensAt, closesAt }, calendar }: StateNoteProps) {
  switch (state) {
    case 'not-open':
      return (
        <Note>
          {messages.opens(writeDayAndTime(opensAt, calendar))} {messages.opensByItself}
        </Note>
      );
    case 'late':
      return <Note tone="yellow">{messages.late(writeDayAndTime(closesAt, calendar))}</Note>;
    case 'closed':
      return (
        <Note>
          {messages.closed(writeDayAndTime(closesAt, calendar))} {messages.closedNext}
        </Note>
      );
    case 'open':
      return null;
  }
}

/** A page that waits for the opening asks when it has come; the clock of the device may be behind. */
function useOpening({ state, opensAt }: AssignmentHead, onRefresh: () => void): void {
  const refresh = useEffectEvent(onRefresh);
  useEffect(() => {
    if (state !== 'not-open') return undefined;
    const waitMs = Date.parse(opensAt) - Date.now();
    const spreadMs = spread(2_000);
    const timer = setInterval(
      () => {
        if (document.visibilityState === 'visible') refresh();
      },
      Math.min(Math.max(waitMs, shortestMs), longestMs) + spreadMs,
    );
    return () => clearInterval(timer);
  }, [state, opensAt]);
}

const shortestMs = 5_000;
/** It may be opened earlier, and no timer runs for weeks. */
const longestMs = 60_000;
