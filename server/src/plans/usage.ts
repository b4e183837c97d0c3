import type { User } from '@engram/core/accounts/user.ts';
import { type PlanLimits, plans } from '@engram/core/plans/catalogue.ts';
import type { Db } from '../platform/db.ts';
import { utcDay, utcMonth } from '../platform/utc-day.ts';
import { addUnit, findUsed, removeUnit } from './store.ts';

/** What is allowed so many times a month or a day (D25). */
export type UsageKind = 'ai-tests' | 'ai-card-sets' | 'ai-answers' | 'ai-calls';

const allowances = {
  'ai-tests': { limit: 'aiTestsPerMonth', periodOf: utcMonth },
  'ai-card-sets': { limit: 'aiCardSetsPerMonth', periodOf: utcMonth },
  'ai-answers': { limit: 'aiAnswersPerDay', periodOf: utcDay },
  'ai-calls': { limit: 'aiCallsPerDay', periodOf: utcDay },
} as const satisfies Record<
  UsageKind,
  { limit: keyof PlanLimits; periodOf: (now: Date) => string }
>;

/** A unit that was taken; without a period where nothing was counted. */
export type Unit = { userId: string; kind: UsageKind; period: string | null };

type Holder = Pick<User, 'uid' | 'plan'>;

/** Takes one unit in one statement; undefined when the allowance is used up. */
export async function takeUnit(
  db: Db,
  user: Holder,
  { kind, now }: { kind: UsageKind; now: Date },
): Promise<Unit | undefined> {
  const { limit, periodOf } = allowances[kind];
  const most = plans[user.plan].limits[limit];
  const isLimited = Number.isFinite(most);
  const period = periodOf(now);
  const unit = { userId: user.uid, kind, period: isLimited ? period : withoutLimit(period) };
  return (await addUnit(db, unit, isLimited ? most : countedMost)) ? unit : undefined;
}

/** Whoever calls this sees to it that a unit comes back once. */
export async function giveBack(db: Db, { userId, kind, period }: Unit): Promise<void> {
  if (period !== null) await removeUnit(db, { userId, kind, period });
}

/** What is used of this month's or this day's. */
export async function describeAllowance(
  db: Db,
  user: Holder,
  { kind, now }: { kind: UsageKind; now: Date },
): Promise<{ used: number; limit: number | null }> {
  const { limit, periodOf } = allowances[kind];
  const most = plans[user.plan].limits[limit];
  const period = periodOf(now);
  const key = { userId: user.uid, kind };
  const limited = await findUsed(db, { ...key, period });
  if (Number.isFinite(most)) return { used: limited, limit: most };
  const unlimited = await findUsed(db, { ...key, period: withoutLimit(period) });
  return { used: limited + unlimited, limit: null };
}

/** As much as the column holds. */
const countedMost = 2_147_483_647;

/**
 * What premium uses is counted beside the rest: whoever goes back to Free in the middle of a month
 * has not used up what Free gives.
 */
function withoutLimit(period: string): string {
  return `${period} without limit`;
}
