import { startAiProvider } from '@engram/fakes/ai-provider/start-ai-provider.ts';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { takePhoto } from '../testing/picture-calls.ts';
import { changeBudget } from '../../platform/spending/budgets.ts';
import { atTheEnd } from '../../testing/at-the-end.ts';
import { readUsed } from '../../testing/read-used.ts';
import { startTestApp } from '../../testing/start-app.ts';
import { photoOf } from '../../materials/testing/photo-of.ts';
import { sendPhoto } from '../../materials/testing/send-photo.ts';

const provider = await startAiProvider({ tokensPerSecond: 50_000, firstTokenMs: 0 });
atTheEnd(provider.stop);
const lines: string[] = [];
/** A token costs a thousandth of a cent, in or out. */
const environment = {
  RATE_LIMITS: 'off',
  OPENAI_API_KEY: 'key',
  OPENAI_BASE_URL: provider.url,
  OPENAI_MODEL: 'gpt-reader',
  OPENAI_PRICE: '1000/1000',
  ANTHROPIC_API_KEY: 'key',
  ANTHROPIC_BASE_URL: provider.anthropicUrl,
  PICTURE_MODEL: 'gpt-reader',
};
const { app, platform, clock, signIn } = await startTestApp({
  environment,
  logTo: { write: (line) => void lines.push(line) },
});
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
const photo = new Uint8Array(await takePhoto());

type Caller = Awaited<ReturnType<typeof signIn>>;

function press(caller: Caller, change: Partial<Parameters<typeof sendPhoto>[0]> = {}) {
  const url = `${origin}/api/documents/recognize-with-model`;
  return sendPhoto({ url, headers: caller.headers, name: 'canary.jpg', content: photo, ...change });
}

/** In thousandths of a cent. */
async function spentBy({ userId }: Caller): Promise<number> {
  const { rows } = await platform.pool.query(
    'select coalesce(sum(used), 0)::integer as used from account_spending where user_id = $1',
    [userId],
  );
  return rows[0].used;
}

function readCalls({ userId }: Caller): Promise<number> {
  return readUsed(platform.pool, userId, 'ai-calls');
}

beforeEach(() => {
  for (const list of [provider.calls, provider.pictures, lines]) list.length = 0;
});

it('[D43] reads a photo by the model that was set for it, and charges what that costs', async () => {
  const maya = await signIn();
  const { events } = await press(maya);
  expect(events).toEqual([
    { state: 'waiting' },
    {
      state: 'read',
      reading: expect.objectContaining({ kind: 'jpeg', pages: 1, isCut: false, unsure: [] }),
    },
  ]);
  expect(JSON.stringify(events)).toContain('\\\\ce{H2O}');
  expect(provider.violations).toEqual([]);
  const [call, ...others] = provider.calls;
  expect(others).toEqual([]);
  expect(call).toMatchObject({ kind: 'transcribe', model: 'gpt-reader', state: 'finished' });
  expect(await spentBy(maya)).toBe((call?.promptTokens ?? 0) + (call?.tokens ?? 0));
  expect(await readCalls(maya)).toBe(1);
});

it('[D43] draws the photo anew before anyone sees it: smaller, and without its place', async () => {
  const large = await sharp(photo).resize(3_200, 2_400).keepMetadata().jpeg().toBuffer();
  await press(await signIn(), { content: new Uint8Array(large) });
  const sent = await sharp(provider.pictures[0]?.content).metadata();
  expect(sent).toMatchObject({ format: 'jpeg', width: 1_200, height: 1_600 });
  expect(sent.exif).toBeUndefined();
});

it('draws what has no background on white paper, for a JPEG has none either', async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const drawing = await sharp({ create: { width: 40, height: 30, channels: 4, background: clear } })
    .png()
    .toBuffer();
  await press(await signIn(), { name: 'drawing.png', content: new Uint8Array(drawing) });
  const { dominant } = await sharp(provider.pictures[0]?.content).stats();
  expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
});

it('[D43] shows no photo to a model that only our own reader was asked about', async () => {
  const url = `${origin}/api/documents/recognize`;
  await press(await signIn(), { url });
  expect(provider.calls).toEqual([]);
});

it('keeps nothing of a photo, and writes none of its words into the log', async () => {
  await press(await signIn());
  const said = lines.join('');
  expect(said).toContain('/api/documents/recognize-with-model');
  expect(said).not.toMatch(/canary|Water in plants|osmosis/);
  const { rows } = await platform.pool.query(
    'select (select count(*) from pictures)::integer + (select count(*) from materials)::integer as kept',
  );
  expect(rows).toEqual([{ kept: 0 }]);
});

it.each([
  ['server-error', 'photo-unread'],
  ['quota', 'photo-unread'],
  ['rate-limited', 'photo-unread'],
] as const)('leaves nothing reserved after %s, and says so', async (fault, code) => {
  const maya = await signIn();
  provider.fail(fault);
  const { events, refused } = await press(maya);
  expect(events).toEqual([{ state: 'waiting' }]);
  expect(refused?.code).toBe(code);
  expect(provider.calls).toHaveLength(1);
  expect(await spentBy(maya)).toBe(0);
  expect(await readCalls(maya)).toBe(0);
});

