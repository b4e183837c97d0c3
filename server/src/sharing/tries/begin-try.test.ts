import { expect, it } from 'vitest';
import { makeSixQuestions } from '../../attempts/testing/attempt-calls.ts';
import { startTestApp } from '../../testing/start-app.ts';
import { makeTurns } from '../taking/take-turns.ts';
import { day, hour, makeAssignmentCalls } from '../testing/assignment-calls.ts';
import { answerAll } from '../testing/sharing-calls.ts';
import { makeBeginTry } from './begin-try.ts';
import { openSharedTests } from '../opening/shared-tests.ts';

const { app, platform, signIn, clock, config } = await startTestApp({
  environment: { RATE_LIMITS: 'off' },
});
const calls = makeAssignmentCalls(app, platform);
const { assignNew, begin, beginNew, readTry, readRows, save, submitTry, take, live, close } = calls;

const later = (ms: number) => new Date(clock.now().getTime() + ms).toISOString();
const codeOf = async (reply: Promise<{ json: () => { code: string } }>) =>
  (await reply).json().code;

it('sends the questions without their keys, and when time is up', async () => {
  const { code, questions, assignment } = await assignNew(await signIn(), {
    rules: { timeLimitMinutes: 20 },
  });
  const begun = await beginNew(code);
  expect(begun).toEqual({
    key: begun.key,
    number: 1,
    startedAt: clock.now().toISOString(),
    deadlineAt: later(20 * 60_000),
    closesAt: assignment.closesAt,
    now: clock.now().toISOString(),
    questions: begun.questions,
    saved: null,
    handedIn: null,
  });
  expect(begun.questions.map(({ id }) => id)).toEqual(questions.map(({ id }) => id));
  expect(Object.keys(begun.questions[0] ?? {}).toSorted()).toEqual([
    'id',
    'options',
    'text',
    'type',
  ]);
});

it('begins 20 times at once as one try, on two nodes', async () => {
  const { code } = await assignNew(await signIn());
  const elsewhere = await startTestApp({
    environment: { RATE_LIMITS: 'off', DATABASE_URL: config.DATABASE_URL },
  });
  const other = makeAssignmentCalls(elsewhere.app, elsewhere.platform);
  const device = crypto.randomUUID();
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, index) => (index % 2 ? begin : other.begin)(code, { device })),
  );
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
  expect(new Set(replies.map((reply) => reply.json().key)).size).toBe(1);
  expect(await readRows(code)).toHaveLength(1);
});

it('knows a device and a name again, however the name is written', async () => {
  const { code } = await assignNew(await signIn());
  const device = crypto.randomUUID();
  const first = await beginNew(code, { device, name: 'Zoë  van Dam' });
  const again = await beginNew(code, { device, name: ' zoe van dam ' });
  expect(again.key).toBe(first.key);
  expect((await beginNew(code, { device, name: 'Ben' })).key).not.toBe(first.key);
  expect((await beginNew(code, { name: 'Zoë van Dam' })).key).not.toBe(first.key);
});

it('goes on for an account at another device', async () => {
  const { code, questions } = await assignNew(await signIn());
  const { headers } = await signIn();
  const first = await beginNew(code, { headers });
  await save(code, first.key, { answers: answerAll(questions, 'b'), revision: 4 });
  clock.advance(hour);
  const again = await beginNew(code, { headers, name: 'Amina at home' });
  expect(again).toMatchObject({ key: first.key, startedAt: first.startedAt });
  expect(again.saved).toEqual({ answers: answerAll(questions, 'b'), seconds: {}, revision: 4 });
});

it('is another key with every assignment and number, and only it opens the try', async () => {
  const owner = await signIn();
  const [one, other] = [await assignNew(owner), await assignNew(owner)];
  const device = crypto.randomUUID();
  const first = await beginNew(one.code, { device });
  const second = await beginNew(other.code, { device });
  expect(second.key).not.toBe(first.key);
  const [{ attempt_id: id }] = await readRows(one.code);
  const statuses = await Promise.all(
    [first.key.toUpperCase(), second.key, id, crypto.randomUUID(), 'no key'].map(
      async (key) => (await readTry(one.code, key)).statusCode,
    ),
  );
  expect(statuses).toEqual([200, 404, 404, 404, 404]);
  const url = `/api/assignments/${one.code}/attempt`;
  expect((await app.inject({ url })).json().code).toBe('attempt-header-missing');
});

