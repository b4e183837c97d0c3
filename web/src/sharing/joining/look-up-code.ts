import { getSharedTest, openSharedTest } from '@engram/core/sharing/api.ts';
import { readShareCode } from '@engram/core/sharing/share-code.ts';
import { ApiError } from '../../http/api-error.ts';
import { call } from '../../http/call.ts';
import { noteFailedCall } from '../../http/note-failed-call.ts';
import { asksForCaptcha, explainLoadFailure } from '../taking/explain-failure.ts';
import type { Outcome } from './outcome.ts';

type LookUp = { code: string; captchaToken: string | undefined; signal: AbortSignal };

/** Loaded when somebody has a code: reading the page needs none of it. Undefined where nobody waits any more. */
export async function lookUpCode(asked: LookUp): Promise<Outcome | undefined> {
  // What no code looks like nobody needs to be asked about.
  if (readShareCode(asked.code) === undefined) return { state: 'unknown' };
  try {
    await ask(asked);
    return { state: 'found' };
  } catch (error) {
    if (asked.signal.aborted) return undefined;
    noteFailedCall(error);
    return explain(error);
  }
}

/** The browser keeps the answer for the screen of the test, which asks for the same at once. */
function ask({ code, captchaToken, signal }: LookUp) {
  const params = { id: code };
  if (captchaToken === undefined) return call(getSharedTest, { params }, { signal });
  return call(openSharedTest, { params, body: { captchaToken } }, { signal });
}

function explain(error: unknown): Outcome {
  if (asksForCaptcha(error)) return { state: 'asks' };
  if (error instanceof ApiError) {
    if (error.status === 404) return { state: 'unknown' };
    if (error.status === 410) return { state: 'over' };
    if (error.code === 'network-request-failed') return { state: 'offline' };
  }
  return { state: 'failed', words: explainLoadFailure(error) };
}
