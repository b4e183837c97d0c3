import { ApiError } from '../../../http/api-error.ts';
import { logIgnored } from '../../../http/log-ignored.ts';
import { readFailure } from '../../../http/read-failure.ts';
import { listKeptTests } from '../../../practice-tests/keeping/test-store.ts';
import type { AttemptStore } from '../attempt-store.ts';
import type { KeptAttempt } from '../kept-attempt.ts';
import { keepingMessages } from './messages.ts';
import { sendAttempt } from './send-attempt.ts';
import {
  isTestUnsent,
  noteTestRefused,
  saveKeptTest,
} from '../../../practice-tests/keeping/save-kept-test.ts';
import { isSendable, type Judged, sendVerdict } from './send-verdict.ts';
import { isUnsent } from './unsent.ts';
import { dropVerdict, listVerdicts } from '../verdict-store.ts';

/** What the server refused for good: others may go on, and the user is told. */
type Refusal = { message: string; error: unknown };

export type SendListeners = {
  onRefused: (refusal: Refusal) => void;
  /** The server has a test or an attempt in full, so that lists of them have changed. */
  onSettled: () => void;
  /** The server has counted an attempt again, with a verdict of its learner. */
  onJudged: (judged: Judged) => void;
};

/**
 * Tests first, because attempts need them; verdicts last, because they need a submission. One that the server fails at does not hold up the others;
 * throws the first failure that time may mend, at once where nothing else would get through either.
 */
export async function sendAll(
  store: AttemptStore,
  { onRefused, onSettled, onJudged }: SendListeners,
): Promise<void> {
  const { uid } = store;
  const failures: unknown[] = [];
  for (const id of listKeptTests(uid).filter((test) => isTestUnsent(uid, test))) {
    const send = () => saveKeptTest(uid, id).then(onSettled);
    await orRefuse(send, failures, (refusal) => {
      noteTestRefused(uid, id, refusal.message);
      onRefused(refusal);
    });
  }
  // At a test that the server may get later, an attempt waits: now it would be refused for good.
  const isReady = ({ testId }: KeptAttempt) => !isTestUnsent(uid, testId);
  for (const { id } of store.list().filter(isUnsent).filter(isReady)) {
    const send = async () => {
      await sendAttempt(store, id);
      const sent = store.find(id);
      if (sent?.graded || sent?.isDiscarded) onSettled();
    };
    await orRefuse(send, failures, (refusal) => {
      store.change(id, (before) => ({ ...before, refusal: refusal.message }));
      onRefused(refusal);
    });
  }
  for (const one of listVerdicts(uid).filter((verdict) => isSendable(store, verdict))) {
    const send = () => sendVerdict(store, one, onJudged).then(onSettled);
    await orRefuse(send, failures, ({ error }) => {
      dropVerdict(uid, one);
      onRefused({ message: keepingMessages.verdictNotSaved, error });
    });
  }
  if (failures.length > 0) throw failures[0];
}

async function orRefuse(
  send: () => Promise<void>,
  failures: unknown[],
  onRefused: (refusal: Refusal) => void,
): Promise<void> {
  try {
    await send();
  } catch (error) {
    if (isFault(error)) return void failures.push(error);
    if (!isRefusal(error)) throw error;
    logIgnored('The server does not take what this browser has kept', error);
    onRefused({ message: readFailure(error, keepingMessages.notTaken), error });
  }
}

/** The server was there and could not: with this one, perhaps with this one alone. */
function isFault(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 500;
}

/** Sent again it would be refused again; a session, a limit of calls and an old page are not that. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { status } = error;
  return status >= 400 && status < 500 && !mendable.includes(status);
}

const mendable = [401, 408, 425, 426, 429];
