import { expect, it } from 'vitest';
import { readLinkToken } from '../../testing/start-mail.ts';
import { startReminderApp } from '../testing/reminder-app.ts';

const lines: string[] = [];
const started = await startReminderApp({ logTo: { write: (line) => void lines.push(line) } });
const { app, clock, platform, signInWithCards, mailsTo, countMails } = started;
const { change, read, look, sweep } = started;
const day = 24 * 60 * 60_000;
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const boundary = 'b-1';

/** What the product asks of the database. */
const statements: string[] = [];
const watched = new WeakSet();
platform.pool.on('acquire', (client) => {
  if (watched.has(client)) return;
  watched.add(client);
  const query = client.query.bind(client);
  const note = (...asked: Parameters<typeof query>) => {
    if (typeof asked[0] === 'string') statements.push(asked[0]);
    return query(...asked);
  };
  Object.assign(client, { query: note });
});

type Caller = Awaited<ReturnType<typeof signInWithCards>>;

async function signInReminded() {
  const caller = await signInWithCards();
  await change(caller, { isOn: true, hour: (clock.now().getUTCHours() + 1) % 24 });
  clock.advance(60 * 60_000);
  await look();
  const [mail] = mailsTo(caller.email);
  if (!mail) throw new Error('no mail');
  const link = /^<(http:\/\/engram\.example\S+)>$/.exec(
    mail.headers['list-unsubscribe'] ?? '',
  )?.[1];
  const url = new URL(link ?? '');
  return { ...caller, mail, path: `${url.pathname}${url.search}`, linkToken: readLinkToken(mail) };
}

async function isOn(caller: Caller): Promise<boolean> {
  return (await read(caller)).json().reminders.isOn;
}

function turnOff(token: string) {
  const url = '/api/reviews/reminders/off';
  return app.inject({ method: 'POST', url, payload: { token } });
}

it('has the button of mail programs in every mail (RFC 8058), and a link in its text and its HTML', async () => {
  const { mail, path, linkToken } = await signInReminded();
  expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  expect(path).toMatch(/^\/api\/reviews\/reminders\/one-click\?token=eg_[\w-]{43}$/);
  const page = `http://engram.example/reminders-off#token=${linkToken}`;
  expect(linkToken).toMatch(/^eg_/);
  expect(mail.text).toContain(`Turn off review reminders:\n${page}`);
  expect(mail.html).toContain(`href="${page}"`);
});

it.each([
  ['a form', form, 'List-Unsubscribe=One-Click'],
  [
    'a form of parts',
    { 'content-type': `multipart/form-data; boundary=${boundary}` },
    `--${boundary}\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${boundary}--\r\n`,
  ],
  ['nothing', {}, undefined],
])('turns reminders off by one press without signing in, with %s', async (_, headers, payload) => {
  const maya = await signInReminded();
  const reply = await app.inject({
    method: 'POST',
    url: maya.path,
    headers,
    ...(payload === undefined ? {} : { payload }),
  });
  expect(reply.statusCode).toBe(200);
  expect(await isOn(maya)).toBe(false);
  clock.advance(day);
  await look();
  expect(countMails(maya)).toBe(1);
});

it('turns nothing off when a scanner or a person opens the address, and leads to the page', async () => {
  const maya = await signInReminded();
  for (const method of ['GET', 'HEAD'] as const) {
    const reply = await app.inject({ method, url: maya.path });
    expect(reply.statusCode).toBe(303);
    expect(reply.headers.location).toBe(
      `http://engram.example/reminders-off#token=${maya.linkToken}`,
    );
  }
  expect(await isOn(maya)).toBe(true);
});

it.each([
  '',
  '?token=',
  '?token=a&token=b',
  '?token=%0d%0aset-cookie:x',
  `?token=${'a'.repeat(300)}`,
])('leads to the page without a token where there is none: %s', async (query) => {
  const url = `/api/reviews/reminders/one-click${query}`;
  const opened = await app.inject({ method: 'GET', url });
  expect(opened.headers.location).toBe('http://engram.example/reminders-off');
  expect((await app.inject({ method: 'POST', url, headers: form })).statusCode).toBe(410);
});

it('turns reminders off by the link, as often as it is pressed, and on again by signing in', async () => {
  const maya = await signInReminded();
  expect((await turnOff(maya.linkToken)).json()).toEqual({ success: true });
  expect((await turnOff(maya.linkToken)).json()).toEqual({ success: true });
  expect(await isOn(maya)).toBe(false);
  await change(maya, { isOn: true, hour: 8 });
  expect(await isOn(maya)).toBe(true);
  // An older mail keeps its promise.
  await turnOff(maya.linkToken);
  expect(await isOn(maya)).toBe(false);
});

it('can do nothing else: a token of a mail signs nobody in and resets nothing, and touches no other learner', async () => {
  const [maya, omar] = [await signInReminded(), await signInReminded()];
  const headers = { authorization: `Bearer ${maya.linkToken}` };
  expect((await app.inject({ url: '/api/auth/profile', headers })).statusCode).toBe(401);
  const reset = await app.inject({
    method: 'POST',
    url: '/api/auth/reset-password',
    payload: { token: maya.linkToken, password: 'a long enough secret' },
  });
  expect(reset.json().code).toBe('link-over');
  await turnOff(maya.linkToken);
  expect([await isOn(maya), await isOn(omar)]).toEqual([false, true]);
});

it('takes the same steps for a token that it never made', async () => {
  const maya = await signInReminded();
  const watch = async (token: string) => {
    const before = statements.length;
    const { statusCode } = await turnOff(token);
    return { statusCode, steps: statements.slice(before) };
  };
  const unknown = await watch(`eg_${'A'.repeat(43)}`);
  const known = await watch(maya.linkToken);
  expect([unknown.statusCode, known.statusCode]).toEqual([410, 200]);
  expect(known.steps).toEqual(expect.arrayContaining([expect.stringMatching(/^update/)]));
  expect(unknown.steps).toEqual(known.steps);
});

it('keeps only a hash of a token, for 90 days', async () => {
  const maya = await signInReminded();
  const { rows } = await platform.pool.query('select * from reminder_tokens where user_id = $1', [
    maya.userId,
  ]);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(maya.linkToken.slice(3));
  clock.advance(90 * day);
  expect((await turnOff(maya.linkToken)).statusCode).toBe(410);
  clock.advance(1);
  await sweep();
  const left = await platform.pool.query('select from reminder_tokens where user_id = $1', [
    maya.userId,
  ]);
  expect(left.rowCount).toBe(0);
});

it('writes no token into the log', async () => {
  const maya = await signInReminded();
  await app.inject({ method: 'GET', url: maya.path });
  await app.inject({ method: 'POST', url: maya.path, headers: form });
  await turnOff(maya.linkToken);
  expect(lines.join('')).toContain('/api/reviews/reminders/one-click');
  expect(lines.join('')).not.toContain(maya.linkToken.slice(3));
  expect(lines.join('')).not.toContain(maya.email);
});
