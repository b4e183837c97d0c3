import { betaPromotion, moneyBackDays, plans } from '@engram/core/plans/catalogue.ts';
import { planFailures } from '@engram/core/plans/failure-messages.ts';
import { titled } from '../../page-head.ts';
import { writeMoney } from '../../plan-words.ts';

const betaOffer = `During beta, any paid plan is ${writeMoney(betaPromotion.pricePerMonthUsd)} per month, price locked in.`;
const trialOffer = `${plans.student.trialDays}-day free trial, cancel anytime.`;

export const pricingCopy = {
  documentTitle: titled('Pricing'),
  description: `Compare ${plans.free.name}, ${plans.student.name} and ${plans.educator.name}: prices, limits and what each plan includes. Start free, without a credit card.`,
  title: { before: 'Start free. Pay when it', highlighted: 'helps.' },
  lead: betaPromotion.isOn ? `${betaOffer} ${trialOffer}` : trialOffer,
  paymentsOff: { tag: 'Not available on this server', note: planFailures.paymentsOff },
  choose: { free: 'Get Started', student: 'Choose Student', educator: 'Choose Educator' },
  questions: {
    title: 'Questions about plans',
    guarantee: `${moneyBackDays}-day money-back guarantee on every paid plan.`,
  },
  contactSales: 'Contact Sales',
  startTrial: 'Start Free Trial',
} as const;
