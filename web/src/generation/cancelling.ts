import { fillPath } from '@engram/core/endpoint.ts';
import { cancelGeneration } from '@engram/core/generation/api.ts';
import { pause } from '../http/pause.ts';
import { tell } from '../http/tell.ts';
import { readToken } from '../http/token.ts';
import { onWorkForgotten } from '../storage/unfinished-work.ts';

// Of the whole page, like the server's rule that one user has one generation at a time.
let cancelling: Promise<unknown> | undefined;

// Who comes next has cancelled nothing.
onWorkForgotten((uid) => {
  if (uid === undefined) cancelling = undefined;
});

/** So that the next wish does not find this one still running. */
export function tellCancelled({ generationId: id }: { generationId: string | null }): void {
  if (id !== null) noteCancelling(tell(fillPath(cancelGeneration.path, { id }), readToken()));
}

/** Something that ends with a cancel, once it is known what to cancel. */
export function noteCancelling(work: Promise<unknown>): void {
  cancelling = Promise.allSettled([cancelling, work]);
}

/** Until what was cancelled here has ended, within reason; whether there was anything. */
export async function untilCancelled(signal: AbortSignal): Promise<boolean> {
  if (!cancelling) return false;
  await Promise.race([untilSettled(), pause(longestWaitMs, signal)]);
  return true;
}

/** What ends with a cancel adds to what is awaited. */
async function untilSettled(): Promise<void> {
  for (let seen: typeof cancelling; seen !== cancelling;) {
    seen = cancelling;
    await seen;
  }
}

const longestWaitMs = 5_000;
