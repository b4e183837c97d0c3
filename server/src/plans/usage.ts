import type { User } from '@engram/core/accounts/user.ts';
import { type PlanLimits, plans } from '@engram/core/plans/catalogue.ts';
import type { Db } from '../platform/db.ts';
import { dayOf, monthOf } from './periods.ts';
import { addUnit, findUsed, removeUnit } from './store.ts';

/** What is allowed so many times a month or a day (D25). */
export type UsageKind = 'ai-tests' | 'ai-card-sets' | 'ai-answers' | 'ai-calls';

const allowances = {
  'ai-tests': { limit: 'aiTestsPerMonth', periodOf: monthOf },
  'ai-card-sets': { limit: 'aiCardSetsPerMonth', periodOf: monthOf },
  'ai-answers': { limit: 'aiAnswersPerDay', periodOf: dayOf },
  'ai-calls': { limit: 'aiCallsPerDay', periodOf: dayOf },
} as const satisfies Record<
  UsageKind,
  { limit: keyof PlanLimits; periodOf: (now: Date, timeZone: string) => string }
>;

/** A unit that was taken; where the plan has no limit there is no period to count in. */
export type Unit = { userId: string; kind: UsageKind; period: string | null };

type Holder = Pick<User, 'uid' | 'plan' | 'timeZone'>;

/** Takes one unit in one statement; undefined when the allowance is used up. */
export async function takeUnit(
  db: Db,
  user: Holder,
  { kind, now }: { kind: UsageKind; now: Date },
): Promise<Unit | undefined> {
  const { limit, periodOf } = allowances[kind];
  const most = plans[user.plan].limits[limit];
  if (!Number.isFinite(most)) return { userId: user.uid, kind, period: null };
  const unit = { userId: user.uid, kind, period: periodOf(now, user.timeZone) };
  return (await addUnit(db, unit, most)) ? unit : undefined;
}

/** Whoever calls this sees to it that a unit comes back once. */
export async function giveBack(db: Db, { userId, kind, period }: Unit): Promise<void> {
  if (period !== null) await removeUnit(db, { userId, kind, period });
}

/** What is used of this month's or this day's; nothing is counted where the plan has no limit. */
export async function describeAllowance(
  db: Db,
  user: Holder,
  { kind, now }: { kind: UsageKind; now: Date },
): Promise<{ used: number; limit: number | null }> {
  const { limit, periodOf } = allowances[kind];
  const most = plans[user.plan].limits[limit];
  const period = periodOf(now, user.timeZone);
  const used = await findUsed(db, { userId: user.uid, kind, period });
  return { used, limit: Number.isFinite(most) ? most : null };
}