it('begins before nothing is open and after everything is closed with words', async () => {
  const { code } = await assignNew(await signIn(), { opensAt: later(hour), closesAt: later(day) });
  expect(await codeOf(begin(code))).toBe('assignment-not-open');
  clock.advance(day);
  expect(await codeOf(begin(code))).toBe('assignment-closed');
  expect((await begin('ZZZZZZ')).statusCode).toBe(404);
});

it('gives a closed try to its taker at another device, and begins none', async () => {
  const { code } = await assignNew(await signIn(), { rules: { tries: 2 } });
  const { headers } = await signIn();
  const { key } = await take(code, {}, { headers });
  clock.advance(8 * day);
  expect(await beginNew(code, { headers })).toMatchObject({ key, handedIn: { result: {} } });
  expect(await codeOf(begin(code, { headers, number: 2 }))).toBe('assignment-closed');
});

it('asks for a name where the rules do, and keeps none where they do not', async () => {
  const owner = await signIn();
  const [named, nameless] = [
    await assignNew(owner),
    await assignNew(owner, { rules: { asksName: false } }),
  ];
  expect(await codeOf(begin(named.code, { name: null }))).toBe('name-missing');
  expect((await begin(named.code, { name: 'A\nB' })).statusCode).toBe(400);
  await beginNew(nameless.code, { name: 'Amina' });
  expect(await readRows(nameless.code)).toMatchObject([{ taker_name: null }]);
});

it('gives as many tries as the rules say, one after the other', async () => {
  const { code } = await assignNew(await signIn(), { rules: { tries: 2 } });
  const device = crypto.randomUUID();
  const first = await beginNew(code, { device });
  // Until the first is handed in, the second is the first.
  expect(await beginNew(code, { device, number: 2 })).toMatchObject({ key: first.key, number: 1 });
  await submitTry(code, first.key);
  const second = await beginNew(code, { device, number: 2 });
  expect(second).toMatchObject({ number: 2, handedIn: null });
  await submitTry(code, second.key);
  expect(await codeOf(begin(code, { device, number: 3 }))).toBe('no-tries-left');
  expect(await readRows(code)).toHaveLength(2);
});

it('gives the next one to who asks too far where nothing limits tries', async () => {
  const { code } = await assignNew(await signIn(), { rules: { tries: null } });
  const device = crypto.randomUUID();
  expect((await beginNew(code, { device, number: 900 })).number).toBe(1);
  await take(code, {}, { device });
  expect((await beginNew(code, { device, number: 900 })).number).toBe(2);
});

it('begins the second of two tries once the time of the first is up', async () => {
  const { code } = await assignNew(await signIn(), { rules: { tries: 2, timeLimitMinutes: 5 } });
  const device = crypto.randomUUID();
  await beginNew(code, { device });
  clock.advance(5 * 60_000 + 30_000);
  expect((await beginNew(code, { device, number: 2 })).number).toBe(2);
  expect(await readRows(code)).toMatchObject([{ is_collected: true }, { is_collected: false }]);
});

it('has an order of its own for every try, and the same one whenever it is read', async () => {
  const { code, questions } = await assignNew(await signIn({ plan: 'student' }), {
    questions: [...makeSixQuestions(), ...makeSixQuestions()],
    rules: { shufflesQuestions: true, shufflesOptions: true },
  });
  const tries = await Promise.all(['Amina', 'Ben', 'Cai'].map((name) => beginNew(code, { name })));
  const orders = tries.map((one) => one.questions.map(({ id }) => id).join());
  expect(new Set(orders).size).toBe(3);
  const ids = tries.map((one) => one.questions.map(({ id }) => id).toSorted());
  expect(ids).toEqual(Array(3).fill(questions.map(({ id }) => id).toSorted()));
  const [first] = tries;
  const again = (await readTry(code, first?.key ?? '')).json();
  expect(again.questions).toEqual(first?.questions);
});

