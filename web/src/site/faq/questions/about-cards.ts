import type { FaqGroup } from '../faq-question.ts';

export const aboutCards: FaqGroup = {
  id: 'flashcards-and-review',
  title: 'Flashcards and review',
  questions: [
    {
      id: 'how-do-i-make-flashcards',
      question: 'How do I make flashcards?',
      answer:
        'From the same material as a test. Add it, pick the topics and how many cards of each kind you want, and look at them before you save.',
      needs: 'flashcards',
    },
    {
      id: 'can-i-bring-my-cards',
      question: 'Can I bring my cards from Quizlet?',
      answer:
        'Yes. Export them there as text and paste them here, or choose a CSV, TSV or TXT file. You see the columns before anything is added, and what you have already is left out.',
      keywords: ['import'],
      needs: 'flashcards',
    },
    {
      id: 'when-do-cards-come-back',
      question: 'When does a card come back?',
      answer:
        'Shortly before you would forget it. After each answer Engram works out the next day with FSRS, an openly published method. Cards you know well come back less and less often.',
      keywords: ['spaced repetition', 'algorithm', 'schedule'],
      needs: 'reviews',
    },
    {
      id: 'what-happens-to-missed-questions',
      question: 'What happens to questions I missed?',
      answer: 'They go into the same review as your cards, until you know them.',
      needs: 'reviews',
    },
    {
      id: 'will-my-cards-be-locked',
      question: 'Will my cards ever be behind a paywall?',
      answer:
        'No. Whatever plan you are on, you can study, export and delete the cards you have made.',
      needs: 'flashcards',
    },
    {
      id: 'can-i-use-my-cards-in-anki',
      question: 'Can I use my cards in Anki?',
      answer:
        'Not as an Anki package yet. You can take your cards out as a table, which Anki can import.',
      needs: 'flashcards',
    },
  ],
};
