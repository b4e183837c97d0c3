import type { MadeThing, Making } from '@engram/core/generation/making.ts';
import { giveBack, type UsageKind } from '../plans/usage.ts';
import type { Tx } from '../platform/db.ts';
import type { Failure } from './failure.ts';
import { type GenerationKey, type Held, setEnd } from './store.ts';

export type Ending =
  | { state: 'done'; making: Making; keepsUnit: boolean }
  | { state: 'failed'; failure: Failure }
  | { state: 'cancelled'; keepsUnit: boolean };

/** What each of them takes one of. */
const unitOf = { questions: 'ai-tests', cards: 'ai-card-sets' } as const satisfies Record<
  MadeThing,
  UsageKind
>;

/** Ends a generation that the transaction holds; a unit that bought nothing goes back (D25). */
export async function endGeneration(
  tx: Tx,
  key: GenerationKey,
  { held, ending, now }: { held: Held; ending: Ending; now: Date },
): Promise<void> {
  const { usagePeriod, makes } = held;
  const kind = unitOf[makes];
  const keepsUnit = ending.state !== 'failed' && ending.keepsUnit;
  if (!keepsUnit) await giveBack(tx, { userId: key.userId, kind, period: usagePeriod });
  await setEnd(tx, key, {
    state: ending.state,
    ...(ending.state === 'done' ? { making: ending.making } : {}),
    ...(ending.state === 'failed' ? { failure: ending.failure } : {}),
    usagePeriod: keepsUnit ? usagePeriod : null,
    finishedAt: now,
  });
}
