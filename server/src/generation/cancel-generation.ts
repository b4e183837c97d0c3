import type { Platform } from '../platform/start.ts';
import { endGeneration } from './end-generation.ts';
import { bellOf } from './follow-generation.ts';
import { readItems } from './read-generation.ts';
import { stopBellOf } from './running/watch-run.ts';
import { type GenerationKey, holdRunning } from './store.ts';

/** A finished one stays as it is. What no model had made yet is not counted. */
export async function cancelGeneration(
  { db, clock, progress }: Pick<Platform, 'db' | 'clock' | 'progress'>,
  key: GenerationKey,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const held = await holdRunning(tx, key);
    if (!held) return;
    const items = await readItems(tx, key);
    const keepsUnit = items.some(({ question }) => question.madeBy === 'ai');
    await endGeneration(tx, key, {
      held,
      ending: { state: 'cancelled', keepsUnit },
      now: clock.now(),
    });
  });
  // Nobody waits for Redis here: worker and followers look at the row by themselves too.
  void progress.publish(stopBellOf(key.generationId), {});
  void progress.publish(bellOf(key.generationId), {});
}