it('marks another name on one device, and one name on two devices of a network', async () => {
  const owner = await signIn();
  const { code } = await assignNew(owner);
  const [device, address] = [crypto.randomUUID(), '198.51.100.7'];
  await beginNew(code, { device, name: 'Amina', address });
  clock.advance(1_000);
  await beginNew(code, { device, name: 'Ben', address });
  clock.advance(1_000);
  await beginNew(code, { name: 'AMINA', address });
  clock.advance(1_000);
  await beginNew(code, { name: 'Amina', address: '203.0.113.9' });
  clock.advance(1_000);
  await beginNew(code, { name: 'Cai', address });
  const { takers } = await live(owner, code);
  expect(takers.map(({ name, repeats }) => [name, repeats])).toEqual([
    ['Cai', null],
    ['Amina', null],
    ['AMINA', 'name'],
    ['Ben', 'device'],
    ['Amina', null],
  ]);
});

it('marks all but one of many names that one device begins with at once', async () => {
  const owner = await signIn();
  const { code } = await assignNew(owner);
  const device = crypto.randomUUID();
  await Promise.all(
    Array.from({ length: 12 }, (_, number) => begin(code, { device, name: `Name ${number}` })),
  );
  const { takers } = await live(owner, code);
  const marks = takers.map(({ repeats }) => repeats ?? 'first');
  expect(marks.toSorted()).toEqual([...Array(11).fill('device'), 'first']);
});

it('lets only members take what was given to a class, and nobody where no class is known', async () => {
  const { code } = await assignNew(await signIn());
  const classId = crypto.randomUUID();
  await platform.pool.query('update shared_tests set class_id = $2 where code = $1', [
    code,
    classId,
  ]);
  const headers = { 'engram-member': 'token of Amina' };
  const refused = await begin(code, { headers });
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'members-only']);

  const share = await openSharedTests(platform.db).find(code);
  if (!share) throw new Error('no share');
  const beginTry = makeBeginTry({
    ...platform,
    takeTurn: makeTurns({ most: 2, waitMs: 10_000 }),
    secret: config.SECRET,
    findMember: async (id, token) =>
      id === classId && token === 'token of Amina'
        ? { memberId: 'amina', name: 'Amina H.' }
        : undefined,
  });
  const asked = { userId: null, name: null, network: 'here', number: 1 };
  const member = { ...asked, memberToken: 'token of Amina' };
  const first = await beginTry(share, { ...member, device: crypto.randomUUID() });
  const again = await beginTry(share, { ...member, device: crypto.randomUUID() });
  expect(again.key).toBe(first.key);
  expect(await readRows(code)).toMatchObject([
    { taker_name: 'Amina H.', taker_key: 'member:amina' },
  ]);
  const stranger = { ...asked, memberToken: 'another', device: crypto.randomUUID() };
  await expect(beginTry(share, stranger)).rejects.toMatchObject({ code: 'members-only' });
});

it('begins nothing at what its owner has just closed or stopped on another node', async () => {
  const owner = await signIn();
  const [closed, stopped] = [await assignNew(owner), await assignNew(owner)];
  await Promise.all([beginNew(closed.code), beginNew(stopped.code)]);
  // The memory of this node does not know of it yet.
  await platform.pool.query('update shared_tests set closes_at = $2 where code = $1', [
    closed.code,
    clock.now(),
  ]);
  await platform.pool.query('update shared_tests set stopped_at = $2 where code = $1', [
    stopped.code,
    clock.now(),
  ]);
  expect(await codeOf(begin(closed.code, { name: 'Ben' }))).toBe('assignment-closed');
  expect((await begin(stopped.code, { name: 'Ben' })).statusCode).toBeGreaterThanOrEqual(404);
  expect([await readRows(closed.code), await readRows(stopped.code)].flat()).toHaveLength(2);
  await close(owner, closed.code, later(hour));
  expect((await begin(closed.code, { name: 'Ben' })).statusCode).toBe(200);
});
