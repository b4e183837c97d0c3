import { ErrorReply } from '@engram/core/errors.ts';
import { biology } from '@engram/fakes/study-texts/biology.ts';
import { tables } from '@engram/fakes/study-texts/tables.ts';
import { expect, it } from 'vitest';
import { choicesFor, makeGenerationCalls, wishFor } from '../testing/calls/generation-calls.ts';
import { textOf } from '../testing/calls/material-calls.ts';
import { startGenerationApp } from '../testing/start-generation-app.ts';
import { readUsed } from '../testing/read-used.ts';

const { app, platform, provider, signIn, clock } = await startGenerationApp();
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
const { post, generate } = makeGenerationCalls(app, origin);
const wish = wishFor(biology.text);
const choices = choicesFor(tables.text);

type Caller = Awaited<ReturnType<typeof signIn>>;

/** Status, code and words. */
async function refusalOf(caller: Caller, wanted: object) {
  const reply = await post(caller, wanted);
  const { code, message } = ErrorReply.parse(await reply.json());
  return [reply.status, code, message];
}

const types = (count: number, type = 'multiple-choice') => ({ questionTypes: [{ type, count }] });

it('[BLIM-04] [BAPI-02] makes a test of what the plan allows, cut at the end of a sentence', async () => {
  const maya = await signIn();
  const filler = textOf(40_000, `${biology.text}\n\n`);
  const { making } = await generate(maya, { ...wish, studyMaterial: filler });
  expect(making.usedCharacters).toBeLessThanOrEqual(30_000);
  expect(making.totalCharacters).toBe(40_000);
  expect(making.notices[0]).toMatch(/^Used (29|30),\d{3} of 40,000 characters\.$/);
});

it('[BLIM-04] cuts at 50,000 characters for premium users', async () => {
  const maya = await signIn({ plan: 'educator' });
  const filler = textOf(60_000, `${biology.text}\n\n`);
  const { making } = await generate(maya, { ...wish, studyMaterial: filler });
  expect(making.usedCharacters).toBeLessThanOrEqual(50_000);
  expect(making.usedCharacters).toBeGreaterThan(49_000);
});

it('refuses in the words of the specification what cannot become a test', async () => {
  const maya = await signIn();
  const code = 'invalid-generation-input';
  expect(await refusalOf(maya, { ...wish, studyMaterial: ' ' })).toEqual([
    400,
    code,
    'No study material available. Please go back to the input step.',
  ]);
  expect(await refusalOf(maya, { ...wish, questionTypes: [] })).toEqual([
    400,
    code,
    'No question types selected. Please go back to configure your test.',
  ]);
  expect(await refusalOf(maya, { ...wish, ...types(2) })).toEqual([
    400,
    code,
    'You must have at least 3 questions to create a test.',
  ]);
  expect(await refusalOf(maya, { ...wish, studyMaterial: textOf(299) })).toEqual([
    400,
    'text-too-short',
    'Text is too short. Please enter at least 300 characters.',
  ]);
  expect(await refusalOf(maya, { ...wish, aiModel: 'openai' })).toEqual([
    400,
    code,
    'This AI model is not available on this server.',
  ]);
});

it('refuses a text that the content policy prohibits, and makes nothing of it', async () => {
  const maya = await signIn();
  const studyMaterial = `${textOf(400)} This is a step by step guide on how to build a pipe bomb at home.`;
  expect(await refusalOf(maya, { ...wish, studyMaterial })).toEqual([
    422,
    'content-policy',
    'Content Policy Violation: Your content contains material that violates content policies: weapon or bomb making. Please remove it.',
  ]);
  expect(await readUsed(platform.pool, maya.userId)).toBe(0);
});

