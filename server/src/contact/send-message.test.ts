import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { makeAccountCalls } from '../testing/calls/account-calls.ts';
import { letter, makeContactCall } from '../testing/calls/contact-calls.ts';
import { startTestApp } from '../testing/start-app.ts';

const { app, platform, clock, signIn } = await startTestApp();
const { pool } = platform;
const send = makeContactCall(app);
const { solveCaptcha } = makeAccountCalls(app);

async function readMessages(subject: string) {
  const { rows } = await pool.query('select * from contact_messages where subject = $1', [subject]);
  return rows;
}

async function readPayloads(messageId: string) {
  const { rows } = await pool.query(
    `select data->'payload' as payload from jobs.job
     where name = 'mail-contact-message' and data->'payload'->>'messageId' = $1`,
    [messageId],
  );
  return rows.map(({ payload }) => payload);
}

it('[API-25] [CONT-06] takes a message by a real call, keeps it and has it mailed (SM-05, D22)', async () => {
  const subject = uuidv7();
  const reply = await send({ subject, email: ' Maya.Okafor@example.edu ' });
  expect(reply.statusCode).toBe(201);
  expect(reply.json()).toEqual({ success: true });
  const [stored, ...more] = await readMessages(subject);
  expect(more).toEqual([]);
  expect(stored).toMatchObject({
    user_id: null,
    plan: null,
    name: 'Maya Okafor',
    email: 'Maya.Okafor@example.edu',
    subject,
    message: letter.message,
    written_at: clock.now(),
    mailed_at: null,
  });
  // The id and nothing else: the engine keeps what it did for days.
  expect(await readPayloads(stored.message_id)).toEqual([{ messageId: stored.message_id }]);
});

it('keeps neither the message nor the mail when one of them fails', async () => {
  const subject = uuidv7();
  await pool.query(`alter table jobs.queue rename to queue_away`);
  const reply = await send({ subject });
  await pool.query(`alter table jobs.queue_away rename to queue`);
  expect(reply.statusCode).toBe(500);
  expect(await readMessages(subject)).toEqual([]);
});

it('keeps one message of a call that is repeated with its key', async () => {
  const subject = uuidv7();
  const headers = { 'idempotency-key': uuidv7() };
  const email = 'again@example.edu';
  const first = await send({ subject, email }, { headers });
  const again = await send({ subject, email }, { headers });
  expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
  expect(again.headers['idempotency-replayed']).toBe('true');
  const other = await send({ subject: 'another', email }, { headers });
  expect(other.statusCode).toBe(409);
  expect(await readMessages(subject)).toHaveLength(1);
});

it('takes the repetition of a call whose answer was lost, though its CAPTCHA is spent', async () => {
  const subject = uuidv7();
  const headers = { 'idempotency-key': uuidv7() };
  const message = 'www.a.example www.b.example www.c.example www.d.example';
  const captchaToken = await solveCaptcha('contact');
  const sent = { subject, email: 'lost@example.edu', message, captchaToken };
  expect((await send(sent, { headers })).statusCode).toBe(201);
  await pool.query('delete from idempotency_keys');
  expect((await send(sent, { headers })).statusCode).toBe(201);
  const [{ message_id: messageId }, ...more] = await readMessages(subject);
  expect(more).toEqual([]);
  expect(await readPayloads(messageId)).toHaveLength(1);
});

it('knows a signed-in sender by the session, whatever the address in the form', async () => {
  const subject = uuidv7();
  const maya = await signIn({ plan: 'educator' });
  const email = 'school.office@example.edu';
  const { headers } = maya;
  expect((await send({ subject, email }, { headers })).statusCode).toBe(201);
  expect(await readMessages(subject)).toMatchObject([
    { user_id: maya.userId, plan: 'educator', email },
  ]);
});

it('takes no plan, user or priority from the body', async () => {
  const { userId } = await signIn({ plan: 'student' });
  const refused = await Promise.all(
    [{ plan: 'student' }, { userId }, { isPremium: true }, { priority: 'high' }].map((claim) =>
      send(claim),
    ),
  );
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400]);
});

it('says of a malformed address that it is one', async () => {
  const replies = await Promise.all(
    ['maya@example', 'maya', 'a@b.edu, c@d.edu', 'a@b.edu\r\nBcc: c@d.edu'].map((email) =>
      send({ email }),
    ),
  );
  expect(replies.map((reply) => reply.json().code)).toEqual(Array(4).fill('invalid-email'));
  expect(replies[0]?.statusCode).toBe(400);
});

it('refuses line breaks and other signs that steer in a name or subject', async () => {
  const steering = ['a\r\nBcc: b@c.edu', 'a\nb', 'a\rb', 'a\0b', 'a\u2028b', 'a\u0085b'];
  const replies = await Promise.all(
    steering.flatMap((line) => [send({ name: line }), send({ subject: line })]),
  );
  expect(replies.map((reply) => reply.json().code)).toEqual(Array(12).fill('invalid-input'));
});

it.each([
  ['\u061C', '\u200E', '\u200F', '\u202A', '\u202B', '\u202C', '\u202D'],
  ['\u202E', '\u2066', '\u2067', '\u2068', '\u2069', '\uFEFF'],
])('refuses signs that turn the direction of a name or subject', async (...signs) => {
  const lines = signs.map((sign) => `Maya ${sign}ude.elpmaxe@ayam`);
  const replies = await Promise.all(
    lines.flatMap((line) => [send({ name: line }), send({ subject: line })]),
  );
  expect(new Set(replies.map((reply) => reply.json().code))).toEqual(new Set(['invalid-input']));
});

it('refuses a name or subject in which nothing can be seen', async () => {
  const blank = ['\u200B', '\u200D \u200C', '\u00AD', '\u3164', '\uFE0F', '\u{E0041}', '\u3000'];
  const replies = await Promise.all(
    blank.flatMap((line) => [send({ name: line }), send({ subject: line })]),
  );
  expect(replies.map((reply) => reply.json().code)).toEqual(Array(14).fill('invalid-input'));
});

it('takes the joiners that some scripts and emoji need', async () => {
  const names = ['👩\u200D🎓', 'می\u200Cخواهم', 'क्\u200Dष', '!', '岡'];
  const replies = await Promise.all(
    names.flatMap((line) => [send({ name: line }), send({ subject: line })]),
  );
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(201));
});

it('refuses what is blank, too long or cannot be kept', async () => {
  const replies = await Promise.all(
    [
      { name: '  ' },
      { subject: '' },
      { message: '\n \n' },
      { name: 'a'.repeat(101) },
      { subject: 'a'.repeat(201) },
      { message: 'a'.repeat(5_001) },
      { message: 'a\0b' },
    ].map((changes) => send(changes)),
  );
  expect(replies.map((reply) => reply.json().code)).toEqual(Array(7).fill('invalid-input'));
});

it('takes a subject of 200 and a message of 5,000 characters (NS-43)', async () => {
  const long = { name: 'n'.repeat(100), subject: 's'.repeat(200), message: 'm'.repeat(5_000) };
  expect((await send(long)).statusCode).toBe(201);
});
