import {
  betaPromotion,
  type Plan,
  type PlanFeature,
  priceToPay,
} from '@engram/core/plans/catalogue.ts';

/** Such as "$5"; cents only where there are some. */
export function writeMoney(usd: number): string {
  return money.format(usd);
}

/** Such as "30,000", or "Unlimited". */
export function writeLimit(limit: number): string {
  return Number.isFinite(limit) ? count.format(limit) : planWords.unlimited;
}

export function writeFeature({ text, isAnnounced }: PlanFeature): string {
  return isAnnounced ? `${text} (${planWords.announced})` : text;
}

export type Price = { amount: string; listAmount?: string };

/** What the plan costs today, and the list price where that is another (D3). */
export function writePrice(plan: Plan): Price {
  const toPay = priceToPay(plan, betaPromotion);
  const amount = writeMoney(toPay);
  if (toPay === plan.pricePerMonthUsd) return { amount };
  return { amount, listAmount: writeMoney(plan.pricePerMonthUsd) };
}

export const planWords = {
  unlimited: 'Unlimited',
  announced: 'coming soon',
  upgrade: 'Upgrade to Premium',
} as const;

const money = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});
const count = new Intl.NumberFormat('en-US');