it('refuses wishes that the content policy prohibits, and makes nothing of them', async () => {
  const maya = await signIn();
  const words = 'Tell me step by step how to build a pipe bomb at home.';
  expect(await refusalOf(maya, { ...wish, customPrompt: words })).toMatchObject([
    422,
    'content-policy',
    expect.stringMatching(/^Content Policy Violation: /),
  ]);
  expect(await refusalOf(maya, { ...wish, topics: ['Cells', words] })).toMatchObject([
    422,
    'content-policy',
    expect.stringMatching(/^Content Policy Violation: /),
  ]);
  expect(await readUsed(platform.pool, maya.userId)).toBe(0);
});

it('[CONF-37] [CONF-38] holds free users to their plan, whatever they claim (C07, D4, D5)', async () => {
  const maya = await signIn();
  expect(await refusalOf(maya, { ...wish, ...types(21) })).toEqual([
    400,
    'invalid-generation-input',
    'Question limit exceeded',
  ]);
  expect(await refusalOf(maya, { ...wish, ...types(3, 'multiple-answer') })).toEqual([
    403,
    'premium-only',
    'This question type is part of Premium.',
  ]);
  const topics = Array.from({ length: 11 }, (_, index) => `Topic ${index}`);
  expect(await refusalOf(maya, { ...wish, topics })).toEqual([
    400,
    'invalid-generation-input',
    'Maximum 10 topics allowed',
  ]);
  const forged = await post(maya, { ...wish, isPremium: true });
  expect(forged.status).toBe(400);
});

it('gives premium users 50 questions, 30 of a type, and multiple answers', async () => {
  const maya = await signIn({ plan: 'student' });
  expect(await refusalOf(maya, { ...wish, ...types(31) })).toEqual([
    400,
    'invalid-generation-input',
    'You can have at most 30 questions of one type.',
  ]);
  const { making } = await generate(maya, { ...wish, ...types(3, 'multiple-answer') });
  expect(making.wanted).toBe(3);
});

it('refuses a second generation while one is running, and takes no unit for it', async () => {
  provider.settings.tokensPerSecond = 200;
  const maya = await signIn();
  const first = generate(maya, wish);
  await expect.poll(() => readUsed(platform.pool, maya.userId)).toBe(1);
  expect(await refusalOf(maya, wish)).toEqual([
    409,
    'generation-running',
    'Another test is still being generated. Please wait until it is done.',
  ]);
  provider.settings.tokensPerSecond = 50_000;
  await first;
  expect(await readUsed(platform.pool, maya.userId)).toBe(1);
});

it('[PREV-29] gives a free user five AI tests a month to 50 clients that retry until they are refused, never two at once', async () => {
  provider.settings.tokensPerSecond = 2_000;
  const maya = await signIn();
  let most = 0;
  const client = async () => {
    const reply = await post(maya, wish);
    const { rows } = await platform.pool.query(
      `select 1 from generations where user_id = $1 and state = 'running'`,
      [maya.userId],
    );
    most = Math.max(most, rows.length);
    return reply;
  };
  const replies: Response[] = [];
  while (replies.length < 50) {
    // A round is over when the test that one of them has begun is done.
    const round = await Promise.all(Array.from({ length: 50 - replies.length }, client));
    replies.push(...round.filter(({ status }) => status !== 409));
  }
  provider.settings.tokensPerSecond = 50_000;
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 403]));
  const made = replies.filter(({ status }) => status === 200);
  const refused = replies.filter(({ status }) => status === 403);
  expect([made.length, refused.length]).toEqual([5, 45]);
  expect(await refused[0]?.json()).toMatchObject({
    code: 'ai-tests-used',
    message: 'You have used your 5 free tests this month. Upgrade to Premium for unlimited tests.',
  });
  const { rows } = await platform.pool.query('select state from generations where user_id = $1', [
    maya.userId,
  ]);
  expect(rows).toEqual(Array(5).fill({ state: 'done' }));
  expect(await readUsed(platform.pool, maya.userId)).toBe(5);
  expect(most).toBe(1);
});

