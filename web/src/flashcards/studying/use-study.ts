import type { KeptCard, Standing } from '@engram/core/flashcards/card.ts';
import { changeCard } from '@engram/core/flashcards/api.ts';
import type { CardSet } from '@engram/core/flashcards/card-set.ts';
import { useMutation } from '@tanstack/react-query';
import { type Dispatch, useEffect, useReducer, useRef } from 'react';
import { call } from '../../http/call.ts';
import { readFailure } from '../../http/read-failure.ts';
import { useToasts } from '../../ui/toast-provider.tsx';
import { outboxOf, standingsIn } from '../outbox/outbox.ts';
import { studyMessages as messages } from './messages.ts';
import { beginDeck, cardIn, type DeckStep, type StudyDeck, studyDeck } from './study-deck.ts';

export type Study = {
  deck: StudyDeck;
  take: Dispatch<DeckStep>;
  /** "Know It" is Good and "Don't Know" is Again for the review. */
  answer: (card: KeptCard, isKnown: boolean) => void;
  toggleBookmark: (card: KeptCard) => void;
};

/** A run through a set; every answer and every bookmark is saved as it is made (N48). */
export function useStudy(uid: string, set: CardSet): Study {
  const outbox = outboxOf(uid);
  const [deck, take] = useReducer(studyDeck, undefined, () =>
    beginDeck(set.totalCards, standingsIn(outbox.list(), set.id)),
  );
  const { showError } = useToasts();
  const shownAt = useRef(0);

  // How long somebody thinks is measured by the clock, from the moment the card is there.
  useEffect(() => {
    shownAt.current = performance.now();
  }, [deck.index, deck.isEnded]);

  const bookmark = useMutation({
    // One after the other: the last press is what counts.
    scope: { id: `bookmarks-${set.id}` },
    mutationFn: ({ cardId, isOn }: { cardId: string; isOn: boolean }) =>
      call(changeCard, { params: { id: set.id, cardId }, body: { isBookmarked: isOn } }),
    onError(error, { cardId, isOn }) {
      take({ step: 'bookmark', cardId, before: isOn, after: !isOn });
      showError(readFailure(error, messages.notBookmarked));
    },
  });

  return {
    deck,
    take,
    answer(card, isKnown) {
      const before = cardIn(deck, card).standing;
      const after: Standing = isKnown ? 'known' : 'learning';
      outbox.add({
        itemId: card.id,
        mark: isKnown ? 'good' : 'again',
        tookMs: performance.now() - shownAt.current,
        study: { setId: set.id, before, after },
      });
      take({ step: 'answer', cardId: card.id, before, after });
    },
    toggleBookmark(card) {
      const before = cardIn(deck, card).isBookmarked;
      take({ step: 'bookmark', cardId: card.id, before, after: !before });
      bookmark.mutate({ cardId: card.id, isOn: !before });
    },
  };
}
