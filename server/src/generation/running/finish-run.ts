import { randomUUID } from 'node:crypto';
import { describeMaking, type Made } from '@engram/core/generation/describe-making.ts';
import { questionLimits } from '@engram/core/limits.ts';
import type { Making } from '@engram/core/generation/making.ts';
import { makeSamples } from '@engram/core/generation/sample-questions.ts';
import type { Question } from '@engram/core/questions/question.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { endGeneration } from '../end-generation.ts';
import { type Item, readItems } from '../read-generation.ts';
import { holdRunning } from '../store.ts';
import { replaceItem, type RunKey } from './store.ts';

export type Finished = {
  now: Date;
  about: Omit<Made, 'questions' | 'wanted'>;
  /** As opposed to more questions for one, which get no samples. */
  isTest: boolean;
};

/**
 * What is there is the test or the set; undefined when nothing came of it, or another run or a
 * cancellation came first. There are no samples of cards: without a single one it has failed.
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
    const isEnough = !isTest || held.makes === 'cards' || items.length >= questionLimits.minPerTest;
    const questions = isEnough
      ? items.map(({ question }) => question)
      : await putSamples(tx, key, { items, now });
    const making = describeMaking({ ...about, questions, wanted: held.wanted });
    // A test that models made less than half of is not one of the allowance.
    const byAi = questions.filter(({ madeBy }) => madeBy === 'ai').length;
    const keepsUnit = byAi > 0 && byAi * 2 >= questions.length;
    await endGeneration(tx, key, { held, ending: { state: 'done', making, keepsUnit }, now });
    return making;
  });
}

/**
 * Samples take the slots of what was told already, so that nobody sees a question or two of the text
 * among samples that have nothing to do with it (D7).
 */
async function putSamples(
  tx: Tx,
  key: RunKey,
  { items, now }: { items: readonly Item[]; now: Date },
): Promise<Question[]> {
  const samples = makeSamples(randomUUID);
  const taken = items.map(({ slot }) => slot);
  const free = samples.map((_, index) => index).filter((slot) => !taken.includes(slot));
  const slots = [...taken, ...free].slice(0, samples.length).toSorted((one, other) => one - other);
  for (const [index, question] of samples.entries()) {
    await replaceItem(tx, key, { slot: slots[index] ?? index, question, now });
  }
  return samples;
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
