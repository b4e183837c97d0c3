import type { Config } from './config.ts';
import {
  type BudgetName,
  type Budgets,
  budgetNames,
  changeBudget,
  mostCents,
  readBudgets,
} from './platform/spending/budgets.ts';
import { findScope } from './platform/spending/store.ts';
import type { Platform } from './platform/start.ts';
import { utcDay } from './platform/utc-day.ts';

/** What AI may cost in a day, what it has cost today, and how that is changed (D44). */
export async function describeBudgets({ db, clock }: Platform, config: Config): Promise<string> {
  const budgets = await readBudgets(db, config);
  const spent = await findScope(db, 'server', utcDay(clock.now()));
  const lines = budgetNames.map((name) => `${name.padEnd(14)}${describe(name, budgets)}`);
  return [
    `AI has spent ${writeCents(spent / 1_000)} of ${writeCents(budgets.server)} today (UTC).`,
    ...lines,
  ].join('\n');
}

/** What was set, or why it cannot be; `usual` goes back to the settings. */
export async function setBudget(
  { db, clock }: Platform,
  [name, amount]: readonly string[],
): Promise<string | undefined> {
  const known = budgetNames.find((one) => one === name);
  if (!known) return `There is no budget of that name. There are ${budgetNames.join(', ')}.`;
  const most = known === 'reserved' ? 100 : mostCents;
  const isUsual = amount === 'usual';
  const value = Number(amount);
  if (!isUsual && !(/^\d+$/.test(amount ?? '') && value <= most)) {
    return `A budget is a whole number from 0 to ${most}, or usual.`;
  }
  await changeBudget(db, { name: known, amount: isUsual ? undefined : value, now: clock.now() });
  return undefined;
}

const about: Record<BudgetName, string> = {
  server: 'a day for the whole server',
  network: 'a day for the free accounts of one network',
  'free-account': 'a day for a free account',
  'paid-account': 'a day for a paid account',
  reserved: "of the server's, for paid accounts alone",
};

function describe(name: BudgetName, budgets: Budgets): string {
  const amount = name === 'reserved' ? `${budgets.reserved} %` : writeCents(budgets[name]);
  return `${amount.padEnd(10)} ${about[name]}`;
}

function writeCents(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}
