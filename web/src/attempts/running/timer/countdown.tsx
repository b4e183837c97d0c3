import { useEffect, useRef, useState } from 'react';
import { Timer } from '../../../ui/studying/timer.tsx';
import { runnerMessages } from '../messages.ts';
import { useRemaining } from './use-remaining.ts';

const messages = runnerMessages.timer;

type CountdownProps = {
  uid: string;
  attemptId: string;
  /** Whether the server was asked for its time; before that a guess must end nothing. */
  isClockAsked: boolean;
  onOver: () => void;
};

/** The time that is left, spoken at 5 minutes, 1 minute and 10 seconds; ends the test at zero. */
export function Countdown({ onOver, ...counted }: CountdownProps) {
  const seconds = useRemaining(counted);
  const spoken = useSpoken(seconds);
  const isOver = seconds === 0;

  // [RUN-17] Also right after a reload that comes too late.
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);

  if (seconds === undefined) return null;
  return (
    <>
      <Timer seconds={seconds} label={messages.left(seconds)} isLow={seconds < 60} />
      <span role="status" className="sr-only">
        {spoken}
      </span>
    </>
  );
}

const marks = [300, 60, 10];

/** A reload in the last minute says no mark that passed before it. */
function useSpoken(seconds: number | undefined): string {
  const [spoken, setSpoken] = useState('');
  const before = useRef(seconds);
  useEffect(() => {
    const last = before.current;
    before.current = seconds;
    if (seconds === undefined || last === undefined) return;
    const mark = marks.find((one) => last > one && seconds <= one);
    if (mark !== undefined) setSpoken(messages.left(mark));
  }, [seconds]);
  return spoken;
}
