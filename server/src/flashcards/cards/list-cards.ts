import type { Accepted, Reply } from '@engram/core/endpoint.ts';
import type * as api from '@engram/core/flashcards/api.ts';
import { cardLimits } from '@engram/core/limits.ts';
import { AppError } from '../../http/app-error.ts';
import type { Db } from '../../platform/db.ts';
import { describeCard } from '../describe-card.ts';
import { hasSet, type SetKey } from '../store.ts';
import { countCardRows, readCardRows } from './store.ts';

type Query = Accepted<typeof api.listCards>['query'];

export async function listCards(
  db: Db,
  key: SetKey,
  { search, filter, offset = 0, limit = cardLimits.maxCardsPerPage, ids }: Query,
): Promise<Reply<typeof api.listCards>> {
  if (!(await hasSet(db, key))) throw new AppError('set-not-found');
  const wanted = { search, isBookmarked: filter === 'bookmarked', ids: ids?.split(',') };
  const rows = await readCardRows(db, key, { ...wanted, offset, limit });
  return { cards: rows.map(describeCard), total: await countCardRows(db, key, wanted) };
}