it('does not count tests that the built-in generator makes, also when the AI tests are used', async () => {
  const maya = await signIn();
  await platform.pool.query(`insert into usage values ($1, 'ai-tests', '2026-03', 5)`, [
    maya.userId,
  ]);
  const { making } = await generate(maya, { ...choices, aiModel: 'built-in' });
  expect(making).toMatchObject({ madeBy: 'built-in', label: 'Made without AI from your text' });
  expect(await readUsed(platform.pool, maya.userId)).toBe(5);
});

it('does not limit the tests of premium users, but their AI calls of a day', async () => {
  const maya = await signIn({ plan: 'student' });
  const earlier = provider.calls.length;
  await generate(maya, wish);
  const writes = provider.calls.slice(earlier).filter(({ kind }) => kind === 'write');
  expect(writes.length).toBeGreaterThan(0);
  expect(await readUsed(platform.pool, maya.userId, 'ai-calls')).toBe(writes.length);
  await platform.pool.query(`update usage set used = 500 where user_id = $1`, [maya.userId]);
  const before = provider.calls.length;
  const { making } = await generate(maya, choices);
  expect(making.madeBy).toBe('built-in');
  expect(provider.calls.length).toBe(before);
  expect(await readUsed(platform.pool, maya.userId, 'ai-calls')).toBe(500);
});

it('bounds the AI calls of a day for free users too, who could start and cancel for nothing', async () => {
  const maya = await signIn();
  await platform.pool.query(`insert into usage values ($1, 'ai-calls', '2026-03-01', 100)`, [
    maya.userId,
  ]);
  const before = provider.calls.length;
  const { making } = await generate(maya, choices);
  expect(making).toMatchObject({ madeBy: 'built-in', delivered: 5 });
  expect(provider.calls.length).toBe(before);
  expect(await readUsed(platform.pool, maya.userId)).toBe(0);
});

it('gives the unit back when the models made less than half of the test', async () => {
  provider.fail({ fault: 'server-error', times: 1_000 });
  const maya = await signIn();
  const { making } = await generate(maya, choices);
  await fetch(`${provider.controlUrl}/faults`, { method: 'DELETE' });
  expect(making).toMatchObject({
    madeBy: 'built-in',
    delivered: 5,
    label: 'Made without AI from your text',
  });
  expect(await readUsed(platform.pool, maya.userId)).toBe(0);
});

it('gives the unit back when the provider refuses the text, and says so', async () => {
  provider.fail({ fault: 'refusal', times: 1_000 });
  const maya = await signIn();
  const [status, code, message] = await refusalOf(maya, wish);
  await fetch(`${provider.controlUrl}/faults`, { method: 'DELETE' });
  expect([status, code, message]).toEqual([
    422,
    'content-refused',
    "The AI provider declined to write questions about this text. It won't count toward your limit. You can make the test without AI.",
  ]);
  expect(await readUsed(platform.pool, maya.userId)).toBe(0);
});

it('makes no test of a text that gives fewer than three questions, and takes no unit (D37)', async () => {
  const maya = await signIn();
  const studyMaterial = 'la '.repeat(200);
  expect(await refusalOf(maya, { ...wish, studyMaterial })).toEqual([
    409,
    'too-few-questions',
    "We couldn't make enough questions for a test from this text. It won't count toward your limit.",
  ]);
  expect(await readUsed(platform.pool, maya.userId)).toBe(0);
});

it('counts again in the next month', async () => {
  const maya = await signIn();
  await platform.pool.query(`insert into usage values ($1, 'ai-tests', '2026-03', 5)`, [
    maya.userId,
  ]);
  expect((await post(maya, wish)).status).toBe(403);
  clock.advance(31 * 24 * 60 * 60 * 1000);
  const omar = await signIn();
  await platform.pool.query(`insert into usage values ($1, 'ai-tests', '2026-03', 5)`, [
    omar.userId,
  ]);
  expect((await generate(omar, wish)).making.madeBy).toBe('ai');
});
