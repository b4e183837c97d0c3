import { isComing } from '@engram/core/availability.ts';
import { withCard } from '../plan-questions-copy.ts';
import type { FaqGroup, FaqQuestion } from './faq-question.ts';
import { aboutCards } from './questions/about-cards.ts';
import { aboutData } from './questions/about-data.ts';
import { aboutPlans } from './questions/about-plans.ts';
import { aboutSharing } from './questions/about-sharing.ts';
import { aboutTests } from './questions/about-tests.ts';

export const faqGroups: readonly FaqGroup[] = [
  aboutTests,
  aboutSharing,
  aboutData,
  aboutPlans,
  aboutCards,
];

/** For a server whose trial asks for a card. */
export const groupsWithCard: readonly FaqGroup[] = faqGroups.map(({ questions, ...group }) => ({
  ...group,
  questions: questions.map(withCard),
}));

export const allQuestions: readonly FaqQuestion[] = faqGroups.flatMap(({ questions }) => questions);

/** Groups of which nothing works yet: their heading says so for all of their questions (CF-28). */
export const comingGroups: ReadonlySet<string> = new Set(
  faqGroups
    .filter(({ questions }) => questions.every(({ needs }) => isComing(needs)))
    .map(({ id }) => id),
);
