import type { User } from '@engram/core/accounts/user.ts';
import type { Accepted } from '@engram/core/endpoint.ts';
import type * as api from '@engram/core/flashcards/api.ts';
import type { Card } from '@engram/core/flashcards/card.ts';
import { cardLimits } from '@engram/core/limits.ts';
import { formatOf } from '@engram/core/rich-text/text-format.ts';
import { v7 as uuidv7 } from 'uuid';
import { lockAccount } from '../accounts/lock-account.ts';
import { findMadeCards, type MadeCards } from '../generation/find-made-cards.ts';
import { AppError } from '../http/app-error.ts';
import { recordMaterialUse } from '../materials/record-use.ts';
import { holdPicturesOf } from '../pictures/hold-pictures.ts';
import type { Platform } from '../platform/start.ts';
import { checkCardTypes } from './cards/check-card-types.ts';
import { checkRoom } from './cards/check-room.ts';
import { insertCards, listKnownCardIds, type NewCard } from './cards/store.ts';
import { countSets, eraseSet, findSetRow, insertSet, isDeletedSet } from './store.ts';

type SentSet = Accepted<typeof api.saveSet>['body'] & { setId: string };

/** Keeps a set as a browser sends it; of what a generation made, the rest is taken from there. */
export async function saveSet(
  platform: Pick<Platform, 'db' | 'clock'>,
  user: User,
  { generationId, ...sent }: SentSet,
): Promise<void> {
  const { db } = platform;
  const key = { userId: user.uid, setId: sent.setId };
  checkCardTypes(user, sent.cards);
  if ((await findSetRow(db, key))?.lastStudiedAt) return;
  const made = generationId
    ? await findMadeCards(db, { userId: user.uid, generationId })
    : undefined;
  if (generationId && !made) throw new AppError('not-found');
  await keepSet(platform, user, { ...sent, made });
}

export type NewSet = Omit<SentSet, 'generationId'> & { made: MadeCards | undefined };

/**
 * Keeps a set with its cards in one transaction. One that is there already stays as it is once it was
 * studied; before, it becomes what is sent: its learner may have gone on writing when the reply to the
 * first time was lost. Of what was made here, the source and the maker are taken from there: a browser
 * only says which words a card has.
 */
export async function keepSet(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  user: User,
  { setId, name, description, config, materialIds, cards, made }: NewSet,
): Promise<void> {
  const key = { userId: user.uid, setId };
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    // Two at once could both find the last place, or be the same one.
    if (!(await lockAccount(tx, user.uid))) throw new AppError('not-signed-in');
    if (await isDeletedSet(tx, key)) throw new AppError('gone');
    const before = await findSetRow(tx, key);
    if (before?.lastStudiedAt) return;
    if (before) await eraseSet(tx, key);
    if ((await countSets(tx, user.uid)) >= cardLimits.maxSets) throw new AppError('sets-full');
    await checkRoom(tx, user.uid, cards.length);
    await insertSet(tx, {
      ...key,
      name: name.normalize('NFC'),
      description,
      config,
      making: made?.making ?? null,
      titles: made?.titles ?? [],
      createdAt: before?.createdAt ?? now,
    });
    const ids = cards.map(({ id }) => id);
    const taken = new Set(await listKnownCardIds(tx, user.uid, ids));
    const kept = cards.map((card) => ({
      ...takeCard(card, made?.cards.get(card.id)),
      // Made once and saved in two sets, it is two cards.
      cardId: taken.has(card.id) ? uuidv7() : card.id,
    }));
    const texts = kept.flatMap(({ front, back }) => [front, back]);
    await holdPicturesOf(tx, user.uid, { texts, now });
    await insertCards(tx, key, { cards: kept, createdAt: now });
    await recordMaterialUse(tx, {
      userId: user.uid,
      materialIds,
      usedIn: 'flashcard-set',
      thingId: setId,
      at: now,
    });
  });
}

/** Words that were changed in the preview are the owner's; the sentence behind them stays. */
function takeCard({ id, ...written }: api.WrittenCard, made: Card | undefined): NewCard {
  const own = { ...written, format: written.format ?? 'rich' };
  if (!made) return { ...own, cardId: id, source: null, madeBy: 'owner' };
  const isSame = written.front === made.front && written.back === made.back;
  return {
    ...own,
    cardId: id,
    type: made.type,
    format: written.format ?? formatOf(made),
    source: made.source,
    madeBy: isSame ? made.madeBy : 'owner',
  };
}
