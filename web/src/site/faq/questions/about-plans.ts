import { betaPromotion, moneyBackDays, plans } from '@engram/core/plans/catalogue.ts';
import { paths } from '../../../paths.ts';
import { countOf, writeLimit, writeMoney } from '../../../plan-words.ts';
import { planQuestions } from '../../plan-questions-copy.ts';
import type { FaqGroup, FaqQuestion } from '../faq-question.ts';

const { free, student, educator } = plans;
const { limits } = free;
const prices = `${free.name} costs nothing. ${student.name} is ${writeMoney(student.pricePerMonthUsd)} and ${educator.name} is ${writeMoney(educator.pricePerMonthUsd)} per month.`;
const betaPrice = `During beta, either is ${writeMoney(betaPromotion.pricePerMonthUsd)} per month.`;

/** Only while the offer is on (D3). */
const betaQuestions: FaqQuestion[] = betaPromotion.isOn
  ? [
      {
        id: 'does-the-beta-price-stay',
        question: 'Does the beta price stay?',
        answer: `Yes. Anyone who starts a paid plan during beta pays ${writeMoney(betaPromotion.pricePerMonthUsd)} per month for as long as the subscription runs.`,
        needs: 'payment',
      },
    ]
  : [];

export const aboutPlans: FaqGroup = {
  id: 'plans-and-billing',
  title: 'Plans and billing',
  questions: [
    {
      id: 'what-is-free',
      question: 'What is free?',
      answer: `${writeLimit(limits.aiTestsPerMonth)} AI tests per month, with up to ${writeLimit(limits.questionsPerTest)} questions from ${writeLimit(limits.characters)} characters each. Tests made without AI do not count. No card is needed, and the free plan does not run out.`,
      link: { label: 'Compare the plans', to: paths.pricing },
      needs: 'practice-tests',
    },
    {
      id: 'what-does-it-cost',
      question: 'What does it cost?',
      answer: betaPromotion.isOn ? `${prices} ${betaPrice}` : prices,
      keywords: ['how much', 'price', 'pricing', 'subscription', 'expensive'],
      link: { label: 'See all prices', to: paths.pricing },
      needs: 'payment',
    },
    ...planQuestions,
    ...betaQuestions,
    {
      id: 'how-do-i-cancel',
      question: 'How do I cancel?',
      answer:
        'In Settings, under Subscription, choose Cancel Subscription. You keep your plan until the end of the billing cycle and are not charged again. Your content stays.',
      keywords: ['unsubscribe', 'end'],
      needs: 'payment',
    },
    {
      id: 'can-i-get-my-money-back',
      question: 'Can I get my money back?',
      answer: `Yes, within ${countOf(moneyBackDays, 'day')} after your first payment. Write to us.`,
      keywords: ['refund', 'guarantee'],
      link: { label: 'Contact us', to: paths.contact },
      needs: 'payment',
    },
  ],
};
