import type { Making } from '@engram/core/generation/making.ts';
import type { ReplyErrorCode } from '@engram/core/error-table.ts';
import { giveBack } from '../plans/usage.ts';
import type { Tx } from '../platform/db.ts';
import { type GenerationKey, type Held, setEnd } from './store.ts';

export type Ending =
  | { state: 'done'; making: Making; keepsUnit: boolean }
  | { state: 'failed'; failure: ReplyErrorCode }
  | { state: 'cancelled'; keepsUnit: boolean };

/** Ends a generation that the transaction holds; a unit that bought nothing goes back (D25). */
export async function endGeneration(
  tx: Tx,
  key: GenerationKey,
  { held, ending, now }: { held: Held; ending: Ending; now: Date },
): Promise<void> {
  const { usagePeriod } = held;
  const keepsUnit = ending.state !== 'failed' && ending.keepsUnit;
  if (!keepsUnit) await giveBack(tx, { userId: key.userId, kind: 'ai-tests', period: usagePeriod });
  await setEnd(tx, key, {
    state: ending.state,
    ...(ending.state === 'done' ? { making: ending.making } : {}),
    ...(ending.state === 'failed' ? { failure: ending.failure } : {}),
    usagePeriod: keepsUnit ? usagePeriod : null,
    finishedAt: now,
  });
}
