import type { Config } from '../../config.ts';
import type { Db } from '../db.ts';
import { deleteBudget, readBudgetRows, saveBudget } from './store.ts';

/**
 * What may be spent on AI in a day (UTC), in US cents: by the whole server, by the free accounts of
 * one network, and by one account; and the share of the server's, in percent, that is kept for those
 * who pay.
 */
export type Budgets = {
  server: number;
  network: number;
  'free-account': number;
  'paid-account': number;
  reserved: number;
};

export type BudgetName = keyof Budgets;

type BudgetSettings = Pick<
  Config,
  | 'AI_BUDGET_SERVER'
  | 'AI_BUDGET_NETWORK'
  | 'AI_BUDGET_FREE_ACCOUNT'
  | 'AI_BUDGET_PAID_ACCOUNT'
  | 'AI_BUDGET_RESERVED'
  | 'STRIPE_SECRET_KEY'
>;

export const budgetNames: readonly BudgetName[] = [
  'server',
  'network',
  'free-account',
  'paid-account',
  'reserved',
];

/** Of the settings, unless an operator has changed one since. */
export async function readBudgets(db: Db, config: BudgetSettings): Promise<Budgets> {
  const changed = new Map((await readBudgetRows(db)).map(({ name, amount }) => [name, amount]));
  return {
    server: changed.get('server') ?? config.AI_BUDGET_SERVER,
    network: changed.get('network') ?? config.AI_BUDGET_NETWORK,
    'free-account': changed.get('free-account') ?? config.AI_BUDGET_FREE_ACCOUNT,
    'paid-account': changed.get('paid-account') ?? config.AI_BUDGET_PAID_ACCOUNT,
    reserved: changed.get('reserved') ?? config.AI_BUDGET_RESERVED ?? usualReserve(config),
  };
}

/** Where nobody can pay, nothing is kept back from those who do not. */
function usualReserve({ STRIPE_SECRET_KEY }: BudgetSettings): number {
  return STRIPE_SECRET_KEY === undefined ? 0 : 30;
}

/** For all processes, from their next call on; without an amount the settings count again. */
export async function changeBudget(
  db: Db,
  { name, amount, now }: { name: BudgetName; amount: number | undefined; now: Date },
): Promise<void> {
  if (amount === undefined) await deleteBudget(db, name);
  else await saveBudget(db, { name, amount, now });
}

/** More would not fit into the column of thousandths. */
export const mostCents = 1_000_000;
