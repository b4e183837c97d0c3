import { expect, it } from 'vitest';
import { makeChoices } from '../../attempts/testing/attempt-calls.ts';
import { insertPracticeTest } from '../../practice-tests/testing/insert-test.ts';
import { startTestApp } from '../../testing/start-app.ts';
import { listNewResults } from '../owning/list-new-results.ts';
import { day, hour, makeAssignmentCalls, plainRules } from '../testing/assignment-calls.ts';
import { answerAll, type Caller } from '../testing/sharing-calls.ts';

const { app, platform, signIn, clock } = await startTestApp({
  environment: { RATE_LIMITS: 'off', PUBLIC_URL: 'http://study.example' },
});
const calls = makeAssignmentCalls(app, platform);
const { call, assign, assignNew, load, begin, beginNew, submitTry, save, take } = calls;
const { close, list, live, submit, start } = calls;

/** Somebody who is not away for long enough to be signed out. */
async function waitAMonth(owner: Caller, andMs: number): Promise<void> {
  clock.advance(15 * day);
  await list(owner);
  clock.advance(15 * day + andMs);
}

const later = (ms: number) => new Date(clock.now().getTime() + ms).toISOString();

it('gives a test with rules: it opens at once and closes a week later where nothing is chosen', async () => {
  const owner = await signIn();
  const { assignment, testId } = await assignNew(owner);
  expect(assignment).toEqual({
    code: assignment.code,
    shareUrl: `http://study.example/test/${assignment.code}`,
    title: 'Cells',
    practiceTestId: testId,
    classId: null,
    state: 'open',
    rules: plainRules,
    opensAt: clock.now().toISOString(),
    closesAt: later(7 * day),
    createdAt: clock.now().toISOString(),
    questionCount: 3,
    answering: 0,
    done: 0,
  });
  expect(assignment.code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
});

it('tells takers the rules and the times, and no question before they begin', async () => {
  const { code, assignment } = await assignNew(await signIn(), {
    title: 'Cells, again',
    rules: { timeLimitMinutes: 20 },
  });
  expect((await load(code)).json()).toEqual({
    testId: code,
    title: 'Cells, again',
    description: '',
    questions: [],
    settings: { enableTimer: true, timerDuration: 20 },
    createdAt: assignment.createdAt,
    expiresAt: assignment.closesAt,
    accessCount: 0,
    middleScore: null,
    assignment: {
      state: 'open',
      rules: { ...plainRules, timeLimitMinutes: 20 },
      opensAt: assignment.opensAt,
      closesAt: assignment.closesAt,
      questionCount: 3,
      isForClass: false,
    },
  });
});

it('says with each reading whether it is open', async () => {
  const { code } = await assignNew(await signIn(), {
    opensAt: later(hour),
    closesAt: later(2 * hour),
    rules: { acceptsLate: true },
  });
  const state = async () => (await load(code)).json().assignment.state;
  expect(await state()).toBe('not-open');
  clock.advance(hour);
  expect(await state()).toBe('open');
  clock.advance(hour);
  expect(await state()).toBe('late');
  clock.advance(7 * day);
  expect(await state()).toBe('closed');
  clock.advance(23 * day);
  expect((await load(code)).statusCode).toBe(404);
});

it.each([
  ['closes when it opens', 2 * hour, 2 * hour],
  ['closes before it opens', 2 * hour, hour],
  ['has closed already', undefined, -1],
  ['closes more than a year later', hour, 366 * day + hour + 1],
  ['opens more than a year from now', 366 * day + 1, 367 * day],
])('refuses what %s', async (_, opens, closes) => {
  const owner = await signIn({ isConfirmed: true });
  const testId = await insertPracticeTest(platform, owner.userId, makeChoices(2));
  const reply = await assign(owner, testId, {
    ...(opens !== undefined && { opensAt: later(opens) }),
    closesAt: later(closes),
  });
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'closing-time']);
});

it('opens now what should have opened before, by the clock of the server', async () => {
  const { assignment } = await assignNew(await signIn(), { opensAt: later(-day) });
  expect(assignment).toMatchObject({ state: 'open', opensAt: clock.now().toISOString() });
});

