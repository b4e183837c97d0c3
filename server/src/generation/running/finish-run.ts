import { describeMaking, type Made } from '@engram/core/generation/describe-making.ts';
import { questionLimits } from '@engram/core/limits.ts';
import type { Making } from '@engram/core/generation/making.ts';
import type { Db } from '../../platform/db.ts';
import { endGeneration } from '../end-generation.ts';
import { readItems } from '../read-generation.ts';
import { holdRunning } from '../store.ts';
import type { RunKey } from './store.ts';

export type Finished = {
  now: Date;
  about: Omit<Made, 'questions' | 'wanted'>;
  /** As opposed to more questions for one, which may be a single one. */
  isTest: boolean;
};

/**
 * What is there is the test or the set; undefined when nothing came of it, or another run or a
 * cancellation came first. Too few questions are no test, and nothing else takes their place (D37).
 */
export function finishRun(
  db: Db,
  key: RunKey,
  { now, about, isTest }: Finished,
): Promise<Making | undefined> {
  return db.transaction().execute(async (tx) => {
    const held = await holdRunning(tx, key);
    if (held?.run !== key.run) return undefined;
    const items = await readItems(tx, key);
    if (held.makes === 'cards' && items.length === 0) {
      await endGeneration(tx, key, { held, ending: { state: 'failed', failure: 'no-cards' }, now });
      return undefined;
    }
    if (held.makes === 'questions' && isTest && items.length < questionLimits.minPerTest) {
      const ending = { state: 'failed', failure: 'too-few-questions' } as const;
      await endGeneration(tx, key, { held, ending, now });
      return undefined;
    }
    const questions = items.map(({ question }) => question);
    const making = describeMaking({ ...about, questions, wanted: held.wanted });
    // A test that models made less than half of is not one of the allowance.
    const byAi = questions.filter(({ madeBy }) => madeBy === 'ai').length;
    const keepsUnit = byAi > 0 && byAi * 2 >= questions.length;
    await endGeneration(tx, key, { held, ending: { state: 'done', making, keepsUnit }, now });
    return making;
  });
}

/** Nothing came of it: the unit goes back, and the user reads why. */
export function failRun(
  db: Db,
  key: RunKey,
  { failure, now }: { failure: 'content-refused' | 'generation-failed'; now: Date },
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const held = await holdRunning(tx, key);
    if (held?.run !== key.run) return;
    await endGeneration(tx, key, { held, ending: { state: 'failed', failure }, now });
  });
}
