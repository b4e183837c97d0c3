import { expect, it } from 'vitest';
import { startTestApp } from '../../testing/start-app.ts';
import { day, hour, makeAssignmentCalls } from '../testing/assignment-calls.ts';
import { answerAll, type Caller } from '../testing/sharing-calls.ts';
import { sharingWork } from '../jobs.ts';

const { app, platform, signIn, clock } = await startTestApp({
  environment: { RATE_LIMITS: 'off' },
});
const calls = makeAssignmentCalls(app, platform);
const { call, assignNew, beginNew, close, readRows, readTry, save, submitTry, take } = calls;
const { runClosing, runSweep, live, submit, shareNew } = calls;

const grace = 30_000;
const later = (ms: number) => new Date(clock.now().getTime() + ms).toISOString();

/** The jobs of one kind that wait, with what they carry, and after how many seconds they begin. */
async function listJobs(name: string, code: string) {
  const { rows } = await platform.pool.query(
    `select data -> 'payload' as payload,
       round(extract(epoch from start_after - created_on))::integer as after
     from jobs.job where name = $1 and data -> 'payload' ->> 'code' = $2 order by created_on`,
    [name, code],
  );
  return rows;
}

async function runCopies(code: string): Promise<void> {
  const work = sharingWork(platform).find(({ job }) => job.name === 'keep-taken-share');
  for (const { payload } of await listJobs('keep-taken-share', code)) {
    await work?.handle(payload, { jobId: '', attempt: 1, signal: new AbortController().signal });
  }
}

async function readTests({ headers }: Caller) {
  return (await call('GET', '/tests', { headers })).json().tests;
}

it('makes a job for half a minute after each closing that is chosen', async () => {
  const owner = await signIn();
  const { code, assignment } = await assignNew(owner);
  const changed = later(hour);
  await close(owner, code, changed);
  expect(await listJobs('close-assignment', code)).toEqual([
    { payload: { code, closesAt: assignment.closesAt }, after: 7 * 24 * 60 * 60 + 30 },
    { payload: { code, closesAt: changed }, after: 60 * 60 + 30 },
  ]);
});

it('hands in what was saved when the test closes, once', async () => {
  const owner = await signIn();
  const { code, questions, assignment } = await assignNew(owner);
  const [amina, ben, cai] = [
    await beginNew(code, { name: 'Amina' }),
    await beginNew(code, { name: 'Ben' }),
    await beginNew(code, { name: 'Cai' }),
  ];
  clock.advance(hour);
  await save(code, amina.key, { answers: answerAll(questions.slice(1), 'b') });
  await submitTry(code, cai.key, { answers: answerAll(questions, 'b') });
  clock.advance(7 * day - hour + grace);
  await runClosing(code, assignment.closesAt);
  const rows = await readRows(code);
  expect(rows).toMatchObject([
    {
      taker_name: 'Amina',
      is_collected: true,
      is_late: false,
      score: 67,
      answered: 2,
      time_taken_seconds: 3_600,
      submitted_at: new Date(assignment.closesAt),
    },
    { taker_name: 'Ben', is_collected: true, score: 0, answered: 0 },
    { taker_name: 'Cai', is_collected: false, score: 100 },
  ]);
  await runClosing(code, assignment.closesAt);
  await runSweep('collect-overdue-tries');
  expect(await readRows(code)).toEqual(rows);
  expect((await readTry(code, ben.key)).json().handedIn).toMatchObject({ isCollected: true });
});

it('does nothing for a closing that has moved, and comes again where it is too early', async () => {
  const owner = await signIn();
  const { code, assignment } = await assignNew(owner);
  await beginNew(code);
  const sooner = later(hour);
  await close(owner, code, sooner);
  clock.advance(8 * day);
  await close(owner, code, later(hour));
  await runClosing(code, assignment.closesAt);
  await runClosing(code, sooner);
  expect(await readRows(code)).toMatchObject([{ submitted_at: null }]);
  clock.advance(hour + grace - 2_000);
  const closesAt = (await calls.list(owner))[0]?.closesAt ?? '';
  await runClosing(code, closesAt);
  expect(await readRows(code)).toMatchObject([{ submitted_at: null }]);
  const [, , , again] = await listJobs('close-assignment', code);
  expect(again).toEqual({ payload: { code, closesAt }, after: 2 });
});