it('copies all questions of the own test as they are now, as a link does', async () => {
  const [owner, other] = [await signIn(), await signIn({ isConfirmed: true })];
  const { testId } = await assignNew(owner);
  expect((await assign(other, testId)).statusCode).toBe(404);
  const unconfirmed = await signIn();
  const own = await insertPracticeTest(platform, unconfirmed.userId, makeChoices(2));
  expect((await assign(unconfirmed, own)).json().code).toBe('email-unverified');
  const many = await insertPracticeTest(platform, other.userId, makeChoices(21));
  expect((await assign(other, many)).json().code).toBe('question-limit');
  const [first] = makeChoices(1);
  const forbidden = 'How to make a bomb at home: step by step instructions to build explosives.';
  const bad = first ? [{ ...first, explanation: forbidden }] : [];
  const badTest = await insertPracticeTest(platform, other.userId, bad);
  expect((await assign(other, badTest)).json().code).toBe('content-policy');
});

it('gives one assignment for the same call sent twice', async () => {
  const owner = await signIn({ isConfirmed: true });
  const testId = await insertPracticeTest(platform, owner.userId, makeChoices(2));
  const headers = { ...owner.headers, 'idempotency-key': crypto.randomUUID() };
  const keyed = { ...owner, headers };
  const first = await assign(keyed, testId);
  await platform.pool.query('delete from idempotency_keys where owner = $1', [
    `user:${owner.userId}`,
  ]);
  expect((await assign(keyed, testId)).json()).toEqual(first.json());
  expect(await list(owner)).toHaveLength(1);
});

it('lists assignments newest first, of one test or of all, apart from plain links', async () => {
  const owner = await signIn();
  const first = await assignNew(owner);
  clock.advance(hour);
  const second = await assignNew(owner);
  await calls.share(owner, first.testId, first.questions);
  await take(first.code);
  await beginNew(first.code, { name: 'Ben' });
  const codes = (await list(owner)).map(({ code }) => code);
  expect(codes).toEqual([second.code, first.code]);
  expect(await list(owner, `?practiceTestId=${first.testId}`)).toMatchObject([
    { code: first.code, answering: 1, done: 1 },
  ]);
  expect(await list(await signIn())).toEqual([]);
  const { shares } = (
    await call('GET', `/tests/${first.testId}/shares`, { headers: owner.headers })
  ).json();
  expect(shares).toHaveLength(1);
});

it('is gone for an older server, which would show the key to the first who hands in', async () => {
  const { code, assignment } = await assignNew(await signIn());
  const { rows } = await platform.pool.query(
    'select expires_at, created_at, closes_at from shared_tests where code = $1',
    [code],
  );
  expect(rows[0].expires_at).toEqual(rows[0].created_at);
  expect(rows[0].closes_at.toISOString()).toBe(assignment.closesAt);
});

it('lets nobody take it as a plain link', async () => {
  const { code, questions } = await assignNew(await signIn());
  const key = crypto.randomUUID();
  const replies = [await start(code, key), await submit(code, answerAll(questions, 'b'), { key })];
  expect(replies.map((reply) => [reply.statusCode, reply.json().message])).toEqual([
    [409, 'This test has rules of its own. Please reload the page to take it.'],
    [409, 'This test has rules of its own. Please reload the page to take it.'],
  ]);
});

it('closes now, later and again, by one call', async () => {
  const owner = await signIn();
  const { code } = await assignNew(owner);
  const closed = await close(owner, code);
  expect(closed.json()).toMatchObject({ state: 'closed', closesAt: clock.now().toISOString() });
  expect((await begin(code)).json().code).toBe('assignment-closed');
  clock.advance(hour);
  // It does not close later by being closed again.
  expect((await close(owner, code)).json().closesAt).toBe(closed.json().closesAt);
  expect((await close(owner, code, later(hour))).json()).toMatchObject({
    state: 'open',
    closesAt: later(hour),
  });
  expect((await begin(code)).statusCode).toBe(200);
});

