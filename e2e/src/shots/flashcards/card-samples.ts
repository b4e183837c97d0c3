import type { KeptCard } from '@engram/core/flashcards/card.ts';
import type { CardSet, SetSummary } from '@engram/core/flashcards/card-set.ts';

export const sides = [
  ['Engram', 'The physical trace a memory leaves in the brain.'],
  ['Long-term potentiation', 'A lasting increase in synaptic strength after repeated activity.'],
  ['Which ion blocks the NMDA receptor at rest?', 'Magnesium.'],
  ['Procedural memory', 'Memory for skills. It does not depend on the hippocampus.'],
  ['What could patient H.M. no longer do?', 'Form new declarative memories.'],
  ['Consolidation', 'The slow process that makes a new memory stable.'],
] as const;

/** The sets and cards of the mocks. */
export function makeSummaries(): SetSummary[] {
  const rows: [string, string, number, number, string | null][] = [
    ['Memory and plasticity', 'Engram', 25, 6, daysAgo(0)],
    [
      'Organic chemistry: functional groups',
      'What makes a carbonyl carbon electrophilic?',
      40,
      26,
      daysAgo(2),
    ],
    ['French: verbs that take être', 'naître', 17, 14, daysAgo(5)],
    ['The French Revolution', 'Tennis Court Oath', 32, 32, daysAgo(9)],
    ['Microeconomics: elasticity', 'Price elasticity of demand', 18, 0, null],
  ];
  return rows.map(([name, firstFront, cardCount, knownCount, lastStudied], index) => ({
    id: idOf(index + 1),
    name,
    firstFront,
    cardCount,
    knownCount,
    progress: Math.round((knownCount / cardCount) * 100),
    lastStudied,
    createdAt: daysAgo(20),
  }));
}

export function makeCards(count = 25): KeptCard[] {
  return Array.from({ length: count }, (_, index) => {
    const [front = '', back = ''] = sides[index % sides.length] ?? [];
    return {
      id: idOf(1000 + index),
      type: front.endsWith('?') ? 'question-answer' : 'term-definition',
      front,
      back,
      source: {
        quote: `${front}: ${back}`,
        before: 'Semon looked for a word.',
        after: 'Others took it up later.',
        title: 'Lecture 6 Memory and plasticity.pdf',
        page: 3,
      },
      madeBy: 'built-in',
      place: index,
      standing: index % 6 === 5 ? 'new' : 'known',
      isBookmarked: index < 2,
    };
  });
}

export function makeSet(cards: readonly KeptCard[]): CardSet {
  const known = cards.filter(({ standing }) => standing === 'known').length;
  const questions = cards.filter(({ type }) => type === 'question-answer').length;
  return {
    id: idOf(1),
    name: 'Memory and plasticity',
    description: '',
    createdAt: daysAgo(12),
    lastStudied: daysAgo(0),
    totalCards: cards.length,
    knownCount: known,
    bookmarkedCount: cards.filter(({ isBookmarked }) => isBookmarked).length,
    progress: cards.length === 0 ? 0 : Math.round((known / cards.length) * 100),
    typeCounts: {
      'term-definition': cards.length - questions,
      'question-answer': questions,
      'fill-in-blank': 0,
    },
    titles: ['Lecture 6 Memory and plasticity.pdf'],
    making: null,
  };
}

export function idOf(number: number): string {
  return `0b0e7c52-7a4f-4d0c-9f0e-${String(number).padStart(12, '0')}`;
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString();
}