it.each([
  ['garbage', 'photo-unread'],
  ['refusal', 'photo-refused'],
  ['refusal-in-prose', 'photo-refused'],
] as const)('charges after %s only what it cost, and counts no call', async (fault, code) => {
  const maya = await signIn();
  provider.fail(fault);
  expect((await press(maya)).refused?.code).toBe(code);
  const [call] = provider.calls;
  expect(provider.calls).toHaveLength(1);
  expect(await spentBy(maya)).toBe((call?.promptTokens ?? 0) + (call?.tokens ?? 0));
  expect(await readCalls(maya)).toBe(0);
});

it('stops the model when the learner who pressed has left, and gives back what it did not cost', async () => {
  const maya = await signIn();
  provider.fail('stall');
  const leaving = new AbortController();
  const told = press(maya, { signal: leaving.signal }).catch(() => 'left');
  await expect.poll(() => provider.calls[0]?.tokens ?? 0).toBeGreaterThan(0);
  const reserved = await spentBy(maya);
  leaving.abort();
  expect(await told).toBe('left');
  await expect.poll(() => provider.calls[0]?.state).toBe('aborted');
  await expect.poll(() => spentBy(maya)).toBeLessThan(reserved);
  await expect.poll(() => readCalls(maya)).toBe(0);
});

it('asks no model when a budget has no room for the call', async () => {
  const maya = await signIn();
  const now = clock.now();
  // Less than the most that a page may cost, so that the call itself is refused.
  await changeBudget(platform.db, { name: 'free-account', amount: 3, now });
  const { refused } = await press(maya);
  expect(refused?.code).toBe('ai-used-up');
  // Nothing at all, so that the photo is not even drawn.
  await changeBudget(platform.db, { name: 'free-account', amount: 0, now });
  const { refused: again, events } = await press(maya);
  expect([again?.message, events]).toEqual([
    'AI has reached its limit for today. Please try again tomorrow.',
    [],
  ]);
  await changeBudget(platform.db, { name: 'free-account', amount: undefined, now });
  expect(provider.calls).toEqual([]);
  expect(await spentBy(maya)).toBe(0);
  expect(await readCalls(maya)).toBe(0);
});

it('asks no model when the calls of the day are used', async () => {
  const maya = await signIn();
  await platform.pool.query(
    `insert into usage (user_id, kind, period, used) values ($1, 'ai-calls', '2026-03-01', 100)`,
    [maya.userId],
  );
  expect((await press(maya)).refused?.code).toBe('ai-used-up');
  expect(provider.calls).toEqual([]);
});

it.each([
  ['a scan', 'scan.pdf', async () => photoOf([Buffer.from(photo)])],
  ['a text', 'notes.jpg', async () => Buffer.from('Cells divide.')],
  ['an SVG', 'root.png', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['half a photo', 'half.jpg', async () => Buffer.from(photo.subarray(0, 60))],
])('shows a model no %s', async (_, name, make) => {
  const { refused } = await press(await signIn(), { name, content: new Uint8Array(await make()) });
  expect(refused?.code).toMatch(/^file-/);
  expect(provider.calls).toEqual([]);
});

it('says to whom a photo would go and to which model', async () => {
  const { headers } = await signIn();
  const reply = await app.inject({ url: '/api/documents/ways-in', headers });
  expect(reply.json().pictureModel).toEqual({ company: 'OpenAI', model: 'gpt-reader' });
});

it('reads no photo by a model on a server that has set none for it', async () => {
  const { PICTURE_MODEL: _, ...without } = environment;
  const other = await startTestApp({ environment: without });
  const { headers } = await other.signIn();
  const place = await other.app.listen({ host: '127.0.0.1', port: 0 });
  const url = `${place}/api/documents/recognize-with-model`;
  const told = await sendPhoto({ url, headers, name: 'a.jpg', content: photo });
  expect(told.refused?.code).toBe('picture-model-off');
  const menu = await other.app.inject({ url: '/api/documents/ways-in', headers });
  expect(menu.json()).toEqual({ videos: false });
  expect(provider.calls).toEqual([]);
});

it('asks for a confirmed address first where mail is sent', async () => {
  const mailing = await startTestApp({
    environment: { ...environment, SMTP_URL: 'smtp://127.0.0.1:1' },
  });
  const { headers } = await mailing.signIn();
  const place = await mailing.app.listen({ host: '127.0.0.1', port: 0 });
  const url = `${place}/api/documents/recognize-with-model`;
  const told = await sendPhoto({ url, headers, name: 'a.jpg', content: photo });
  expect(told.refused).toMatchObject({
    code: 'email-unverified',
    message: 'Confirm your email address, and AI can read your photos.',
  });
  expect(provider.calls).toEqual([]);
  const confirmed = await mailing.signIn({ isConfirmed: true });
  const { events } = await sendPhoto({
    url,
    headers: confirmed.headers,
    name: 'a.jpg',
    content: photo,
  });
  expect(events.at(-1)?.state).toBe('read');
});
