import { useEffect, useState } from 'react';
import { attemptsOf } from '../../keeping/attempt-store.ts';
import { onClockSet } from '../../keeping/clock.ts';
import { isTimeKnown, measureElapsedMs } from '../../keeping/measure-elapsed.ts';

type Counted = { uid: string; attemptId: string; isClockAsked: boolean };

/**
 * Whole seconds until the limit, counted down every second [RUN-15]; undefined without a limit
 * [RUN-18], and while only the device's own clock could say.
 */
export function useRemaining({ uid, attemptId, isClockAsked }: Counted): number | undefined {
  const [seconds, setSeconds] = useState(() => read(uid, attemptId, isClockAsked));
  useEffect(() => {
    const tick = () => setSeconds(read(uid, attemptId, isClockAsked));
    // Whatever the server says of the time counts from that moment on.
    const stopHearing = onClockSet(tick);
    // Four times a second, so that no second is seen late; the same number renders nothing.
    const timer = setInterval(tick, 250);
    document.addEventListener('visibilitychange', tick);
    tick();
    return () => {
      stopHearing();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [uid, attemptId, isClockAsked]);
  return seconds;
}

function read(uid: string, attemptId: string, isClockAsked: boolean): number | undefined {
  const attempt = attemptsOf(uid).find(attemptId);
  if (!attempt || attempt.timeLimitSeconds === null) return undefined;
  if (!isTimeKnown(attempt) && !isClockAsked) return undefined;
  const left = attempt.timeLimitSeconds * 1000 - measureElapsedMs(attempt);
  return Math.max(0, Math.ceil(left / 1000));
}
