import { plans } from '@engram/core/plans/catalogue.ts';
import type { FaqQuestion } from './faq/faq-question.ts';

const trial = `Every paid plan starts with a ${plans.student.trialDays}-day free trial`;

/** What people ask before they pay [PRICE-21] to [PRICE-24], on the pricing page and in the FAQ. */
export const planQuestions: readonly FaqQuestion[] = [
  {
    id: 'can-i-change-plans-later',
    question: 'Can I change plans later?',
    answer: 'Yes. Plan changes are prorated, so you pay only for the time you use.',
    needs: 'payment',
  },
  {
    id: 'what-happens-if-i-downgrade',
    question: 'What happens to my content if I downgrade?',
    answer: 'Downgrading keeps your content. Limits apply only to what you make next.',
    needs: 'payment',
  },
  {
    id: 'is-there-a-free-trial',
    question: 'Is there a free trial?',
    answer: `${trial}, without a card. If you do not pay after it, you are back on Free with all your content.`,
    needs: 'payment',
  },
  {
    id: 'can-my-students-use-the-free-plan',
    question: 'Can my students use the free plan?',
    answer: 'Yes. Teachers can share with free-plan students.',
    keywords: ['teacher', 'school', 'class'],
    needs: 'sharing',
  },
];

const trialWithCard = `${trial}. It asks for a card, which is charged when the trial ends; cancel before, and you are back on Free with all your content.`;

/** For a server whose trial asks for a card. */
export function withCard(asked: FaqQuestion): FaqQuestion {
  return asked.id === 'is-there-a-free-trial' ? { ...asked, answer: trialWithCard } : asked;
}
