import { randomInt } from 'node:crypto';
import { z } from '@engram/core/zod.ts';
import { studyTexts } from '@engram/fakes/study-texts/study-texts.ts';
import { type Loot, makeTest, spend, type Spenders } from './attack/spender.ts';
import { type Fake, startFake } from './generation/start-fake.ts';
import { makeClient } from './api-client.ts';
import { atMostRow, type Row, shareRow, toldRow } from './row.ts';
import { type AddRows, runBench } from './run-bench.ts';
import { inScratch, type Scratch } from './scratch.ts';
import { startEngram } from './start-engram.ts';

/**
 * Somebody who spends our money on purpose, against the real server, worker and database: from one
 * IPv4 address, from one IPv6 site, and from many networks at once. What was really spent is what
 * the provider counted. The other attacks have tests of their own: every route by the wrong caller
 * (`server/src/http/access-matrix.test.ts`) and broken requests on the wire (`server/src/http/wire`).
 */
const price = { input: 75, output: 450 };
const budgets = { server: 60, network: 15, account: 4, reserved: 30 };
const spendersAtOnce = 8;
const roundsOfEach = 3;

const material = studyTexts
  .filter(({ language }) => language === 'en')
  .map(({ text }) => text)
  .join('\n\n')
  .slice(0, 30_000);

/** What the one test of the payer may have cost. */
const payersCents = 5;

const Calls = z.object({
  calls: z.array(z.object({ tokens: z.int(), promptTokens: z.int() })),
});

await runBench('attack', (add) => inScratch((scratch) => attack(scratch, add)));

async function attack(scratch: Scratch, add: AddRows): Promise<void> {
  const fake = await startFake(2_000);
  const settings = {
    OPENAI_API_KEY: 'key',
    OPENAI_BASE_URL: fake.url,
    OPENAI_PRICE: `${price.input}/${price.output}`,
    AI_BUDGET_SERVER: String(budgets.server),
    AI_BUDGET_NETWORK: String(budgets.network),
    AI_BUDGET_FREE_ACCOUNT: String(budgets.account),
    AI_BUDGET_RESERVED: String(budgets.reserved),
  };
  const api = await startEngram(scratch, { ...settings, ROLE: 'api' });
  const worker = await startEngram(scratch, { ...settings, ROLE: 'worker' });
  const common = { origin: api.origin, pool: scratch.pool, material };
  try {
    const ipv4 = `203.0.113.${randomInt(1, 250)}`;
    const one = { ...common, nextAddress: () => ipv4 };
    add(...(await plunder(fake, one, { name: 'one IPv4 address', mark: budgets.network })));
    add(await askAsPayer(one));
    const site = () => `2001:db8:77:${randomInt(65_536).toString(16)}::1`;
    const many = { ...common, nextAddress: site };
    add(...(await plunder(fake, many, { name: 'one IPv6 /48', mark: budgets.network })));
    const anywhere = () => `198.51.${randomInt(256)}.${randomInt(1, 255)}`;
    const mark = (budgets.server * (100 - budgets.reserved)) / 100;
    const all = { ...common, nextAddress: anywhere };
    await plunder(fake, all, { name: 'many networks', mark });
    const { cents } = await readSpent(fake);
    const name = 'everybody together, without those who pay, cents';
    add(atMostRow({ name, value: cents, mark: mark + payersCents, note: 'of the whole day' }));
  } finally {
    await Promise.all([api.stop(), worker.stop()]);
    await fake.stop();
  }
}

type Aim = { name: string; mark: number };

async function plunder(fake: Fake, spenders: Spenders, { name, mark }: Aim): Promise<Row[]> {
  const before = await readSpent(fake);
  const looted = await Promise.all(
    Array.from({ length: spendersAtOnce }, () => spend(spenders, roundsOfEach)),
  );
  const after = await readSpent(fake);
  const sum = (read: (loot: Loot) => number) =>
    looted.reduce((total, loot) => total + read(loot), 0);
  const registered = sum((loot) => loot.registered);
  const tests = sum((loot) => loot.tests);
  const note = `${registered} accounts, ${tests} tests, ${after.calls - before.calls} calls`;
  return [
    toldRow(`${name}: what was tried`, note),
    atMostRow({
      name: `${name}: spent, cents`,
      value: after.cents - before.cents,
      mark,
      note: 'by what the provider counted',
    }),
  ];
}

/** Behind the same address as the spenders, whose budget is gone by now. */
async function askAsPayer(spenders: Spenders): Promise<Row> {
  const { email, token } = await makeClient(spenders.origin).register();
  await spenders.pool.query(
    `insert into entitlements (user_id, entitlement_id, plan, source, starts_at)
     select user_id, gen_random_uuid(), 'student', 'operator', now() from users where email = $1`,
    [email],
  );
  await makeTest(spenders, token);
  const { rows } = await spenders.pool.query<{ made_by: string }>(
    `select making ->> 'madeBy' as made_by from generations
     join users using (user_id) where email = $1`,
    [email],
  );
  const bad = rows.filter(({ made_by: madeBy }) => madeBy === 'built-in').map(String);
  return shareRow({ name: 'who pays there still has AI', of: rows.length, bad, atLeast: 1 });
}

async function readSpent(fake: Fake): Promise<{ cents: number; calls: number }> {
  const { calls } = Calls.parse(await fake.read('calls'));
  const cents = calls.reduce(
    (sum, { tokens, promptTokens }) =>
      sum + (promptTokens * price.input + tokens * price.output) / 1_000_000,
    0,
  );
  return { cents, calls: calls.length };
}
