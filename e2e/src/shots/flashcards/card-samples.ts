import type { KeptCard } from '@engram/core/flashcards/card.ts';
import type { CardSet, SetSummary } from '@engram/core/flashcards/card-set.ts';

/** Both sides and what proves them, as a language model wrote them about notes of a lecture. */
export const sides = [
  [
    'Proactive interference',
    'Old information hinders the recall of new information',
    'Proactive interference: old information hinders the recall of new information',
  ],
  [
    'Which effect of the serial position curve is wiped out by a 30-sec distractor task?',
    'Recency effect',
    'Serial position curve: primacy effect (LTM) + recency effect (STM); a 30-sec distractor task wipes out recency only',
  ],
  [
    'Chunking',
    'Grouping items into larger meaningful units',
    'chunking: grouping items into larger meaningful units',
  ],
  [
    'Which of the three stages of memory lies between encoding and retrieval?',
    'Storage',
    '3 stages: encoding, storage, retrieval',
  ],
  [
    'That retrieving information strengthens it more than rereading does is called the _____ effect.',
    'testing',
    'Testing effect: retrieving information strengthens it more than rereading (Roediger & Karpicke, 2006)',
  ],
  [
    'Auditory sensory memory, which lasts 3-4 s, is called _____ memory.',
    'echoic',
    'echoic (auditory): 3-4 s',
  ],
] as const;

/** The sets and cards of the mocks. */
export function makeSummaries(): SetSummary[] {
  const rows: [string, string, number, number, string | null][] = [
    ['Memory and plasticity', 'Proactive interference', 25, 6, daysAgo(0)],
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
    const [front = '', back = '', quote = ''] = sides[index % sides.length] ?? [];
    return {
      id: idOf(1000 + index),
      type: typeOf(front),
      front,
      back,
      source: {
        quote,
        before: '',
        after: '',
        title: 'PSYC 201 Lecture 9 Memory.pdf',
        page: 3,
      },
      madeBy: 'ai',
      place: index,
      standing: index % 6 === 5 ? 'new' : 'known',
      isBookmarked: index < 2,
    };
  });
}

export function typeOf(front: string): KeptCard['type'] {
  if (front.includes('_____')) return 'fill-in-blank';
  return front.endsWith('?') ? 'question-answer' : 'term-definition';
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
