import type { User } from '@engram/core/accounts/user.ts';
import type { Generation } from '@engram/core/generation/api.ts';
import { AppError } from '../http/app-error.ts';
import type { Db } from '../platform/db.ts';
import { findGeneration, getGeneration, readItems } from './read-generation.ts';
import { showQuestion } from './show-question.ts';

/** What has been made so far of a test. */
export async function describeGeneration(
  db: Db,
  user: User,
  generationId: string,
): Promise<Generation> {
  const key = { userId: user.uid, generationId };
  const { state, making } = await getGeneration(db, key, 'questions');
  const items = await readItems(db, key);
  const questions = items
    .toSorted((one, other) => one.slot - other.slot)
    .map(({ slot, question }) => ({ slot, question: showQuestion(question, user) }));
  return { generationId, state, questions, making };
}

/** What is known of a generation that somebody has cancelled; cards are told where they are made. */
export async function describeCancelled(
  db: Db,
  user: User,
  generationId: string,
): Promise<Generation> {
  const found = await findGeneration(db, { userId: user.uid, generationId });
  if (!found) throw new AppError('not-found');
  if (found.makes === 'questions') return describeGeneration(db, user, generationId);
  return { generationId, state: found.state, questions: [], making: found.making };
}