it('tells a taker of the new closing with what they save next', async () => {
  const owner = await signIn();
  const { code } = await assignNew(owner);
  const { key } = await beginNew(code);
  await close(owner, code, later(hour));
  expect((await save(code, key)).json().closesAt).toBe(later(hour));
});

it('refuses a closing that has passed, comes before opening or is too far away', async () => {
  const owner = await signIn();
  const { code } = await assignNew(owner, { opensAt: later(hour), closesAt: later(day) });
  const refused = [later(-1), later(0), later(hour), later(366 * day + hour + 1), null];
  const replies = await Promise.all(refused.map((time) => close(owner, code, time)));
  expect(replies.map((reply) => reply.json().code)).toEqual(Array(5).fill('closing-time'));
  expect((await close(owner, code, later(366 * day + hour))).statusCode).toBe(200);
});

it('reopens nothing of which devices are forgotten, or that was stopped', async () => {
  const owner = await signIn();
  const [over, stopped] = [await assignNew(owner), await assignNew(owner)];
  await call('DELETE', `/shared-tests/${stopped.code}`, { headers: owner.headers });
  const ended = await close(owner, stopped.code, later(day));
  expect([ended.statusCode, ended.json().code]).toEqual([410, 'gone']);
  expect((await list(owner)).find(({ code }) => code === stopped.code)?.state).toBe('closed');
  await close(owner, over.code);
  await waitAMonth(owner, -1);
  expect((await close(owner, over.code, later(hour))).statusCode).toBe(200);
  await close(owner, over.code);
  await waitAMonth(owner, 0);
  expect((await close(owner, over.code, later(hour))).json().code).toBe('gone');
});

it('shows live who is answering and how far, who is done, and how many there are', async () => {
  const owner = await signIn();
  const { code, questions } = await assignNew(owner, { rules: { timeLimitMinutes: 10 } });
  const amina = await beginNew(code, { name: 'Amina' });
  clock.advance(1_000);
  const ben = await beginNew(code, { name: 'Ben' });
  clock.advance(1_000);
  await beginNew(code, { name: 'Cai' });
  await save(code, ben.key, { answers: answerAll(questions.slice(1), 'b') });
  await submitTry(code, amina.key, { answers: answerAll(questions, 'b') });
  const { assignment, takers, now } = await live(owner, code);
  expect(assignment).toMatchObject({ answering: 2, done: 1 });
  expect(now).toBe(clock.now().toISOString());
  expect(takers).toMatchObject([
    { name: 'Cai', place: 3, state: 'answering', answered: 0, submittedAt: null },
    { name: 'Ben', place: 2, state: 'answering', answered: 2, deadlineAt: ben.deadlineAt },
    { name: 'Amina', place: 1, state: 'done', answered: 3, number: 1, submittedAt: now },
  ]);
});

it('tells takers without a name apart by the order of beginning, whichever try it is', async () => {
  const owner = await signIn();
  const { code } = await assignNew(owner, { rules: { asksName: false, tries: 2 } });
  const [one, other] = [crypto.randomUUID(), crypto.randomUUID()];
  await take(code, {}, { name: null, device: one });
  clock.advance(1_000);
  await take(code, {}, { name: 'Not asked for', device: other });
  clock.advance(1_000);
  await beginNew(code, { name: null, device: one, number: 2 });
  const { takers } = await live(owner, code);
  const told = takers.map(({ name, place, number }) => [name, place, number]);
  expect(told).toEqual([
    [null, 1, 2],
    [null, 2, 1],
    [null, 1, 1],
  ]);
});

it('says what is new in assignments long after a link would be over', async () => {
  const owner = await signIn();
  const { code } = await assignNew(owner, { closesAt: later(100 * day) });
  clock.advance(50 * day);
  await take(code);
  const since = new Date(clock.now().getTime() - hour);
  expect(await listNewResults(platform.db, owner.userId, since)).toEqual([
    { code, title: 'Cells', count: 1 },
  ]);
});
