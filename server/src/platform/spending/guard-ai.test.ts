import { startAiProvider } from '@engram/fakes/ai-provider/start-ai-provider.ts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { atTheEnd } from '../../testing/at-the-end.ts';
import { startTestApp } from '../../testing/start-app.ts';
import type { Payer } from '../ai/ai-model.ts';
import { NoAi } from '../ai/no-ai.ts';
import { changeBudget } from './budgets.ts';

const provider = await startAiProvider({ tokensPerSecond: 50_000, firstTokenMs: 0, errorShare: 0 });
atTheEnd(provider.stop);
/** Every token that comes out costs a hundredth of a cent, whatever goes in. */
const environment = {
  OPENAI_API_KEY: 'key',
  OPENAI_BASE_URL: provider.url,
  OPENAI_PRICE: '0/10000',
  AI_BUDGET_SERVER: '1000',
  AI_BUDGET_NETWORK: '20',
  AI_BUDGET_FREE_ACCOUNT: '10',
  AI_BUDGET_PAID_ACCOUNT: '40',
  AI_BUDGET_RESERVED: '30',
};
const { platform, signIn, clock } = await startTestApp({ environment });
const { db, pool, ai } = platform;

async function payerOf(change: Partial<Payer> = {}): Promise<Payer> {
  const { userId } = await signIn();
  return { userId, tier: 'free', isConfirmed: true, network: null, ...change };
}

/** One call that may cost 4 cents, and what is known of it. */
async function call(
  payer: Payer,
  signal = new AbortController().signal,
): Promise<'answered' | 'stopped' | NoAi['reason']> {
  const request = {
    payer,
    instructions: 'Answer.',
    prompt: 'Now.',
    schema: z.object({}),
    maxOutputTokens: 400,
    signal,
  };
  try {
    for await (const _chunk of ai.models[0]?.ask(request) ?? []);
    return 'answered';
  } catch (error) {
    if (error instanceof NoAi) return error.reason;
    if (signal.aborted) return 'stopped';
    throw error;
  }
}

async function spentBy(payer: Payer): Promise<number> {
  const { rows } = await pool.query(
    'select coalesce(sum(used), 0)::integer as used from account_spending where user_id = $1',
    [payer.userId],
  );
  return rows[0].used;
}

async function spentIn(scope: string): Promise<number> {
  const { rows } = await pool.query(
    'select coalesce(sum(used), 0)::integer as used from spending where scope = $1',
    [scope],
  );
  return rows[0].used;
}

it('settles what was set aside with what a call really cost, in thousandths of a cent', async () => {
  const payer = await payerOf({ network: 'address:settled' });
  const before = await spentIn('server');
  expect(await call(payer)).toBe('answered');
  const tokens = provider.calls.at(-1)?.tokens ?? 0;
  expect(tokens).toBeGreaterThan(0);
  expect(await spentBy(payer)).toBe(tokens * 10);
  expect(await spentIn('address:settled')).toBe(tokens * 10);
  expect((await spentIn('server')) - before).toBe(tokens * 10);
});

it('lets no account spend more than its budget, however many calls come at once', async () => {
  const payer = await payerOf();
  const stop = new AbortController();
  provider.fail({ fault: 'slow-first-byte', times: 2 });
  let refused = 0;
  const calls = Array.from({ length: 10 }, async () => {
    const outcome = await call(payer, stop.signal);
    if (outcome === 'over-budget') refused += 1;
    return outcome;
  });
  await expect.poll(() => refused).toBe(8);
  expect(await spentBy(payer)).toBe(8_000);
  stop.abort();
  const outcomes = await Promise.all(calls);
  expect(outcomes.filter((outcome) => outcome === 'stopped')).toHaveLength(2);
});

it('counts the free accounts of a network together, and leaves out those who pay', async () => {
  const network = 'address:school';
  await pool.query(`insert into spending values ($1, '2026-03-01', 17000)`, [network]);
  expect(await call(await payerOf({ network }))).toBe('over-budget');
  expect(await call(await payerOf({ network, tier: 'trial' }))).toBe('over-budget');
  expect(await call(await payerOf({ network, tier: 'paid' }))).toBe('answered');
  expect(await spentIn(network)).toBe(17_000);
});

it('keeps a share of the budget of the server for those who pay', async () => {
  await pool.query(`update spending set used = 699000 where scope = 'server'`);
  const free = await payerOf();
  expect(await call(free)).toBe('over-budget');
  expect(await spentBy(free)).toBe(0);
  expect(await call(await payerOf({ tier: 'trial' }))).toBe('over-budget');
  expect(await call(await payerOf({ tier: 'paid' }))).toBe('answered');
  await pool.query(`update spending set used = 999000 where scope = 'server'`);
  expect(await call(await payerOf({ tier: 'paid' }))).toBe('over-budget');
});

it('begins a new day at midnight UTC', async () => {
  await pool.query(`update spending set used = 1000000 where scope = 'server'`);
  expect(await call(await payerOf({ tier: 'paid' }))).toBe('over-budget');
  clock.advance(12 * 60 * 60 * 1000);
  expect(await call(await payerOf({ tier: 'paid' }))).toBe('answered');
});

it('follows a budget that an operator changes, and the settings again afterwards', async () => {
  const now = clock.now();
  const payer = await payerOf();
  await changeBudget(db, { name: 'free-account', amount: 3, now });
  expect(await call(payer)).toBe('over-budget');
  expect(await ai.findWithoutAi(payer)).toBeUndefined();
  await changeBudget(db, { name: 'free-account', amount: 0, now });
  expect(await ai.findWithoutAi(payer)).toBe('over-budget');
  await changeBudget(db, { name: 'free-account', amount: undefined, now });
  expect(await call(payer)).toBe('answered');
});

it('writes nothing down for a model that costs nothing', async () => {
  const own = await startTestApp({ environment: { AI_BASE_URL: provider.url } });
  const { userId } = await own.signIn();
  const payer: Payer = { userId, tier: 'free', isConfirmed: false, network: null };
  const request = {
    payer,
    instructions: 'Answer.',
    prompt: 'Now.',
    schema: z.object({}),
    maxOutputTokens: 400,
    signal: new AbortController().signal,
  };
  const [model] = own.platform.ai.models;
  expect(await Array.fromAsync(model?.ask(request) ?? [])).not.toEqual([]);
  const { rows } = await own.platform.pool.query('select * from spending');
  expect(rows).toEqual([]);
});

it('asks no model for an unconfirmed address where mail works', async () => {
  const mailing = await startTestApp({
    environment: { ...environment, SMTP_URL: 'smtp://127.0.0.1:1' },
  });
  const { userId } = await mailing.signIn();
  const payer: Payer = { userId, tier: 'free', isConfirmed: false, network: null };
  expect(await mailing.platform.ai.findWithoutAi(payer)).toBe('unconfirmed');
  expect(await mailing.platform.ai.findWithoutAi({ ...payer, isConfirmed: true })).toBeUndefined();
  expect(await ai.findWithoutAi(payer)).toBeUndefined();
});
