import type { KeptCard } from '@engram/core/flashcards/card.ts';
import type { CardSet } from '@engram/core/flashcards/card-set.ts';

/** For tests: a set of Maya's and its cards. */
export const stubSetId = '0190a5a0-0000-7000-8000-0000000000aa';

export function cardIdAt(place: number): string {
  return `0190a5a0-0000-7000-8000-${String(place).padStart(12, '0')}`;
}

export function makeCard(place: number, parts: Partial<KeptCard> = {}): KeptCard {
  return {
    id: cardIdAt(place),
    type: 'term-definition',
    front: `Term ${place}`,
    back: `Definition ${place}`,
    source: null,
    madeBy: 'owner',
    place,
    standing: 'new',
    isBookmarked: false,
    ...parts,
  };
}

export function makeSet(parts: Partial<CardSet> = {}): CardSet {
  return {
    id: stubSetId,
    name: 'Memory and plasticity',
    description: '',
    createdAt: '2026-03-01T09:00:00.000Z',
    lastStudied: null,
    totalCards: 3,
    knownCount: 0,
    bookmarkedCount: 0,
    progress: 0,
    typeCounts: { 'term-definition': 3, 'question-answer': 0, 'fill-in-blank': 0 },
    titles: [],
    making: null,
    ...parts,
  };
}
