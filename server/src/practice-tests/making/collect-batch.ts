import type { User } from '@engram/core/accounts/user.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { toDraft } from '@engram/core/questions/to-draft.ts';
import { indexQuestions } from '@engram/generator/duplicates/index-questions.ts';
import { type Item, readItems } from '../../generation/read-generation.ts';
import { AppError } from '../../http/app-error.ts';
import type { Tx } from '../../platform/db.ts';
import type { Platform } from '../../platform/start.ts';
import { holdTest, putAtEnd, putInPlace } from '../change-questions.ts';
import { mostQuestions } from '../most-questions.ts';
import { readAllQuestions } from '../read-questions.ts';
import { getTest, type ReadTest } from '../read-test.ts';
import { placePage } from '../saving/place-parts.ts';
import { describeChange } from './describe-change.ts';
import { type BatchKey, findBatch, setAdded, setMaking } from './store.ts';

/**
 * Puts what a generation has made into the test it was made for, once, whoever asks and however
 * often; gives the ids of the questions that the test got of it.
 */
export async function collectBatch(
  { db, clock, jobs }: Pick<Platform, 'db' | 'clock' | 'jobs'>,
  user: User,
  key: BatchKey,
): Promise<string[]> {
  const items = await readItems(db, key);
  return db.transaction().execute(async (tx) => {
    await holdTest(tx, key);
    const batch = await findBatch(tx, key);
    if (!batch) throw new AppError('not-found');
    if (batch.added) return batch.added;
    const test = await getTest(tx, key);
    const [made, now] = [readMade(items, test), clock.now()];
    const added =
      batch.replacedId === null
        ? await append(tx, key, { made, most: mostQuestions(user, test.config), now })
        : await replace(tx, key, { made, questionId: batch.replacedId, now, jobs });
    await setAdded(tx, key, added);
    await tellMaking(tx, key, { before: test, batch, items });
    return added;
  });
}

function readMade(items: readonly Item[], { parts }: ReadTest): Question[] {
  return items
    .toSorted((one, other) => one.slot - other.slot)
    .map(({ question }) => placePage(question, parts));
}

type Made = { made: readonly Question[]; now: Date };

async function append(
  tx: Tx,
  key: BatchKey,
  { made, most, now }: Made & { most: number },
): Promise<string[]> {
  const rows = await readAllQuestions(tx, key);
  const present = rows.filter(({ removedAt }) => removedAt === null).length;
  const known = rows.map(({ question }) => question);
  const questions = listNew(made, known).slice(0, Math.max(0, most - present));
  await putAtEnd(tx, key, { questions, now });
  return questions.map(({ id }) => id);
}

/** Nothing when the question has been changed or taken out meanwhile: what its owner did stays. */
async function replace(
  tx: Tx,
  key: BatchKey,
  { made, questionId, now, jobs }: Made & { questionId: string; jobs: Platform['jobs'] },
): Promise<string[]> {
  const rows = await readAllQuestions(tx, key);
  const old = rows.find(({ question }) => question.id === questionId);
  const known = rows.map((row) => row.question);
  const [question] = listNew(made, known);
  if (!question || !old || old.removedAt !== null) return [];
  await putInPlace(tx, key, { questionId, question, now, jobs });
  return [question.id];
}

/** The test may have got others since they were ordered: from a device, or from another batch. */
function listNew(made: readonly Question[], known: readonly Question[]): Question[] {
  const stems = indexQuestions(known);
  return made.filter((question) => {
    const draft = toDraft(question);
    return draft !== undefined && stems.isNew(draft);
  });
}

type Collected = {
  before: ReadTest;
  batch: { replacedId: string | null; isWithAi: boolean };
  items: readonly Item[];
};

/** A batch counts when models were asked for it, unless others had to make all of it (D25). */
async function tellMaking(
  tx: Tx,
  key: BatchKey,
  { before, batch, items }: Collected,
): Promise<void> {
  const { questions } = await getTest(tx, key);
  const isByAi = items.length === 0 || items.some(({ question }) => question.madeBy === 'ai');
  const isCounted = batch.isWithAi && batch.replacedId === null && isByAi;
  const making = describeChange(before, questions);
  // What is said of a test stays true when one of its questions is exchanged for its like.
  const isLonger = questions.length > before.questions.length;
  const isOther = isLonger || making.madeBy !== before.making.madeBy;
  await setMaking(tx, key, {
    making: isOther ? making : before.making,
    aiBatches: isCounted ? 1 : 0,
  });
}