it('collects hundreds, each once, also when two workers do so at once', async () => {
  const { code, questions, assignment } = await assignNew(await signIn());
  const { key } = await beginNew(code);
  await save(code, key, { answers: answerAll(questions, 'b') });
  await platform.pool.query(
    `insert into shared_attempts (code, attempt_id, taker_key, try_number, started_at, saved, saved_revision)
     select code, gen_random_uuid(), 'device:' || n, 1, started_at, saved, 1
     from shared_attempts cross join generate_series(1, 249) n where code = $1`,
    [code],
  );
  clock.advance(7 * day + grace);
  await Promise.all([
    runClosing(code, assignment.closesAt),
    runClosing(code, assignment.closesAt),
    runSweep('collect-overdue-tries'),
  ]);
  const rows = await readRows(code);
  expect(rows).toHaveLength(250);
  expect(rows.every((row) => row.is_collected && row.score === 100)).toBe(true);
});

it('collects tries whose own time is up by a sweep, and leaves the others', async () => {
  const { code } = await assignNew(await signIn(), { rules: { timeLimitMinutes: 5 } });
  await beginNew(code, { name: 'Amina' });
  clock.advance(60_000);
  await beginNew(code, { name: 'Ben' });
  clock.advance(4 * 60_000 + grace);
  await runSweep('collect-overdue-tries');
  expect(await readRows(code)).toMatchObject([{ is_collected: true }, { is_collected: false }]);
});

it('collects late work when that ends, and marks what was done after closing', async () => {
  const { code, questions, assignment } = await assignNew(await signIn(), {
    rules: { acceptsLate: true },
  });
  const { closesAt } = assignment;
  const [amina, ben] = [await beginNew(code), await beginNew(code, { name: 'Ben' })];
  await save(code, amina.key, { answers: answerAll(questions, 'b') });
  clock.advance(7 * day + grace);
  await runClosing(code, closesAt);
  expect(await readRows(code)).toMatchObject([{ submitted_at: null }, { submitted_at: null }]);
  const [, again] = await listJobs('close-assignment', code);
  expect(again).toEqual({ payload: { code, closesAt }, after: 7 * 24 * 60 * 60 });
  clock.advance(hour);
  await save(code, ben.key, { answers: answerAll(questions, 'b') });
  clock.advance(7 * day);
  await runClosing(code, closesAt);
  expect(await readRows(code)).toMatchObject([
    { taker_name: 'Amina', is_collected: true, is_late: false, score: 100 },
    { taker_name: 'Ben', is_collected: true, is_late: true, score: 100 },
  ]);
});

it('makes up for a closing whose job was lost', async () => {
  const { code } = await assignNew(await signIn());
  await beginNew(code);
  clock.advance(7 * day + grace - 1);
  await runSweep('collect-overdue-tries');
  expect(await readRows(code)).toMatchObject([{ is_collected: false }]);
  clock.advance(1);
  await runSweep('collect-overdue-tries');
  expect(await readRows(code)).toMatchObject([{ is_collected: true }]);
});

it('is never swept like an attempt at a plain link that somebody left', async () => {
  const { code } = await assignNew(await signIn());
  await beginNew(code);
  clock.advance(5 * day);
  const sweep = sharingWork(platform).find(({ job }) => job.name === 'sweep-abandoned-attempts');
  await sweep?.handle({}, { jobId: '', attempt: 1, signal: new AbortController().signal });
  expect(await readRows(code)).toHaveLength(1);
});

