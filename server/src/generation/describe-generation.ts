import type { User } from '@engram/core/accounts/user.ts';
import type { Generation } from '@engram/core/generation/api.ts';
import type { Db } from '../platform/db.ts';
import { getGeneration, readItems } from './read-generation.ts';
import { showQuestion } from './show-question.ts';

/** What has been made so far. */
export async function describeGeneration(
  db: Db,
  user: User,
  generationId: string,
): Promise<Generation> {
  const key = { userId: user.uid, generationId };
  const { state, making } = await getGeneration(db, key);
  const items = await readItems(db, key);
  const questions = items
    .toSorted((one, other) => one.slot - other.slot)
    .map(({ slot, question }) => ({ slot, question: showQuestion(question, user) }));
  return { generationId, state, questions, making };
}
