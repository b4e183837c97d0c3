import { tables } from '@engram/fakes/study-texts/tables.ts';
import { startAiProvider } from '@engram/fakes/ai-provider/start-ai-provider.ts';
import { expect, it } from 'vitest';
import { spendingWork } from '../platform/spending/jobs.ts';
import { insertPracticeTest } from '../practice-tests/testing/insert-test.ts';
import { atTheEnd } from '../testing/at-the-end.ts';
import { cardWishFor, makeCardCalls } from '../testing/calls/card-calls.ts';
import { choicesFor, makeGenerationCalls } from '../testing/calls/generation-calls.ts';
import { makePracticeTestCalls } from '../testing/calls/practice-test-calls.ts';
import { startGenerationApp } from '../testing/start-generation-app.ts';
import { startMail } from '../testing/start-mail.ts';
import { bareQuestion } from './testing/insert-generation.ts';

const mail = await startMail();
const priced = await startAiProvider({ tokensPerSecond: 50_000, firstTokenMs: 1, errorShare: 0 });
atTheEnd(priced.stop);
const lines: string[] = [];
const { app, platform, config, signIn, clock } = await startGenerationApp({
  environment: {
    ...mail.environment,
    // Only the model that costs something.
    AI_BASE_URL: '',
    OPENAI_API_KEY: 'key',
    OPENAI_BASE_URL: priced.url,
    OPENAI_PRICE: '0/10000',
    AI_BUDGET_SERVER: '100000',
    AI_BUDGET_NETWORK: '10000',
    AI_BUDGET_FREE_ACCOUNT: '10000',
    AI_BUDGET_RESERVED: '30',
    SUPPORT_MAILBOX: 'operator@school.example',
  },
  logTo: { write: (line) => void lines.push(line) },
});
await platform.jobs.work(spendingWork(platform, config));
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
const { generate, post } = makeGenerationCalls(app, origin);
const { tell } = makePracticeTestCalls(app);
const wish = choicesFor(tables.text);
const overBudget =
  "AI reached its limit for today, so some or all of this was made without it. It's back after midnight UTC.";

async function spend(scope: string, used: number): Promise<void> {
  await platform.pool.query(
    `insert into spending values ($1, $2, $3) on conflict (scope, day) do update set used = $3`,
    [scope, clock.now().toISOString().slice(0, 10), used],
  );
}

async function unitsOf(userId: string): Promise<number> {
  const { rows } = await platform.pool.query(
    `select coalesce(sum(used), 0)::integer as used from usage
     where user_id = $1 and kind = 'ai-tests'`,
    [userId],
  );
  return rows[0].used;
}

it('counts writing and solving against account, network and server alike (D44)', async () => {
  const maya = await signIn({ isConfirmed: true });
  const { making } = await generate(maya, wish);
  expect(making.madeBy).toBe('ai');
  const kinds = new Set(priced.calls.map(({ kind }) => kind));
  expect(kinds).toEqual(new Set(['write', 'solve']));
  const paid = priced.calls.reduce((sum, { tokens }) => sum + tokens * 10, 0);
  const { rows } = await platform.pool.query(
    `select used from spending union all select used from account_spending where user_id = $1`,
    [maya.userId],
  );
  expect(rows).toHaveLength(3);
  // A call that nobody needs any more is stopped, and then its price is estimated.
  for (const { used } of rows) expect(used / paid).toBeGreaterThan(0.5);
  expect(new Set(rows.map(({ used }) => used)).size).toBe(1);
});

it('makes the test without AI for an unconfirmed address where mail works, and says why', async () => {
  const omar = await signIn();
  const before = priced.calls.length;
  const { making } = await generate(omar, wish);
  expect(making).toMatchObject({
    madeBy: 'built-in',
    label: 'Made without AI from your text',
    notices: [
      "Made without AI, because your email address isn't confirmed yet. Open the link we sent you, and the next one will use AI.",
    ],
  });
  expect(priced.calls.length).toBe(before);
  expect(await unitsOf(omar.userId)).toBe(0);
  const { headers } = omar;
  const menu = await app.inject({ url: '/api/questions/models', headers });
  expect(menu.json().withoutAi).toBe('unconfirmed');
});

