import { pauseAttempt, saveProgress, submitAttempt } from '@engram/core/attempts/api.ts';
import { tellEndpoint } from '../../../http/tell-endpoint.ts';
import { listKeptTests, subscribeToKeptTests } from '../../../practice-tests/keeping/test-store.ts';
import { attemptsOf } from '../attempt-store.ts';
import { dropSettled } from '../drop-settled.ts';
import type { KeptAttempt } from '../kept-attempt.ts';
import { measureElapsedMs } from '../measure-elapsed.ts';
import { sendAll, type SendListeners } from './send-all.ts';
import { isTestUnsent } from '../../../practice-tests/keeping/save-kept-test.ts';
import { isNothing, isUnsent, listUnsent, nothing } from './unsent.ts';
import { listVerdicts, subscribeToVerdicts } from '../verdict-store.ts';
import { watchPage } from './watch-page.ts';
import { withLock } from './with-lock.ts';

export type SyncListeners = SendListeners & {
  /** Every failure that time may mend, and that a session or an old page may be the cause of. */
  onFailed: (error: unknown) => void;
};

/** Whether the server takes what we send; what is not sent is told by the attempts themselves. */
export type LinkState = 'idle' | 'sending' | 'failing';

export type Sync = {
  uid: string;
  readLink: () => LinkState;
  subscribe: (listener: () => void) => () => void;
  /** Sends now what is not sent, and is done when that was tried. */
  flush: () => Promise<void>;
  stop: () => void;
};

/**
 * Sends the tests, attempts and verdicts that this browser has kept and the server does not know: soon after
 * a change, again and again while nobody answers, and in one tab at a time.
 */
export function startSync(uid: string, { onFailed, ...sending }: SyncListeners): Sync {
  const store = attemptsOf(uid);
  const listeners = new Set<() => void>();
  const stops: (() => void)[] = [];
  let link: LinkState = 'idle';
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = Number.POSITIVE_INFINITY;
  let running: Promise<void> | undefined;
  let isStopped = false;

  function setLink(next: LinkState) {
    if (link === next) return;
    link = next;
    for (const listener of listeners) listener();
  }

  function schedule(delayMs: number) {
    const wanted = performance.now() + delayMs;
    if (isStopped || wanted >= dueAt) return;
    clearTimeout(timer);
    dueAt = wanted;
    timer = setTimeout(() => void flush(), delayMs);
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    dueAt = Number.POSITIVE_INFINITY;
    // One step later, so that what it writes itself finds it running.
    running ??= Promise.resolve()
      .then(pass)
      .finally(() => {
        running = undefined;
        if (hasUnsent()) noteChange(failures === 0 && isSomebodyWaiting());
      });
    return running;
  }

  async function pass() {
    if (isStopped || !hasUnsent()) return setLink('idle');
    if (link === 'idle') setLink('sending');
    try {
      await withLock(`engram-sync:${uid}`, () => sendAll(store, sending));
      failures = 0;
      setLink('idle');
    } catch (error) {
      failures += 1;
      setLink('failing');
      onFailed(error);
    }
  }

  function hasUnsent() {
    return (
      store.list().some(isUnsent) ||
      listKeptTests(uid).some((id) => isTestUnsent(uid, id)) ||
      listVerdicts(uid).length > 0
    );
  }

  /** An attempt began or ended while others were sent. */
  function isSomebodyWaiting() {
    const isWaiting = ({ phase, startedAt, clock }: KeptAttempt) =>
      phase !== 'open' || startedAt === null || !clock.isSent;
    return store.list().filter(isUnsent).some(isWaiting);
  }

  function noteChange(isUrgent: boolean) {
    if (isStopped || running) return;
    const pauseMs = failures > 0 ? Math.min(1000 * 2 ** (failures - 1), maxPauseMs) : soonMs;
    schedule(isUrgent ? 0 : pauseMs);
  }

  /** The network may be back, so nobody waits for the end of a pause. */
  function tryAgain() {
    if (document.visibilityState === 'hidden') return;
    failures = 0;
    if (hasUnsent()) schedule(0);
  }

  // The page may not come back, and its answers should be on the server all the same.
  function tellWhileLeaving() {
    settleReports();
    for (const attempt of store.list().filter(isUnsent)) {
      const { id, phase, startedAt, clock } = attempt;
      if (startedAt === null || phase === 'left') continue;
      const params = { id };
      const [progress = nothing, ...more] = listUnsent(attempt);
      if (!clock.isSent) {
        const claim = { isPaused: clock.isPaused, elapsedMs: measureElapsedMs(attempt) };
        void tellEndpoint(pauseAttempt, { params, body: claim });
      }
      // Calls may overtake each other, and after a submission no answer counts.
      if (phase === 'submitted' && more.length === 0) {
        const elapsedMs = attempt.submission?.elapsedMs ?? measureElapsedMs(attempt);
        void tellEndpoint(submitAttempt, { params, body: { ...progress, elapsedMs } });
      } else if (!isNothing(progress)) {
        void tellEndpoint(saveProgress, { params, body: progress });
      }
    }
  }

  /** Where the page that held one back is gone, nobody takes it back any more. */
  function settleReports() {
    for (const { id } of store.list()) store.settleReport(id);
  }

  function flushWhenHidden() {
    if (document.visibilityState === 'visible') tryAgain();
    else if (hasUnsent()) schedule(0);
  }

  stops.push(
    watchPage({ onBack: tryAgain, onVisibility: flushWhenHidden, onLeave: tellWhileLeaving }),
  );
  stops.push(store.subscribe(noteChange));
  stops.push(subscribeToKeptTests(() => noteChange(true)));
  stops.push(subscribeToVerdicts(() => noteChange(true)));
  dropSettled(store);
  settleReports();
  noteChange(true);

  return {
    uid,
    readLink: () => link,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    flush,
    stop() {
      isStopped = true;
      clearTimeout(timer);
      for (const stop of stops) stop();
    },
  };
}

/** Long enough for a word or two, short enough that another device finds them. */
const soonMs = 1000;
const maxPauseMs = 60_000;
