import type { Db } from '../db.ts';
import type { Payer } from '../ai/ai-model.ts';
import { utcDay } from '../utc-day.ts';
import type { Budgets } from './budgets.ts';
import {
  addToAccount,
  addToScope,
  correctAccount,
  correctScope,
  findAccount,
  findScope,
} from './store.ts';

/** Money of a day that is set aside for a call until its price is known. */
export type SetAside = { day: string; used: number; payer: Payer; serverUsed: number };

/** Whose budget has no room left. */
export type Full = 'account' | 'network' | 'server';

/** Thousandths of a cent, and never too few. */
function toThousandths(cents: number): number {
  return Math.ceil(cents * 1_000);
}

type Wish = { payer: Payer; cents: number; budgets: Budgets; now: Date };

/**
 * Before a call: what it may cost at most, from each budget in one statement of its own, so that
 * many at once cannot all take the last cent. What was taken before one refused goes back.
 */
export async function setAside(
  db: Db,
  { payer, cents, budgets, now }: Wish,
): Promise<SetAside | Full> {
  const day = utcDay(now);
  const used = toThousandths(cents);
  const { userId } = payer;
  const limits = limitsOf(payer, budgets);
  const account = await addToAccount(db, { userId, day, used, most: limits.account });
  if (account === undefined) return 'account';
  if (limits.network !== undefined) {
    const { scope, most } = limits.network;
    if ((await addToScope(db, { scope, day, used, most })) === undefined) {
      await correctAccount(db, { userId, day, by: -used });
      return 'network';
    }
  }
  const serverUsed = await addToScope(db, { scope: 'server', day, used, most: limits.server });
  if (serverUsed !== undefined) return { day, used, payer, serverUsed };
  await correctAccount(db, { userId, day, by: -used });
  if (limits.network) await correctScope(db, { scope: limits.network.scope, day, by: -used });
  return 'server';
}

/** After a call: what it really cost takes the place of what was set aside. */
export async function settle(db: Db, { day, used, payer }: SetAside, cents: number): Promise<void> {
  const by = toThousandths(cents) - used;
  if (by === 0) return;
  const scope = networkOf(payer);
  await correctAccount(db, { userId: payer.userId, day, by });
  if (scope !== undefined) await correctScope(db, { scope, day, by });
  await correctScope(db, { scope: 'server', day, by });
}

/** Whose budget is used up before a call is thought of, if any. */
export async function findFull(
  db: Db,
  { payer, budgets, now }: Omit<Wish, 'cents'>,
): Promise<Full | undefined> {
  const day = utcDay(now);
  const { account, network, server } = limitsOf(payer, budgets);
  if ((await findAccount(db, payer.userId, day)) >= account) return 'account';
  if (network && (await findScope(db, network.scope, day)) >= network.most) return 'network';
  return (await findScope(db, 'server', day)) >= server ? 'server' : undefined;
}

function limitsOf(payer: Payer, budgets: Budgets) {
  const isFree = payer.tier === 'free';
  const share = payer.tier === 'paid' ? 100 : 100 - budgets.reserved;
  const scope = networkOf(payer);
  return {
    account: toThousandths(budgets[isFree ? 'free-account' : 'paid-account']),
    network: scope === undefined ? undefined : { scope, most: toThousandths(budgets.network) },
    server: toThousandths((budgets.server * share) / 100),
  };
}

/** A school's address must not end AI for those of it who pay. */
function networkOf({ tier, network }: Payer): string | undefined {
  return tier === 'paid' ? undefined : (network ?? undefined);
}
