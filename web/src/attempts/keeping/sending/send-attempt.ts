import {
  discardAttempt,
  getAttempt,
  pauseAttempt,
  saveProgress,
  startAttempt,
  submitAttempt,
} from '@engram/core/attempts/api.ts';
import type { ClockClaim } from '@engram/core/attempts/active-time.ts';
import type { Attempt } from '@engram/core/attempts/attempt.ts';
import { ApiError } from '../../../http/api-error.ts';
import { call } from '../../../http/call.ts';
import type { AttemptStore } from '../attempt-store.ts';
import { callWithClock } from '../call-with-clock.ts';
import type { KeptAttempt } from '../kept-attempt.ts';
import { measureElapsedMs } from '../measure-elapsed.ts';
import { sendAddedQuestions } from './send-added.ts';
import { isNothing, listUnsent, markSent, takeUnsent } from './unsent.ts';

/** Tells the server all it does not know of an attempt, in order; throws when it cannot be told. */
export async function sendAttempt(store: AttemptStore, id: string): Promise<void> {
  const attempt = store.find(id);
  if (!attempt || attempt.graded || attempt.isDiscarded || attempt.refusal !== null) return;
  if (attempt.phase === 'left') return discard(store, attempt);
  if (attempt.startedAt === null) {
    // An endless test that grew without a network: its attempt names questions of this device.
    await sendAddedQuestions(store.uid, attempt.testId);
    await begin(store, attempt);
  }
  if (!(await sendProgress(store, id))) return;
  await sendClock(store, id);
  const ended = store.find(id);
  if (ended?.phase === 'submitted' && !ended.graded) await submit(store, ended);
}

async function begin(store: AttemptStore, attempt: KeptAttempt): Promise<void> {
  const { id, testId, questionIds } = attempt;
  // Whatever becomes of the answer, the server may have heard of it.
  store.change(id, (before) => (before.wasTold ? before : { ...before, wasTold: true }));
  const body = { testId, questionIds, elapsedMs: measureElapsedMs(attempt) };
  const reply = await callWithClock(startAttempt, { params: { id }, body });
  adoptKnown(store, reply.attempt);
}

/** Whether the attempt is still to be sent: another device may have ended it. */
async function sendProgress(store: AttemptStore, id: string): Promise<boolean> {
  for (;;) {
    const testId = store.find(id)?.testId;
    if (testId !== undefined) await sendAddedQuestions(store.uid, testId);
    const attempt = store.find(id);
    if (!attempt || attempt.graded || attempt.phase === 'left') return false;
    const progress = takeUnsent(attempt);
    // The submission takes the last ones with it.
    const isLast = attempt.phase === 'submitted' && listUnsent(attempt).length === 1;
    if (isNothing(progress) || isLast) return true;
    const reply = await callWithClock(saveProgress, { params: { id }, body: progress });
    store.change(id, (before) => markSent(before, progress));
    if (reply.state === 'submitted') {
      adoptKnown(store, (await call(getAttempt, { params: { id } })).attempt);
      return false;
    }
  }
}

/** How long it was left; what it was left for since is told by the next call. */
async function sendClock(store: AttemptStore, id: string): Promise<void> {
  const attempt = store.find(id);
  if (!attempt || attempt.clock.isSent || attempt.phase === 'left') return;
  const { isPaused, revision } = attempt.clock;
  const body = { isPaused, elapsedMs: attempt.submission?.elapsedMs ?? measureElapsedMs(attempt) };
  const pausedMs = await tellPause(store, id, body);
  if (pausedMs === undefined) return;
  store.change(id, (before) => {
    const isSent = before.clock.revision === revision;
    return { ...before, clock: { ...before.clock, pausedMs, isSent } };
  });
}

/** Nothing where another device has submitted it meanwhile. */
async function tellPause(
  store: AttemptStore,
  id: string,
  body: ClockClaim,
): Promise<number | undefined> {
  try {
    return (await callWithClock(pauseAttempt, { params: { id }, body })).pausedMs;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    adoptKnown(store, (await call(getAttempt, { params: { id } })).attempt);
    return undefined;
  }
}

async function submit(store: AttemptStore, attempt: KeptAttempt): Promise<void> {
  const { id } = attempt;
  const elapsedMs = attempt.submission?.elapsedMs ?? measureElapsedMs(attempt);
  const progress = takeUnsent(attempt);
  const reply = await call(submitAttempt, { params: { id }, body: { ...progress, elapsedMs } });
  store.change(id, (before) => markSent(before, progress));
  adoptKnown(store, reply.attempt);
}

async function discard(store: AttemptStore, { id, wasTold }: KeptAttempt): Promise<void> {
  try {
    if (wasTold) await call(discardAttempt, { params: { id } });
  } catch (error) {
    // Somebody was faster: it is gone, or it was submitted and stays.
    const isOver = error instanceof ApiError && (error.status === 404 || error.status === 409);
    if (!isOver) throw error;
  }
  store.change(id, (before) => ({ ...before, isDiscarded: true }));
}

/** Its learner may have logged out meanwhile, and nothing of it stays in this browser. */
function adoptKnown(store: AttemptStore, attempt: Attempt): void {
  if (store.find(attempt.id)) store.adopt(attempt);
}
