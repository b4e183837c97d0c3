import type { User } from '@engram/core/accounts/user.ts';
import type { WrittenCard } from '@engram/core/flashcards/api.ts';
import type { KeptCard } from '@engram/core/flashcards/card.ts';
import { cardLimits } from '@engram/core/limits.ts';
import type { TextFormat } from '@engram/core/rich-text/text-format.ts';
import { lockAccount } from '../../accounts/lock-account.ts';
import { AppError } from '../../http/app-error.ts';
import { demandOwnPictures } from '../../pictures/hold-pictures.ts';
import type { Platform } from '../../platform/start.ts';
import { checkCardTypes } from './check-card-types.ts';
import { checkRoom } from './check-room.ts';
import { describeCard } from '../describe-card.ts';
import { forgetCard } from '../jobs.ts';
import { hasSet, holdSet } from '../store.ts';
import {
  type CardKey,
  countCards,
  eraseCard,
  eraseRemoved,
  findCardRow,
  findPlace,
  insertCards,
  insertRemoved,
  insertRestored,
  listKnownCardIds,
  setPlace,
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
    const texts = cards.flatMap(({ front, back }) => [front, back]);
    await demandOwnPictures(tx, user.uid, { texts, now: clock.now() });
    const own = cards.map(({ id, format = 'rich', ...card }) => ({
      ...card,
      format,
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
  format?: TextFormat | undefined;
  isBookmarked?: boolean | undefined;
};

/** Its words are the owner's from then on; the sentence it was made of stays with it. */
export async function changeCard(
  { db, clock }: Pick<Changing, 'db' | 'clock'>,
  key: CardKey,
  change: CardChange,
): Promise<KeptCard> {
  const row = await db.transaction().execute(async (tx) => {
    const texts = [change.front, change.back].filter((text) => text !== undefined);
    await demandOwnPictures(tx, key.userId, { texts, now: clock.now() });
    return updateCard(tx, key, change);
  });
  if (row) return describeCard(row);
  throw new AppError((await hasSet(db, key)) ? 'card-not-found' : 'set-not-found');
}

/** It can be brought back for a day. */
export async function deleteCard({ db, clock, jobs }: Changing, key: CardKey): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await holdSet(tx, key))) throw new AppError('set-not-found');
    const removedAt = clock.now();
    await insertRemoved(tx, key, removedAt);
    if (!(await eraseCard(tx, key))) throw new AppError('card-not-found');
    await jobs.enqueue(tx, forgetCard, { ...key, removedAt: removedAt.toISOString() });
  });
}

/** From then on a card cannot be brought back, unless it was deleted again later. */
export async function letGoOfCard(
  db: Changing['db'],
  card: Pick<CardKey, 'userId' | 'cardId'> & { removedAt: Date },
): Promise<void> {
  await eraseRemoved(db, card);
}

/** As it was, also where it stood and when it comes back; what is there already stays so. */
export async function restoreCard({ db }: Pick<Changing, 'db'>, key: CardKey): Promise<KeptCard> {
  return db.transaction().execute(async (tx) => {
    if (!(await lockAccount(tx, key.userId))) throw new AppError('not-signed-in');
    if (!(await holdSet(tx, key))) throw new AppError('set-not-found');
    const known = await findCardRow(tx, key);
    if (known) return describeCard(known);
    if ((await countCards(tx, key)) >= cardLimits.maxCardsPerSet) throw new AppError('cards-full');
    await checkRoom(tx, key.userId, 1);
    await insertRestored(tx, key);
    await eraseRemoved(tx, key);
    const row = await findCardRow(tx, key);
    if (!row) throw new AppError('card-not-found');
    return describeCard(row);
  });
}

/**
 * Behind another card, or to the beginning; sent again it changes nothing. One that was deleted a
 * moment ago still says where it was, because another tab may show it.
 */
export async function moveCard(
  { db }: Pick<Changing, 'db'>,
  key: CardKey,
  after: string | null,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await holdSet(tx, key))) throw new AppError('set-not-found');
    const from = (await findCardRow(tx, key))?.place;
    const behind = after === null ? -1 : await findPlace(tx, { ...key, cardId: after });
    if (from === undefined || behind === undefined) throw new AppError('card-not-found');
    if (after !== key.cardId) await setPlace(tx, key, { from, behind });
  });
}
