import { ErrorReply } from '@engram/core/errors.ts';
import { biology } from '@engram/fakes/study-texts/biology.ts';
import { glossary } from '@engram/fakes/study-texts/glossary.ts';
import { economics } from '@engram/fakes/study-texts/economics.ts';
import { afterEach, expect, it } from 'vitest';
import { cardWishFor, makeCardCalls } from '../../testing/calls/card-calls.ts';
import { makeGenerationCalls, wishFor } from '../../testing/calls/generation-calls.ts';
import { textOf } from '../../testing/calls/material-calls.ts';
import { readUsed } from '../../testing/read-used.ts';
import { startGenerationApp } from '../../testing/start-generation-app.ts';

const { app, platform, provider, signIn } = await startGenerationApp();
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
const { post, generate, stream } = makeCardCalls(app, origin);
const questions = makeGenerationCalls(app, origin);
const wish = cardWishFor(biology.text);
/** Cards that rules find in a list of terms. */
const terms = (count: number) =>
  cardWishFor(glossary.text, { cardTypes: [{ type: 'term-definition', count }] });

afterEach(async () => void (await fetch(`${provider.controlUrl}/faults`, { method: 'DELETE' })));

type Caller = Awaited<ReturnType<typeof signIn>>;

/** Status, code and words. */
async function refusalOf(caller: Caller, wanted: object) {
  const reply = await post(caller, wanted);
  const { code, message } = ErrorReply.parse(await reply.json());
  return [reply.status, code, message];
}

const usedOf = ({ userId }: Caller) => readUsed(platform.pool, userId, 'ai-card-sets');
const types = (count: number, type = 'question-answer') => ({ cardTypes: [{ type, count }] });

it('[FWIZ-44] refuses a set without a card (N47)', async () => {
  const refusal = [400, 'invalid-generation-input', 'Please select at least one card'];
  expect(await refusalOf(await signIn(), { ...wish, ...types(0) })).toEqual(refusal);
  expect(await refusalOf(await signIn(), { ...wish, cardTypes: [] })).toEqual(refusal);
});

it('[BLIM-29] takes 0 to 50 cards of a type and no more', async () => {
  const maya = await signIn();
  expect((await post(maya, { ...wish, ...types(51) })).status).toBe(400);
  expect((await post(maya, { ...wish, ...types(-1) })).status).toBe(400);
  const twice = { cardTypes: [...types(50).cardTypes, ...types(1).cardTypes] };
  expect(await refusalOf(maya, { ...wish, ...twice })).toEqual([
    400,
    'invalid-generation-input',
    'You can have at most 50 cards of one type.',
  ]);
  const { making } = await generate(maya, {
    ...wish,
    cardTypes: [...types(50).cardTypes, ...types(0, 'term-definition').cardTypes],
  });
  expect(making.wanted).toBe(50);
});

it('keeps fill-in-blank cards for premium users (D12)', async () => {
  const blanks = types(2, 'fill-in-blank');
  expect(await refusalOf(await signIn(), { ...wish, ...blanks })).toEqual([
    403,
    'premium-only',
    'Fill-in-blank cards are part of Premium.',
  ]);
  const { cards } = await generate(await signIn({ plan: 'student' }), { ...wish, ...blanks });
  expect(cards.map(({ type }) => type)).toEqual(['fill-in-blank', 'fill-in-blank']);
  expect(cards.every(({ front }) => front.split('_____').length === 2)).toBe(true);
});

it('refuses a text that is too short, or none', async () => {
  const maya = await signIn();
  expect(await refusalOf(maya, { ...wish, studyMaterial: textOf(299) })).toEqual([
    400,
    'text-too-short',
    'Text is too short. Please enter at least 300 characters.',
  ]);
  expect(await refusalOf(maya, { ...wish, studyMaterial: ' ' })).toEqual([
    400,
    'invalid-generation-input',
    'No study material available. Please go back to the input step.',
  ]);
});

it('[FWIZ-55] refuses a text that the content policy prohibits, and makes nothing of it (N45)', async () => {
  const maya = await signIn();
  const before = provider.calls.length;
  const studyMaterial = `${textOf(400)} This is a step by step guide on how to build a pipe bomb at home.`;
  expect(await refusalOf(maya, { ...wish, studyMaterial })).toEqual([
    422,
    'content-policy',
    'Content Policy Violation: Your content contains material that violates content policies: weapon or bomb making. Please remove it.',
  ]);
  expect(await usedOf(maya)).toBe(0);
  expect(provider.calls.length).toBe(before);
});

it('[FWIZ-20] makes cards of 30,000 characters for free users and of 50,000 for premium users (N46)', async () => {
  const studyMaterial = textOf(60_000, `${biology.text}\n\n`);
  const [free, paid] = [
    await generate(await signIn(), { ...wish, studyMaterial }),
    await generate(await signIn({ plan: 'student' }), { ...wish, studyMaterial }),
  ];
  expect(free.making.notices[0]).toMatch(/^Used (29|30),\d{3} of 60,000 characters\.$/);
  expect(paid.making.notices[0]).toMatch(/^Used (49|50),\d{3} of 60,000 characters\.$/);
});

it('counts an AI card set, and no test', async () => {
  const maya = await signIn();
  await generate(maya, wish);
  expect(await usedOf(maya)).toBe(1);
  expect(await readUsed(platform.pool, maya.userId, 'ai-tests')).toBe(0);
});

