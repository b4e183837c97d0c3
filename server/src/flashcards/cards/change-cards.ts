import type { User } from '@engram/core/accounts/user.ts';
import type { WrittenCard } from '@engram/core/flashcards/api.ts';
import type { KeptCard } from '@engram/core/flashcards/card.ts';
import { cardLimits } from '@engram/core/limits.ts';
import { lockAccount } from '../../accounts/lock-account.ts';
import { AppError } from '../../http/app-error.ts';
import type { Platform } from '../../platform/start.ts';
import { checkCardTypes } from './check-card-types.ts';
import { checkRoom } from './check-room.ts';
import { describeCard } from '../describe-card.ts';
import { forgetCards } from '../jobs.ts';
import { hasSet, holdSet } from '../store.ts';
import {
  type CardKey,
  countCards,
  eraseCard,
  insertCards,
  listKnownCardIds,
  updateCard,
} from './store.ts';

type Changing = Pick<Platform, 'db' | 'clock' | 'jobs'>;

/** At the end of the set. Answers how many there were that the user did not have yet. */
export async function addCards(
  { db, clock }: Pick<Changing, 'db' | 'clock'>,
  user: User,
  { setId, cards }: { setId: string; cards: readonly WrittenCard[] },
): Promise<number> {
  checkCardTypes(user, cards);
  const key = { userId: user.uid, setId };
  return db.transaction().execute(async (tx) => {
    if (!(await lockAccount(tx, user.uid))) throw new AppError('not-signed-in');
    if (!(await holdSet(tx, key))) throw new AppError('set-not-found');
    const ids = cards.map(({ id }) => id);
    const known = new Set(await listKnownCardIds(tx, user.uid, ids));
    const added = [...new Set(ids)].filter((id) => !known.has(id)).length;
    if ((await countCards(tx, key)) + added > cardLimits.maxCardsPerSet) {
      throw new AppError('cards-full');
    }
    await checkRoom(tx, user.uid, added);
    const own = cards.map(({ id, ...card }) => ({
      ...card,
      cardId: id,
      source: null,
      madeBy: 'owner' as const,
    }));
    return insertCards(tx, key, { cards: own, createdAt: clock.now() });
  });
}

type CardChange = {
  front?: string | undefined;
  back?: string | undefined;
  isBookmarked?: boolean | undefined;
};

/** Its words are the owner's from then on; the sentence it was made of stays with it. */
export async function changeCard(
  db: Changing['db'],
  key: CardKey,
  change: CardChange,
): Promise<KeptCard> {
  const row = await updateCard(db, key, change);
  if (row) return describeCard(row);
  throw new AppError((await hasSet(db, key)) ? 'card-not-found' : 'set-not-found');
}

export async function deleteCard(
  { db, jobs }: Pick<Changing, 'db' | 'jobs'>,
  key: CardKey,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await eraseCard(tx, key))) {
      throw new AppError((await hasSet(tx, key)) ? 'card-not-found' : 'set-not-found');
    }
    await jobs.enqueue(tx, forgetCards, key);
  });
}
