import { isComing } from '@engram/core/availability.ts';
import {
  betaPromotion,
  type Plan,
  type PlanFeature,
  priceToPay,
} from '@engram/core/plans/catalogue.ts';
import type { TickLine } from './ui/tick-list.tsx';

/** Such as "$5"; cents only where there are some. */
export function writeMoney(usd: number): string {
  return money.format(usd);
}

/** Such as "30,000", or "Unlimited". */
export function writeLimit(limit: number): string {
  return Number.isFinite(limit) ? count.format(limit) : planWords.unlimited;
}

/** Such as "1 day" or "30,000 characters". */
export function countOf(number: number, noun: string): string {
  return `${writeLimit(number)} ${noun}${number === 1 ? '' : 's'}`;
}

/** At the beginning of a sentence: "Two", "12". */
export function writeCount(number: number): string {
  return smallNumbers[number] ?? writeLimit(number);
}

const smallNumbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** What does not work yet says so (CF-28). */
export function listFeatures(features: readonly PlanFeature[]): TickLine[] {
  return features.map(({ text, needs }) =>
    isComing(needs) ? { text, soonTag: planWords.coming } : { text },
  );
}

export type Price = { amount: string; listAmount?: string };

/** What the plan costs today or somebody really pays, and the list price where that is more (D3). */
export function writePrice(plan: Plan, toPay = priceToPay(plan, betaPromotion)): Price {
  const amount = writeMoney(toPay);
  if (toPay >= plan.pricePerMonthUsd) return { amount };
  return { amount, listAmount: writeMoney(plan.pricePerMonthUsd) };
}

/** All that the card of a plan says, but for its button and its tags. */
export function describePlan(plan: Plan) {
  const { amount, listAmount } = writePrice(plan);
  return {
    name: plan.name,
    text: planTexts[plan.id],
    price: amount,
    ...(listAmount !== undefined && {
      listPrice: { label: planWords.listPrice, amount: listAmount },
    }),
    priceNote: writePriceNote(plan, { isReduced: listAmount !== undefined }),
    limits: [
      { name: limitNames.tests, value: writeLimit(plan.limits.aiTestsPerMonth) },
      { name: limitNames.characters, value: writeLimit(plan.limits.characters) },
      { name: limitNames.questions, value: writeLimit(plan.limits.questionsPerTest) },
    ],
    features: listFeatures(plan.features),
  };
}

function writePriceNote({ isPremium }: Plan, { isReduced }: { isReduced: boolean }): string {
  if (!isPremium) return planWords.forever;
  return isReduced ? planWords.perMonthInBeta : planWords.perMonth;
}

export const planWords = {
  unlimited: 'Unlimited',
  soon: 'SOON',
  coming: 'Coming soon',
  upgrade: 'Upgrade to Premium',
  popular: 'Most Popular',
  listPrice: 'List price',
  forever: 'forever',
  perMonth: 'per month',
  perMonthInBeta: 'per month,\nbeta price locked in',
} as const;

const planTexts = {
  free: 'For trying it on your next chapter.',
  student: 'For a whole term of exams.',
  educator: 'For a class that learns together.',
} as const;

const limitNames = {
  tests: 'AI tests (quizzes) per month',
  characters: 'Characters of notes per test',
  questions: 'Questions per test',
} as const;

const money = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});
const count = new Intl.NumberFormat('en-US');
