import {
  addCards,
  changeCard,
  deleteCard,
  moveCard,
  restoreCard,
  type WrittenCard,
} from '@engram/core/flashcards/api.ts';
import type { KeptCard } from '@engram/core/flashcards/card.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Move } from '../../editing/moving/moved-place.ts';
import { ApiError } from '../../http/api-error.ts';
import { call } from '../../http/call.ts';
import { readFailure } from '../../http/read-failure.ts';
import { useToasts } from '../../ui/toasts/toast-provider.tsx';
import { unknownFailure } from '../messages.ts';
import { setKey, setListQuery } from '../queries.ts';
import { useRefreshDue } from '../use-refresh-due.ts';
import type { CardDraft } from './card-draft.ts';
import { changeShownCard } from './change-shown-cards.ts';
import { moveShownCard } from './move-shown-card.ts';
import { cardDeletionMessages, cardFormMessages, cardMessages } from './messages.ts';

/** After a change of a card: the set, its cards and the list tell of it. */
function useRefreshSet(setId: string) {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: setKey(setId) }),
      client.invalidateQueries({ queryKey: setListQuery.queryKey }),
    ]);
}

/** After cards came or went. */
export function useRefreshCards(setId: string) {
  const refresh = useRefreshSet(setId);
  const refreshDue = useRefreshDue();
  return () => {
    refreshDue();
    return refresh();
  };
}

/** Their ids are made once, so that sending them again adds nothing twice. */
export function useAddCards(setId: string, onAdded: () => void) {
  const refresh = useRefreshCards(setId);
  const { showToast } = useToasts();
  return useMutation({
    mutationFn: (cards: WrittenCard[]) =>
      call(addCards, { params: { id: setId }, body: { cards } }),
    onSuccess: (_, { length }) => {
      showToast(cardFormMessages.added(length));
      onAdded();
      return refresh();
    },
  });
}

export function useEditCard(setId: string, onSaved: () => void) {
  const client = useQueryClient();
  const refresh = useRefreshSet(setId);
  const { showToast } = useToasts();
  return useMutation({
    mutationFn: ({ id: cardId, ...written }: CardDraft & { id: string }) =>
      call(changeCard, { params: { id: setId, cardId }, body: written }),
    onSuccess: async ({ card }) => {
      await changeShownCard(client, setId, card);
      showToast(cardFormMessages.saved);
      onSaved();
      await refresh();
    },
  });
}

/** Shows at once; if the server refuses it, the card is as it was. */
export function useBookmark(setId: string) {
  const client = useQueryClient();
  const refresh = useRefreshSet(setId);
  const { showError } = useToasts();
  return useMutation({
    mutationFn: ({ id: cardId, isBookmarked }: Pick<KeptCard, 'id' | 'isBookmarked'>) =>
      call(changeCard, { params: { id: setId, cardId }, body: { isBookmarked } }),
    onMutate: (change) => changeShownCard(client, setId, change),
    onError: (error, _, undo) => {
      undo?.();
      showError(cardMessages.notBookmarked(readFailure(error, unknownFailure)));
    },
    onSettled: refresh,
  });
}

/** With the offer to have it back, as it was. */
export function useDeleteCard(setId: string) {
  const refresh = useRefreshCards(setId);
  const { showToast, showError } = useToasts();
  const { mutate: restore } = useMutation({
    mutationFn: (cardId: string) => call(restoreCard, { params: { id: setId, cardId } }),
    onSuccess: refresh,
    onError: (error) =>
      showError(cardDeletionMessages.notRestored(readFailure(error, unknownFailure))),
  });
  return useMutation({
    mutationFn: ({ id }: Pick<KeptCard, 'id'>) => deleteOnce(setId, id),
    onSuccess: async (_, { id }) => {
      await refresh();
      showToast(cardDeletionMessages.deleted, {
        label: cardDeletionMessages.undo,
        onPress: () => restore(id),
      });
    },
    onError: (error) =>
      showError(cardDeletionMessages.notDeleted(readFailure(error, unknownFailure))),
  });
}

type MovedCard = { id: string; move: Move; after: string | null; total: number };

/** Shows at once; if the server refuses it, the order is as it was. */
export function useMoveCard(setId: string) {
  const client = useQueryClient();
  const refresh = useRefreshSet(setId);
  const { showError } = useToasts();
  return useMutation({
    // One after the other: each says behind which card it goes.
    scope: { id: `arranging-${setId}` },
    mutationFn: ({ id: cardId, after }: MovedCard) =>
      call(moveCard, { params: { id: setId, cardId }, body: { after } }),
    onMutate: (moved) => moveShownCard(client, setId, moved),
    onError: (error, _, undo) => {
      undo?.();
      showError(cardMessages.notMoved(readFailure(error, unknownFailure)));
    },
    onSettled: refresh,
  });
}

/** One that is gone already, by another tab or a first attempt, is as good as deleted. */
async function deleteOnce(setId: string, cardId: string): Promise<void> {
  try {
    await call(deleteCard, { params: { id: setId, cardId } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'card-not-found') throw error;
  }
}
