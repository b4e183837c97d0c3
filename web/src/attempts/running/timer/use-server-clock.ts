import { useEffect, useState } from 'react';
import { attemptsOf } from '../../keeping/attempt-store.ts';
import { isDoubtful, isVague } from '../../keeping/clock.ts';

type Asking = {
  uid: string;
  attemptId: string;
  /** Sets the clock; never fails. */
  ask: (uid: string, attemptId: string) => Promise<void>;
};

/**
 * Asks the server for its time when the page opens and after the device slept, again where the
 * answer took long. True once it answered, or could not be reached.
 */
export function useServerClock({ uid, attemptId, ask: askServer }: Asking): boolean {
  const [isAsked, setIsAsked] = useState(() => !isDoubtful());
  useEffect(() => {
    let isGone = false;
    let isAsking = false;
    let nextAt = 0;

    async function ask() {
      // Nobody may be told that it was asked before it answers: time that is guessed could be up.
      if (isAsking) return;
      const attempt = attemptsOf(uid).find(attemptId);
      // The start itself brings the time, once the server hears of it.
      if (!isDoubtful() || attempt?.phase !== 'open') return setIsAsked(true);
      if (attempt.startedAt === null) return setIsAsked(true);
      isAsking = true;
      await askServer(uid, attemptId);
      if (!isGone) setIsAsked(true);
      // A page that still loads is slow to hear the first answer; the next one is heard at once.
      for (let times = 0; isVague() && !isGone && times < maxRepeats; times += 1) {
        await askServer(uid, attemptId);
      }
      isAsking = false;
      nextAt = performance.now() + pauseMs;
    }

    const askWhenSeen = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    // A laptop that wakes with this tab in front tells nobody; the network may follow later.
    const hasSlept = watchSleep();
    let isBehind = false;
    const timer = setInterval(() => {
      isBehind = hasSlept() || (isBehind && isDoubtful());
      if (isBehind && performance.now() >= nextAt) void ask();
    }, lookEveryMs);
    void ask();
    window.addEventListener('focus', askWhenSeen);
    document.addEventListener('visibilitychange', askWhenSeen);
    return () => {
      isGone = true;
      clearInterval(timer);
      window.removeEventListener('focus', askWhenSeen);
      document.removeEventListener('visibilitychange', askWhenSeen);
    };
  }, [uid, attemptId, askServer]);
  return isAsked;
}

/** Says whether the device slept since it was asked last: then one clock went on and the other did not. */
function watchSleep(): () => boolean {
  let before = { wallMs: Date.now(), at: performance.now() };
  return () => {
    const now = { wallMs: Date.now(), at: performance.now() };
    const apartMs = Math.abs(now.wallMs - before.wallMs - (now.at - before.at));
    before = now;
    return apartMs > toleratedMs;
  };
}

const lookEveryMs = 1_000;
const toleratedMs = 2_000;
/** Between two questions, while nobody answers. */
const pauseMs = 5_000;
/** Where every answer takes long, one more says nothing new. */
const maxRepeats = 3;