it('blames no text for want of a confirmed address, neither for a test nor for cards', async () => {
  const omar = await signIn();
  const studyMaterial = 'la '.repeat(200);
  const test = await post(omar, choicesFor(studyMaterial));
  expect([test.status, await test.json()]).toMatchObject([
    409,
    {
      code: 'too-few-questions',
      message: 'Confirm your email first, then AI makes questions from your notes.',
    },
  ]);
  const cards = await makeCardCalls(app, origin).post(omar, cardWishFor(studyMaterial));
  expect(await cards.json()).toMatchObject({
    code: 'generation-failed',
    message: 'Confirm your email first, then AI makes cards from your notes.',
  });
});

it('makes the test without AI when the budget of the day is spent, and says so', async () => {
  const maya = await signIn({ isConfirmed: true });
  await spend('server', 100_000_000);
  const before = priced.calls.length;
  const { making } = await generate(maya, wish);
  expect(making.madeBy).toBe('built-in');
  expect(making.notices).toContain(overBudget);
  expect(priced.calls.length).toBe(before);
  expect(await unitsOf(maya.userId)).toBe(0);
});

it('goes on without AI when the budget ends in the middle of a test', async () => {
  const maya = await signIn({ isConfirmed: true });
  // Room for less than one call, so that the first one is refused by a worker.
  await spend('server', 69_999_000);
  const { making } = await generate(maya, wish);
  expect(making.madeBy).toBe('built-in');
  expect(making.notices).toContain(overBudget);
});

it('explains with the words of the text when the budget is spent, and says so where there are none', async () => {
  const maya = await signIn({ isConfirmed: true });
  await spend('server', 100_000_000);
  const quoted = bareQuestion();
  const bare = bareQuestion({ source: null });
  const id = await insertPracticeTest(platform, maya.userId, [quoted, bare]);
  expect((await tell(maya, 'explanation', id, quoted.id)).json().explanation).toMatch(
    /^The text says: /,
  );
  const refused = await tell(maya, 'explanation', id, bare.id);
  expect([refused.statusCode, refused.json().message]).toEqual([
    403,
    'AI has reached its limit for today. Please try again tomorrow.',
  ]);
});

it('warns the operator once at 80 % in log, figure and mail', async () => {
  await spend('server', 79_000_000);
  const maya = await signIn({ isConfirmed: true, plan: 'student' });
  const noor = await signIn({ isConfirmed: true, plan: 'student' });
  await generate(maya, wish);
  const wide = { ...wish, questionTypes: [{ type: 'multiple-choice', count: 20 }] };
  await spend('server', 79_999_000);
  await Promise.all([generate(maya, wide), generate(noor, wide)]);
  const subject = 'Engram: most of the AI budget of 2026-03-01 is spent';
  const { text } = await mail.waitFor('operator@school.example', subject);
  expect(text).toContain('npm run engram -- budget');
  expect(mail.mailsTo('operator@school.example')).toHaveLength(1);
  const warned = lines.filter((line) => line.includes('most of its budget of today'));
  expect(warned).toHaveLength(1);
  const figures = await platform.registry.metrics();
  expect(figures).toMatch(/^engram_ai_spent_cents 8\d{4}/m);
  expect(figures).toContain('engram_ai_budget_cents 100000');
});

it('tells the operator when the budget is spent, also where a few cents are left', async () => {
  await spend('server', 99_999_999);
  await generate(await signIn({ isConfirmed: true, plan: 'student' }), wish);
  const spent = 'Engram: the AI budget of 2026-03-01 is spent';
  const { text } = await mail.waitFor('operator@school.example', spent);
  expect(text).toContain('Until midnight UTC the built-in generator');
});
