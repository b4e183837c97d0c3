import { changeCard } from '@engram/core/flashcards/api.ts';
import type { KeptCard } from '@engram/core/flashcards/card.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../http/call.ts';
import { readFailure } from '../../http/read-failure.ts';
import { useToasts } from '../../ui/toasts/toast-provider.tsx';
import { flashcardsKey } from '../queries.ts';
import { studyMessages as messages } from './messages.ts';
import { type Change, noteChange } from './study-deck.ts';

export type Bookmarks = {
  /** By the id of the card, over what the server said. */
  changes: ReadonlyMap<string, Change<boolean>>;
  isOn: (card: KeptCard) => boolean;
  toggle: (setId: string, card: KeptCard) => void;
};

type Wanted = { setId: string; cardId: string; isOn: boolean };

/** Shown at once, and taken back where the server did not take them. */
export function useBookmarks(): Bookmarks {
  const [changes, setChanges] = useState<Bookmarks['changes']>(new Map());
  const { showError } = useToasts();
  const client = useQueryClient();

  function set({ cardId, isOn }: Wanted) {
    setChanges((before) => noteChange(before, { cardId, before: !isOn, after: isOn }));
  }

  const { mutate } = useMutation({
    // One after the other: the last press is what counts.
    scope: { id: 'bookmarks' },
    mutationFn: ({ setId, cardId, isOn }: Wanted) =>
      call(changeCard, { params: { id: setId, cardId }, body: { isBookmarked: isOn } }),
    onSuccess: () => void client.invalidateQueries({ queryKey: flashcardsKey }),
    onError(error, wanted) {
      set({ ...wanted, isOn: !wanted.isOn });
      showError(readFailure(error, messages.notBookmarked));
    },
  });

  const isOn = (card: KeptCard) => changes.get(card.id)?.after ?? card.isBookmarked;
  return {
    changes,
    isOn,
    toggle(setId, card) {
      const wanted = { setId, cardId: card.id, isOn: !isOn(card) };
      set(wanted);
      mutate(wanted);
    },
  };
}
