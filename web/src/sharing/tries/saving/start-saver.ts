import type { Reply } from '@engram/core/endpoint.ts';
import { saveTry } from '@engram/core/sharing/assigning-api.ts';
import type { SavedAnswers } from '@engram/core/sharing/assignment-try.ts';
import { attemptsOf } from '../../../attempts/keeping/attempt-store.ts';
import { callWithClock } from '../../../attempts/keeping/call-with-clock.ts';
import type { KeptAttempt } from '../../../attempts/keeping/kept-attempt.ts';
import { logIgnored } from '../../../http/log-ignored.ts';
import { tellEndpoint } from '../../../http/tell-endpoint.ts';
import { markSaved } from '../adopt-try.ts';
import { isOver } from '../is-over.ts';
import { ofTry } from '../queries.ts';
import { nothingNew, writeSaved } from './write-saved.ts';

export type SaveState = 'saved' | 'saving' | 'failing';

type Saving = {
  owner: string;
  code: string;
  key: string;
  onState: (state: SaveState) => void;
  /** When it ends may have changed. */
  onHeard: (reply: Reply<typeof saveTry>) => void;
  /** Another device has saved later answers. */
  onBehind: () => void;
  /** The server takes no more of it. */
  onOver: () => void;
};

/**
 * Saves a try while it is answered: after each change, but no more often than every few seconds, at
 * once when the page is left, and again when the network is back.
 */
export function startSaver({ owner, code, key, onState, onHeard, onBehind, onOver }: Saving) {
  const store = attemptsOf(owner);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let isStopped = false;
  let sentAt = Number.NEGATIVE_INFINITY;

  function findUnsaved(): KeptAttempt | undefined {
    const attempt = store.find(key);
    return attempt?.phase === 'open' && isUnsaved(attempt) ? attempt : undefined;
  }

  function plan(leastMs = 0): void {
    if (isStopped || isSending || timer !== undefined || !findUnsaved()) return;
    const waitMs = Math.max(leastMs, sentAt + betweenMs - performance.now(), 0);
    timer = setTimeout(() => {
      timer = undefined;
      const attempt = findUnsaved();
      if (attempt) void send(writeSaved(attempt));
    }, waitMs);
  }

  function stopWaiting(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  async function send(body: SavedAnswers): Promise<void> {
    isSending = true;
    sentAt = performance.now();
    if (body !== nothingNew) onState('saving');
    try {
      const reply = await callWithClock(saveTry, { params: { code }, body }, ofTry(key));
      isSending = false;
      if (isStopped) return;
      store.change(key, (attempt) => markSaved(attempt, body.revision));
      onHeard(reply);
      if (body !== nothingNew && reply.savedRevision > body.revision) onBehind();
      if (!findUnsaved()) onState('saved');
      plan();
    } catch (error) {
      isSending = false;
      if (isStopped) return;
      if (isOver(error)) return onOver();
      logIgnored('The answers could not be saved', error);
      if (findUnsaved()) onState('failing');
      plan(againMs);
    }
  }

  /** Asks when it ends: the teacher may have changed that, and a device that slept knows no time. */
  async function beat(): Promise<void> {
    if (!isSending) await send(nothingNew);
  }

  function tryNow(): void {
    if (isSending) return;
    stopWaiting();
    sentAt = Number.NEGATIVE_INFINITY;
    plan();
  }

  /** Nobody hears the reply, so that it counts as unsaved until one is heard. */
  function saveOnLeaving(): void {
    const attempt = findUnsaved();
    if (!attempt) return;
    void tellEndpoint(saveTry, { params: { code }, body: writeSaved(attempt) }, ofTry(key).headers);
  }

  function followSight(): void {
    if (document.visibilityState === 'hidden') saveOnLeaving();
    else plan();
  }

  const stopHearing = store.subscribe(() => plan());
  const pulse = setInterval(() => {
    const isQuiet = performance.now() - sentAt >= beatMs;
    if (isQuiet && timer === undefined && document.visibilityState === 'visible') void beat();
  }, 1_000);
  window.addEventListener('online', tryNow);
  window.addEventListener('pagehide', saveOnLeaving);
  document.addEventListener('visibilitychange', followSight);
  plan();

  return {
    beat,
    stop() {
      saveOnLeaving();
      isStopped = true;
      stopWaiting();
      clearInterval(pulse);
      stopHearing();
      window.removeEventListener('online', tryNow);
      window.removeEventListener('pagehide', saveOnLeaving);
      document.removeEventListener('visibilitychange', followSight);
    },
  };
}

/** Between two calls. */
const betweenMs = 5_000;
/** After one that failed. */
const againMs = 10_000;
/** Without anything to save. */
const beatMs = 15_000;

function isUnsaved({ answers }: KeptAttempt): boolean {
  return Object.values(answers).some(({ isSent }) => !isSent);
}
