import { flashcardFailures } from '@engram/core/flashcards/failure-messages.ts';
import { cardLimits } from '@engram/core/limits.ts';
import { AppError } from '../../http/app-error.ts';
import type { Tx } from '../../platform/db.ts';
import { countAllCards } from './store.ts';

/** Over all sets of a user; for whoever holds the account. */
export async function checkRoom(tx: Tx, userId: string, added: number): Promise<void> {
  if ((await countAllCards(tx, userId)) + added <= cardLimits.maxCards) return;
  throw new AppError('cards-full', { message: flashcardFailures.allCardsFull });
}
