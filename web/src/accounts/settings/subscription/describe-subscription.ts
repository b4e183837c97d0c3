import { type Plan, plans } from '@engram/core/plans/catalogue.ts';
import type { Subscription } from '@engram/core/plans/subscription.ts';
import { type Price, writeMoney, writePrice } from '../../../plan-words.ts';
import { writeDay } from '../write-time.ts';
import { renewalMessages, stateMessages } from './messages.ts';

/** The plan whose rights are in force. */
export function planInForce({ isPremium, plan }: Pick<Subscription, 'isPremium' | 'plan'>): Plan {
  return isPremium ? plans[plan] : plans.free;
}

/** [SET-16]; a cancelled one is Free already, with premium until the end (CF-15). */
export function namePlan({ state, plan }: Subscription): string {
  return state === 'cancelled' ? stateMessages.cancelledLabel : plans[plan].name;
}

/** [SET-17] (NS-47) */
export function isActive({ isPremium, state }: Subscription): boolean {
  return isPremium && state !== 'cancelled';
}

/** Whether money has to do with it: Free and what was granted have no card, price or renewal. */
export function isPaidFor({ state }: Pick<Subscription, 'state'>): boolean {
  return state !== 'free' && state !== 'granted';
}

/** What can be cancelled. */
export function isRunning({ state }: Subscription): boolean {
  return state === 'active' || state === 'trial' || state === 'past-due';
}

/** What the switch shows [ROLE-19] (CF-21). */
export function isRenewing(subscription: Subscription): boolean {
  return subscription.isPremium && isRunning(subscription) && !needsCard(subscription);
}

/** Not paid, and the days of grace are over: nothing of the plan is left but the debt. */
export function isLapsed({ isPremium, state }: Subscription): boolean {
  return state === 'past-due' && !isPremium;
}

export function describeRenewal(subscription: Subscription): string {
  const { state } = subscription;
  if (state === 'cancelled') return renewalMessages.cancelled;
  if (isLapsed(subscription)) return renewalMessages.lapsed;
  return needsCard(subscription) ? renewalMessages.needsCard : renewalMessages.on;
}

function needsCard({ state, cardEnding }: Subscription): boolean {
  return state === 'trial' && cardEnding === null;
}

/** What is really charged (CF-01); undefined where nothing is, or not again. */
export function findPrice(subscription: Subscription): Price | undefined {
  const { state, plan, price } = subscription;
  if (price === null || state === 'cancelled' || isLapsed(subscription)) return undefined;
  return writePrice(plans[plan], price);
}

/** State and date in a sentence. */
export function describeState(subscription: Subscription, timeZone: string): string {
  const { state } = subscription;
  if (state === 'free') return stateMessages.free;
  if (state === 'granted') return stateMessages.granted;
  if (state === 'past-due') return stateMessages.pastDue;
  if (state === 'trial') return describeTrial(subscription, timeZone);
  return describeBilling(subscription, timeZone);
}

function describeTrial(subscription: Subscription, timeZone: string): string {
  const { nextBillingDate, accessUntil, cardEnding, price } = subscription;
  const end = nextBillingDate ?? accessUntil;
  if (end === null) return stateMessages.activeUndated;
  const until = writeDay(end, timeZone);
  if (cardEnding === null || price === null) return stateMessages.trial(until);
  return stateMessages.trialThen(until, writeMoney(price));
}

function describeBilling(subscription: Subscription, timeZone: string): string {
  const { state, nextBillingDate, accessUntil } = subscription;
  if (state === 'cancelled') {
    const end = accessUntil ?? nextBillingDate;
    if (end === null) return stateMessages.cancelledUndated;
    return stateMessages.cancelled(writeDay(end, timeZone));
  }
  if (nextBillingDate === null) return stateMessages.activeUndated;
  return stateMessages.active(writeDay(nextBillingDate, timeZone));
}