it('copies the result to the history of an account once answers may be shown', async () => {
  const owner = await signIn();
  const taker = await signIn();
  const { headers } = taker;
  const [atOnce, afterClosing, never] = [
    await assignNew(owner, { title: 'At once', rules: { answersShown: 'at-once' } }),
    await assignNew(owner, { title: 'After closing' }),
    await assignNew(owner, { title: 'Never', rules: { answersShown: 'never' } }),
  ];
  const all = [atOnce, afterClosing, never];
  for (const { code } of all) await take(code, {}, { headers });
  const nameTests = async () => {
    for (const { code } of all) await runCopies(code);
    return (await readTests(taker)).map(({ name }: { name: string }) => name).toSorted();
  };
  expect(await nameTests()).toEqual(['At once']);
  clock.advance(7 * day + grace);
  for (const { code, assignment } of all) await runClosing(code, assignment.closesAt);
  expect(await nameTests()).toEqual(['After closing', 'At once']);
  for (const { code, assignment } of all) await runClosing(code, assignment.closesAt);
  expect(await readTests(taker)).toMatchObject([
    { scores: { attempts: 1 } },
    { scores: { attempts: 1 } },
  ]);
});

it('copies nothing where the test was reopened before the copy was made', async () => {
  const owner = await signIn();
  const taker = await signIn();
  const { code, assignment } = await assignNew(owner);
  await take(code, {}, { headers: taker.headers });
  clock.advance(7 * day + grace);
  await runClosing(code, assignment.closesAt);
  await close(owner, code, later(hour));
  await runCopies(code);
  expect(await readTests(taker)).toEqual([]);
});

it('copies what was handed in at the last moment too, which the closing may not have seen', async () => {
  const taker = await signIn();
  const { code } = await assignNew(await signIn());
  const { key } = await beginNew(code, { headers: taker.headers });
  clock.advance(7 * day + grace - 5_000);
  await submitTry(code, key);
  expect(await listJobs('keep-taken-share', code)).toMatchObject([{ after: 5 }]);
  await runCopies(code);
  expect(await readTests(taker)).toEqual([]);
  clock.advance(5_000);
  await runCopies(code);
  expect(await readTests(taker)).toMatchObject([{ name: 'Cells' }]);
});

it('lets a visitor keep a result once it is open, and not before', async () => {
  const { code } = await assignNew(await signIn());
  const { key } = await take(code);
  const open = await beginNew(code, { name: 'Ben' });
  const { headers } = await signIn();
  const keep = (one: string) =>
    call('PUT', `/shared-tests/${code}/kept-result`, { headers, payload: { key: one } });
  const before = await keep(key);
  expect([before.statusCode, before.json().message]).toEqual([
    409,
    'Your result is not open yet. You can keep it as soon as it is.',
  ]);
  expect((await keep(open.key)).statusCode).toBe(404);
  clock.advance(7 * day + grace);
  expect((await keep(key)).statusCode).toBe(200);
});

it('forgets devices and networks 30 days after the end, and keeps what came of comparing them', async () => {
  const owner = await signIn();
  const { code, assignment } = await assignNew(owner);
  const link = await shareNew(owner);
  const device = crypto.randomUUID();
  await take(code, {}, { device, name: 'Amina' });
  await take(code, {}, { device, name: 'Ben' });
  await submit(link.code, {}, { device });
  const marks = async () => {
    const rows = [...(await readRows(code)), ...(await readRows(link.code))];
    const { rows: salts } = await platform.pool.query(
      'select salt from shared_tests where code = any($1)',
      [[code, link.code]],
    );
    const of = rows.flatMap((row) => [row.device_mark, row.network_mark]);
    return [...of, ...salts.map(({ salt }) => salt)].filter((mark) => mark !== null).length;
  };
  expect(await marks()).toBe(7);
  clock.advance(33 * day + 1);
  await runSweep('forget-devices-of-takers');
  expect(await marks()).toBe(5);
  clock.advance(new Date(assignment.closesAt).getTime() + 30 * day - clock.now().getTime());
  await runSweep('forget-devices-of-takers');
  expect(await marks()).toBe(5);
  clock.advance(1);
  await runSweep('forget-devices-of-takers');
  expect(await marks()).toBe(0);
  const rows = await readRows(code);
  expect(rows.filter(({ repeats }) => repeats === 'device')).toHaveLength(1);
});

it('tells the owner live of what was collected', async () => {
  const owner = await signIn();
  const { code } = await assignNew(owner);
  await beginNew(code);
  await close(owner, code);
  const { closesAt } = (await live(owner, code)).assignment;
  clock.advance(grace);
  await runClosing(code, closesAt);
  expect((await live(owner, code)).takers).toMatchObject([{ state: 'done', isCollected: true }]);
});
