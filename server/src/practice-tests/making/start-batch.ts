import type { User } from '@engram/core/accounts/user.ts';
import type { TypeCount } from '@engram/core/generation/api.ts';
import { questionTypes } from '@engram/core/plans/catalogue.ts';
import type { Source } from '@engram/core/questions/question.ts';
import { z } from 'zod';
import { findGeneration } from '../../generation/read-generation.ts';
import { startMore } from '../../generation/starting/start-generation.ts';
import type { Spot } from '../../generation/pipeline/planning/weigh-parts.ts';
import { AppError } from '../../http/app-error.ts';
import type { Platform } from '../../platform/start.ts';
import { holdTest } from '../change-questions.ts';
import { readAllQuestions } from '../read-questions.ts';
import type { ReadTest } from '../read-test.ts';
import { chooseModel } from './choose-model.ts';
import { collectBatch } from './collect-batch.ts';
import { type BatchKey, findBatch, insertBatch, listOpenBatches } from './store.ts';

/** What somebody asked for, as it came. */
const BatchWish = z.object({ count: z.int(), types: z.array(z.enum(questionTypes)).nullable() });
type BatchWish = z.infer<typeof BatchWish>;

type Asked = { wish: BatchWish; replacedId: string | null };

/** What is to be made, once the test is known. */
export type Order = {
  test: ReadTest;
  wanted: readonly TypeCount[];
  /** Where the question is from that gets another one in its place. */
  notAbout: Source | null;
  /** What is known of its text, where it is asked by weakness. */
  spots: readonly Spot[];
};

type Batch = { key: BatchKey; network: string; asked: Asked; order: () => Promise<Order> };

/**
 * Starts a generation for a test, or finds the one that makes the same already: the same call again,
 * another tab, or a browser that was reloaded while it waited. Gives its id.
 */
export async function startBatch(
  platform: Platform,
  user: User,
  { key, network, asked, order }: Batch,
): Promise<string> {
  if (await findBatch(platform.db, key)) return key.generationId;
  const open = await joinOpen(platform, user, { key, asked });
  if (open !== undefined) return open;
  try {
    await start(platform, user, { key, network, asked, order: await order() });
    return key.generationId;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'generation-running') throw error;
    // Two that ask at once, of which the other was quicker.
    const other = await joinOpen(platform, user, { key, asked });
    if (other === undefined) throw error;
    return other;
  }
}

type Start = Omit<Batch, 'order'> & { order: Order };

async function start(
  platform: Platform,
  user: User,
  { key, network, asked, order }: Start,
): Promise<void> {
  const { test, wanted, notAbout, spots } = order;
  const { config, making, material, aiBatches } = test;
  const isReplacement = asked.replacedId !== null;
  const model = chooseModel(platform.ai, user, { config, making, aiBatches, isReplacement });
  const all = await readAllQuestions(platform.db, key);
  await startMore(platform, user, {
    generationId: key.generationId,
    network,
    wish: {
      material,
      before: all.map(({ question }) => question),
      notAbout,
      spots,
      questionTypes: [...wanted],
      difficulty: config.difficulty,
      focus: config.testFocus,
      topics: config.topics,
      style: config.customPrompt,
      enableMathAndCode: config.enableMathAndCode,
      language: config.language,
      model,
    },
    async note(tx, now) {
      await holdTest(tx, key);
      const { wish, replacedId } = asked;
      await insertBatch(tx, {
        ...key,
        wish,
        replacedId,
        isWithAi: model !== 'built-in',
        createdAt: now,
      });
    },
  });
}

/**
 * The batch of the same wish that runs, or that nobody has fetched. What was made for another wish
 * goes into the test, so that nothing is lost and nothing of it is asked again.
 */
async function joinOpen(
  platform: Platform,
  user: User,
  { key, asked }: { key: BatchKey; asked: Asked },
): Promise<string | undefined> {
  for (const batch of await listOpenBatches(platform.db, key)) {
    const batchKey = { ...key, generationId: batch.generationId };
    const state = (await findGeneration(platform.db, batchKey))?.state;
    if (state !== 'running' && state !== 'done') continue;
    const wish = BatchWish.parse(batch.wish);
    if (isSame({ wish, replacedId: batch.replacedId }, asked)) return batch.generationId;
    if (state === 'done') await collectBatch(platform, user, batchKey);
  }
  return undefined;
}

function isSame(one: Asked, other: Asked): boolean {
  const typesOf = ({ wish }: Asked) => (wish.types ?? []).toSorted().join();
  return (
    one.replacedId === other.replacedId &&
    one.wish.count === other.wish.count &&
    typesOf(one) === typesOf(other)
  );
}