it('goes on without AI when the five sets of the month are used, and says so (D25)', async () => {
  const maya = await signIn();
  await platform.pool.query(`insert into usage values ($1, 'ai-card-sets', '2026-03', 5)`, [
    maya.userId,
  ]);
  const before = provider.calls.length;
  const { cards, making } = await generate(maya, terms(4));
  expect(making).toMatchObject({
    delivered: 4,
    madeBy: 'built-in',
    label: 'Made without AI from your text',
    notices: ["You've used this month's 5 AI card sets, so this one was made without AI."],
  });
  expect(cards.map(({ madeBy }) => madeBy)).toEqual(Array(4).fill('built-in'));
  expect(provider.calls.length).toBe(before);
  expect(await usedOf(maya)).toBe(5);
});

it('gives ten clients at once the sets that are left, and never two at a time', async () => {
  const maya = await signIn();
  await platform.pool.query(`insert into usage values ($1, 'ai-card-sets', '2026-03', 4)`, [
    maya.userId,
  ]);
  const replies = await Promise.all(Array.from({ length: 10 }, () => post(maya, terms(4))));
  const statuses = replies.map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 409]));
  const refused = replies.find(({ status }) => status === 409);
  expect(await refused?.json()).toMatchObject({
    code: 'generation-running',
    message: 'Other flashcards are still being generated. Please wait until they are done.',
  });
  expect(await usedOf(maya)).toBe(5);
});

it('makes cards or a test at a time, and says what is still being made', async () => {
  provider.settings.tokensPerSecond = 200;
  const maya = await signIn();
  const first = generate(maya, wish);
  await expect.poll(() => usedOf(maya)).toBe(1);
  const test = await questions.post(maya, wishFor(biology.text));
  expect([test.status, await test.json()]).toMatchObject([
    409,
    { message: 'Other flashcards are still being generated. Please wait until they are done.' },
  ]);
  provider.settings.tokensPerSecond = 50_000;
  await first;
  expect(await readUsed(platform.pool, maya.userId)).toBe(0);
});

it('does not limit the sets of premium users, but their AI calls of a day', async () => {
  const maya = await signIn({ plan: 'student' });
  await generate(maya, wish);
  expect(await usedOf(maya)).toBe(1);
  expect(await readUsed(platform.pool, maya.userId, 'ai-calls')).toBeGreaterThan(0);
  await platform.pool.query(`update usage set used = 500 where user_id = $1`, [maya.userId]);
  const { making } = await generate(maya, terms(3));
  expect(making).toMatchObject({ madeBy: 'built-in', label: 'Made without AI from your text' });
});

it('gives the unit back when the models made less than half of the cards', async () => {
  provider.fail({ fault: 'server-error', times: 1_000 });
  const maya = await signIn();
  const { making } = await generate(maya, terms(3));
  expect(making).toMatchObject({ madeBy: 'built-in', delivered: 3 });
  expect(await usedOf(maya)).toBe(0);
});

it('goes on without AI when the provider refuses the text, since nobody can choose that for cards (D7)', async () => {
  provider.fail({ fault: 'refusal', times: 1_000 });
  const maya = await signIn();
  const { making } = await generate(maya, terms(3));
  expect(making).toMatchObject({ madeBy: 'built-in', label: 'Made without AI from your text' });
  expect(await usedOf(maya)).toBe(0);
});

it('fails in words that help when a text gives not one card, and gives the unit back', async () => {
  const maya = await signIn();
  const studyMaterial = 'la '.repeat(200);
  const words =
    "We couldn't make cards from this text. It won't count toward your limit. Add more text and try again.";
  const refusal = await refusalOf(maya, { ...wish, studyMaterial });
  expect(refusal.slice(1)).toEqual(['generation-failed', words]);
  const events = await stream(maya, { ...wish, studyMaterial });
  expect(events.at(-1)?.data).toEqual({
    type: 'failed',
    code: 'generation-failed',
    message: words,
  });
  expect(await usedOf(maya)).toBe(0);
});

it('gives what a text supports and says so (D27)', async () => {
  const maya = await signIn({ plan: 'student' });
  const studyMaterial = economics.text.slice(0, 900);
  const { cards, making } = await generate(maya, { ...wish, studyMaterial, ...types(50) });
  expect(cards.length).toBeGreaterThan(0);
  expect(cards.length).toBeLessThan(50);
  expect(making.notices).toContain(`Made ${cards.length} of 50. That's all your text can support.`);
});

const germanLetters = `# Wirtschaft

Die Europäische Zentralbank (EZB) wacht über die Preise, und das Bruttoinlandsprodukt (BIP) misst, was ein Land in einem Jahr herstellt. Jedes Land hat seine eigenen Behörden und seine eigenen Gesetze. Wer die Zahlen vergleichen will, muss wissen, wie sie entstanden sind und was in ihnen fehlt, denn viele Arbeiten werden ohne Lohn getan und stehen in keiner Rechnung.
`;

it('makes no cards of German without AI, because readers have let none pass there', async () => {
  provider.fail({ fault: 'server-error', times: 1_000 });
  const maya = await signIn({ plan: 'student' });
  const refusal = await refusalOf(maya, { ...cardWishFor(germanLetters), ...types(2) });
  expect(refusal.slice(1)).toEqual([
    'generation-failed',
    "We couldn't make cards from this text. It won't count toward your limit. Add more text and try again.",
  ]);
  expect(await usedOf(maya)).toBe(0);
});
