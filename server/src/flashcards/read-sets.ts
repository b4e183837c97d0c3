import type { CardSet, SetSummary } from '@engram/core/flashcards/card-set.ts';
import type { CardType } from '@engram/core/flashcards/card.ts';
import { percentOf } from '@engram/core/flashcards/count-progress.ts';
import { Making } from '@engram/core/generation/making.ts';
import { readTitle } from '@engram/core/rich-text/read-title.ts';
import { TextFormat } from '@engram/core/rich-text/text-format.ts';
import { AppError } from '../http/app-error.ts';
import type { Db } from '../platform/db.ts';
import { countCardsOfSet, findSetRow, readSetRows, type SetKey } from './store.ts';

export async function listSets(db: Db, userId: string): Promise<SetSummary[]> {
  const rows = await readSetRows(db, userId);
  return rows.map(({ setId, createdAt, lastStudiedAt, firstFront, firstFormat, ...row }) => ({
    ...row,
    id: setId,
    firstFront: firstFront && readTitle(firstFront, TextFormat.parse(firstFormat)),
    progress: percentOf(row.knownCount, row.cardCount),
    createdAt: createdAt.toISOString(),
    lastStudied: lastStudiedAt?.toISOString() ?? null,
  }));
}

/** Another user's is as if it were not there. */
export async function describeSet(db: Db, key: SetKey): Promise<CardSet> {
  const row = await findSetRow(db, key);
  if (!row) throw new AppError('set-not-found');
  const counts = await countCardsOfSet(db, key);
  const sum = (count: 'count' | 'known' | 'bookmarked') =>
    counts.reduce((total, one) => total + one[count], 0);
  const countOf = (type: CardType) => counts.find((one) => one.type === type)?.count ?? 0;
  return {
    id: row.setId,
    name: row.name,
    description: row.description,
    createdAt: row.createdAt.toISOString(),
    lastStudied: row.lastStudiedAt?.toISOString() ?? null,
    totalCards: sum('count'),
    knownCount: sum('known'),
    bookmarkedCount: sum('bookmarked'),
    progress: percentOf(sum('known'), sum('count')),
    typeCounts: {
      'term-definition': countOf('term-definition'),
      'question-answer': countOf('question-answer'),
      'fill-in-blank': countOf('fill-in-blank'),
    },
    titles: row.titles,
    making: Making.nullable().parse(row.making),
  };
}
