import * as plans from './prepare-plans.ts';
import type { State } from './state.ts';

const path = '/settings/subscription';

/** The subscription in each of its states, and plans that cannot be bought. */
export const planStates: State[] = [
  { name: 'subscription', path, as: 'premium', isFullPage: true, prepare: plans.showActive },
  { name: 'subscription-free', path, as: 'free', prepare: plans.showFree },
  { name: 'subscription-granted', path, as: 'premium' },
  { name: 'subscription-trial', path, as: 'premium', prepare: plans.showTrial },
  { name: 'subscription-cancelled', path, as: 'premium', prepare: plans.showCancelled },
  { name: 'subscription-unpaid', path, as: 'premium', prepare: plans.showUnpaid },
  { name: 'subscription-cancel', path, as: 'premium', prepare: plans.askToCancel },
  { name: 'subscription-offer', path, as: 'free', prepare: plans.offerTrial },
  { name: 'subscription-switch', path, as: 'premium', prepare: plans.offerSwitch },
  { name: 'subscription-not-sold', path, as: 'free', prepare: plans.offerNothing },
  { name: 'subscription-waiting', path, as: 'free', prepare: plans.waitForPlan },
  { name: 'subscription-failed', path, as: 'free', prepare: plans.missSubscription },
  { name: 'settings-paid', path, as: 'premium', isFullPage: true, prepare: plans.showSettings },
  { name: 'pricing-not-sold', path: '/pricing', as: 'signed-out', prepare: plans.sellNothing },
];
