import { emailKey } from '@engram/core/accounts/email.ts';
import { moneyBackDays, type PlanId, planIds } from '@engram/core/plans/catalogue.ts';
import { grantPlan } from './accounts/grant-plan.ts';
import { findUserIdByEmail, markEmailVerified } from './accounts/store.ts';
import type { Config } from './config.ts';
import { examine } from './doctor/examine.ts';
import { AppError } from './http/app-error.ts';
import { reconcile } from './plans/billing/reconcile.ts';
import { refund } from './plans/billing/refund.ts';
import { type Platform, startPlatform } from './platform/start.ts';
import { describeBudgets, setBudget } from './show-budgets.ts';

export const usage = `Usage: npm run engram -- grant EMAIL ${planIds.join('|')}
       npm run engram -- refund EMAIL
       npm run engram -- reconcile
       npm run engram -- confirm EMAIL
       npm run engram -- budget [NAME CENTS|usual]
       npm run engram -- doctor`;

export type Outcome = { isDone: boolean; text: string };

/** What an operator asks for, and what is said to it. */
export async function runCommand(config: Config, words: readonly string[]): Promise<Outcome> {
  if (words[0] === 'doctor') return runDoctor(config);
  const command = readCommand(words);
  if (!command) return failed(usage);
  const platform = await startPlatform({ ...config, ROLE: 'api', LOG_LEVEL: 'error' });
  try {
    return await command(platform, config);
  } catch (error) {
    if (error instanceof AppError) return failed(`${error.message}${reasonOf(error)}`);
    throw error;
  } finally {
    await platform.jobs.stop(1_000);
    await platform.stop();
  }
}

type Command = (platform: Platform, config: Config) => Promise<Outcome>;

function readCommand([name, ...rest]: readonly string[]): Command | undefined {
  const [email, plan] = rest;
  if (name === 'budget') return (platform, config) => runBudget(platform, config, rest);
  if (name === 'reconcile') return runReconcile;
  if (name === 'refund' && email) return (platform) => runRefund(platform, email);
  if (name === 'confirm' && email) return (platform) => runConfirm(platform, email);
  if (name === 'grant' && email && isPlan(plan)) {
    return (platform) => runGrant(platform, email, plan);
  }
  return undefined;
}

async function runGrant({ db, clock }: Platform, email: string, plan: PlanId): Promise<Outcome> {
  const isDone = await grantPlan(db, { email, plan, now: clock.now() });
  return isDone ? done(`${email} has the plan ${plan} now.`) : failed(noAccount(email));
}

/** Before anything is opened: what is amiss may keep it from opening. */
async function runDoctor(config: Config): Promise<Outcome> {
  const findings = await examine(config, process.env);
  if (findings.length === 0) return done('Everything is as it should be.');
  const text = findings.map((finding) => `${finding.isFatal ? 'stops' : 'warns'}  ${finding.text}`);
  return { isDone: findings.every(({ isFatal }) => !isFatal), text: text.join('\n') };
}

/** For servers without mail, where nobody can do it themselves. */
async function runConfirm({ db, clock }: Platform, email: string): Promise<Outcome> {
  const userId = await findUserIdByEmail(db, emailKey(email));
  if (userId === undefined) return failed(noAccount(email));
  await markEmailVerified(db, userId, clock.now());
  return done(`${email} is confirmed now.`);
}

async function runBudget(
  platform: Platform,
  config: Config,
  change: readonly string[],
): Promise<Outcome> {
  const mistake = change.length > 0 ? await setBudget(platform, change) : undefined;
  return mistake === undefined ? done(await describeBudgets(platform, config)) : failed(mistake);
}

async function runRefund(platform: Platform, email: string): Promise<Outcome> {
  const userId = await findUserIdByEmail(platform.db, emailKey(email));
  if (userId === undefined) return failed(noAccount(email));
  if (!platform.payments) return failed(noPayments);
  const outcome = await refund(platform, userId);
  switch (outcome.state) {
    case 'refunded':
      return done(`${email} got $${outcome.amountUsd.toFixed(2)} back, and the plan has ended.`);
    case 'refunded-before':
      return done(`${email} had everything back before, and the plan has ended.`);
    case 'nothing-paid':
      return failed(`${email} has paid nothing.`);
    case 'too-late': {
      const day = outcome.paidSince.toISOString().slice(0, '2026-03-01'.length);
      return failed(`${email} has paid since ${day}, more than ${moneyBackDays} days ago.`);
    }
  }
}

async function runReconcile(platform: Platform): Promise<Outcome> {
  if (!platform.payments) return failed(noPayments);
  const { asked, missed } = await reconcile(platform);
  const text = `${asked} subscriptions asked about, ${missed.length} without an answer.`;
  return { isDone: missed.length === 0, text: [text, ...missed].join('\n') };
}

/** What the payment service itself has to say. */
function reasonOf({ cause }: AppError): string {
  return cause instanceof Error ? ` (${cause.message})` : '';
}

const noPayments = 'This server takes no payments: STRIPE_SECRET_KEY is not set.';

function noAccount(email: string): string {
  return `There is no account with the email ${email}.`;
}

function done(text: string): Outcome {
  return { isDone: true, text };
}

function failed(text: string): Outcome {
  return { isDone: false, text };
}

function isPlan(text: string | undefined): text is PlanId {
  return planIds.some((id) => id === text);
}
