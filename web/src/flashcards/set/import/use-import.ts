import type { CardSet } from '@engram/core/flashcards/card-set.ts';
import type { Columns } from '@engram/core/flashcards/choose-columns.ts';
import { keyOfSides, pickCards, type Sides } from '@engram/core/flashcards/pick-cards.ts';
import { cardLimits } from '@engram/core/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { askAllCards, flashcardsKey } from '../../queries.ts';
import { useRefreshCards } from '../use-card-changes.ts';
import type { CardTable } from './read-cards.ts';
import { useSendCards } from './use-send-cards.ts';

type Importing = { set: CardSet | undefined; table: CardTable; columns: Columns };

/** Which cards of the table are new to the set, and how they come into it. */
export function useImport({ set, table, columns }: Importing) {
  const [newId] = useState(() => crypto.randomUUID());
  const setId = set?.id ?? newId;
  const refresh = useRefreshCards(setId);
  const { sending, send } = useSendCards();
  const known = useQuery({
    queryKey: [...flashcardsKey, 'sides', setId],
    queryFn: async () => {
      const cards = await askAllCards(setId);
      return { count: cards.length, keys: new Set(cards.map(keyOfSides)) };
    },
    enabled: set !== undefined,
    gcTime: 0,
    structuralSharing: false,
  });
  const picked = useMemo(
    () =>
      pickCards({
        rows: table.rows,
        columns,
        known: known.data?.keys ?? nothing,
        room: cardLimits.maxCardsPerSet - (known.data?.count ?? 0),
      }),
    [table.rows, columns, known.data],
  );
  // What has begun goes on as it began: some of the cards may be in the set by now.
  const [begun, setBegun] = useState<readonly Sides[]>();
  const cards = begun ?? picked.cards;
  return {
    setId,
    known,
    isComparing: set !== undefined && known.isPending,
    cards,
    leftOut: picked.leftOut,
    hasBegun: begun !== undefined,
    sending,
    /** How many of them are in the set now, and whether the page was left meanwhile. */
    async start(newName: string | undefined) {
      setBegun(cards);
      const end = await send({ setId, newName }, cards);
      void refresh();
      return end;
    },
  };
}

const nothing: ReadonlySet<string> = new Set();
