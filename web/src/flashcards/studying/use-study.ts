import type { KeptCard, Standing } from '@engram/core/flashcards/card.ts';
import type { CardSet } from '@engram/core/flashcards/card-set.ts';
import { type Dispatch, useEffect, useReducer, useRef } from 'react';
import { outboxOf, standingsIn } from '../outbox/outbox.ts';
import { beginRun, cardIn, type DeckStep, type StudyDeck, takeStep } from './study-deck.ts';
import { useBookmarks } from './use-bookmarks.ts';

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
  const [run, take] = useReducer(takeStep, undefined, () =>
    beginRun(set.totalCards, standingsIn(outbox.list(), set.id)),
  );
  const bookmarks = useBookmarks();
  const deck = { ...run, bookmarks: bookmarks.changes };
  const shownAt = useRef(0);

  // How long somebody thinks is measured by the clock, from the moment the card is there.
  useEffect(() => {
    shownAt.current = performance.now();
  }, [deck.index, deck.isEnded]);

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
    toggleBookmark: (card) => bookmarks.toggle(set.id, card),
  };
}
