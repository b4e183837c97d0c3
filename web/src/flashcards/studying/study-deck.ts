import type { KeptCard, Standing } from '@engram/core/flashcards/card.ts';
import type { CardSet } from '@engram/core/flashcards/card-set.ts';

/** What a learner has changed of one card since the set was read. */
export type Change<T> = { before: T; after: T };

/** A run through a set. What is known outlives it. */
export type StudyRun = {
  total: number;
  /** Of the cards of this run in the set, where it is not all of them in their order. */
  places: readonly number[] | null;
  /** Where the run is, from 0. */
  index: number;
  /** Places of the cards that were answered with "Don't Know" in this run. */
  missed: readonly number[];
  isFlipped: boolean;
  isEnded: boolean;
  /** By the id of the card, over what the server said. */
  standings: ReadonlyMap<string, Change<Standing>>;
};

/** With what is bookmarked, which outlives it too. */
export type StudyDeck = StudyRun & { bookmarks: ReadonlyMap<string, Change<boolean>> };

export type DeckStep =
  | { step: 'flip' }
  | { step: 'previous' }
  | { step: 'next' }
  | { step: 'again'; places: readonly number[] }
  | { step: 'again-missed' }
  | { step: 'answer'; cardId: string; before: Standing; after: Standing };

export function beginRun(total: number, standings: StudyRun['standings']): StudyRun {
  return { total, places: null, index: 0, missed: [], isFlipped: false, isEnded: false, standings };
}

export function takeStep(deck: StudyRun, step: DeckStep): StudyRun {
  switch (step.step) {
    case 'flip':
      return { ...deck, isFlipped: !deck.isFlipped };
    case 'previous':
      return moveTo(deck, Math.max(0, deck.index - 1));
    case 'next':
      return moveTo(deck, deck.index + 1);
    case 'again':
      return { ...beginRun(deck.total, deck.standings), places: step.places };
    case 'again-missed':
      return { ...beginRun(deck.total, deck.standings), places: deck.missed };
    case 'answer':
      return moveTo(noteAnswer(deck, step), deck.index + 1);
  }
}

/** Once more through all of them: first those that are not known, then the others. */
export function orderAgain(total: number, isKnown: (place: number) => boolean): number[] {
  const places = Array.from({ length: total }, (_, place) => place);
  return [...places.filter((place) => !isKnown(place)), ...places.filter(isKnown)];
}

/** Of how many cards this run is. */
export function lengthOf({ places, total }: StudyRun): number {
  return places?.length ?? total;
}

/** Of the card that is shown, in the set. */
export function placeIn({ places, index }: StudyRun): number {
  return places?.[index] ?? index;
}

type Answered = Extract<DeckStep, { step: 'answer' }>;

/** Who went back and knows it now has not missed it. */
function noteAnswer(deck: StudyRun, answered: Answered): StudyRun {
  const place = placeIn(deck);
  const others = deck.missed.filter((one) => one !== place);
  return {
    ...deck,
    standings: noteChange(deck.standings, answered),
    missed: answered.after === 'known' ? others : [...others, place],
  };
}

/** The front is up on every move [FSTUDY-10]; past the last card it is over [FSTUDY-13]. */
function moveTo(deck: StudyRun, index: number): StudyRun {
  if (index >= lengthOf(deck)) return { ...deck, isFlipped: false, isEnded: true };
  return { ...deck, index, isFlipped: false };
}

export function noteChange<T>(
  changes: ReadonlyMap<string, Change<T>>,
  { cardId, before, after }: { cardId: string; before: T; after: T },
): ReadonlyMap<string, Change<T>> {
  const first = changes.get(cardId)?.before ?? before;
  return new Map([...changes, [cardId, { before: first, after }]]);
}

/** A card as it is now. */
export function cardIn({ standings, bookmarks }: StudyDeck, card: KeptCard): KeptCard {
  return {
    ...card,
    standing: standings.get(card.id)?.after ?? card.standing,
    isBookmarked: bookmarks.get(card.id)?.after ?? card.isBookmarked,
  };
}

export type DeckCounts = { known: number; toReview: number; bookmarked: number; percent: number };

/**
 * The percentage is known / total, rounded [FSTUDY-04]. By the cards themselves where all are here:
 * whether the counts of the server have what is still on its way in them, nobody can say.
 */
export function countDeck(
  deck: StudyDeck,
  set: Pick<CardSet, 'knownCount' | 'bookmarkedCount'>,
  all: readonly KeptCard[] | undefined,
): DeckCounts {
  const { total, standings, bookmarks } = deck;
  const isKnown = (standing: Standing) => standing === 'known';
  const cards = all?.map((card) => cardIn(deck, card));
  const clamp = (count: number) => Math.min(Math.max(0, count), total);
  const known =
    cards?.filter(({ standing }) => isKnown(standing)).length ??
    clamp(set.knownCount + countChanges(standings, isKnown));
  const bookmarked =
    cards?.filter(({ isBookmarked }) => isBookmarked).length ??
    clamp(set.bookmarkedCount + countChanges(bookmarks, Boolean));
  return {
    known,
    toReview: total - known,
    bookmarked,
    percent: total === 0 ? 0 : Math.round((100 * known) / total),
  };
}

function countChanges<T>(
  changes: ReadonlyMap<string, Change<T>>,
  counts: (value: T) => boolean,
): number {
  return [...changes.values()].reduce(
    (sum, { before, after }) => sum + Number(counts(after)) - Number(counts(before)),
    0,
  );
}
