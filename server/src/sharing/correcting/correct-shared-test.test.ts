import type { Correction } from '@engram/core/sharing/correcting/correction.ts';
import { expect, it } from 'vitest';
import { makeChoices, makeSixQuestions } from '../../attempts/testing/attempt-calls.ts';
import { startTestApp } from '../../testing/start-app.ts';
import { makeCorrectingCalls } from '../testing/correcting-calls.ts';
import { answerAll, makeSharingCalls } from '../testing/sharing-calls.ts';

const { app, platform, signIn, clock } = await startTestApp({
  environment: { RATE_LIMITS: 'off' },
});
const { call, load, shareNew, submit } = makeSharingCalls(app, platform);
const { correct, preview, history, regrade, readGrades } = makeCorrectingCalls(app, platform);

/** Two choices whose key says 'b', taken by Ada (both right), Ben (the first wrong) and Cleo (nothing). */
async function shareTaken() {
  const owner = await signIn();
  const shared = await shareNew(owner, makeChoices(2));
  const [first = '', second = ''] = shared.questions.map(({ id }) => id);
  await submit(shared.code, { [first]: 'b', [second]: 'b' }, { name: 'Ada' });
  await submit(shared.code, { [first]: 'a', [second]: 'b' }, { name: 'Ben' });
  await submit(shared.code, {}, { name: 'Cleo' });
  return { owner, first, second, ...shared };
}

async function readScores(code: string) {
  const rows = await readGrades(code);
  return rows.map(({ taker_name: name, score }) => `${name ?? ''} ${score}`);
}

const keyOf = (questionId: string, correctAnswer: string): Correction => ({
  kind: 'key',
  questionId,
  key: { correctAnswer },
});

it('grades again by another key whoever has submitted, and by it whoever submits later', async () => {
  const { owner, code, first, second } = await shareTaken();
  const reply = await correct(owner, code, keyOf(first, 'a'));
  expect(reply.statusCode).toBe(201);
  expect(reply.json()).toEqual({ version: 2 });
  await regrade(code);
  expect(await readScores(code)).toEqual(['Ada 50', 'Ben 100', 'Cleo 0']);
  const rows = await readGrades(code);
  expect(rows.map(({ graded_version: version }) => version)).toEqual([2, 2, 2]);
  expect(rows.map(({ verdicts }) => verdicts)).toEqual(['ic', 'cc', 'uu']);
  expect(rows.map(({ points }) => points)).toEqual([
    [0, 1],
    [1, 1],
    [0, 0],
  ]);
  const later = await submit(code, { [first]: 'a', [second]: 'b' }, { name: 'Dora' });
  expect(later.json().results.score).toBe(100);
  expect(later.json().questions[0]).toMatchObject({ correctAnswer: 'a', explanation: '' });
});

it.each<{ what: string; kind: 'drop' | 'give'; scores: string[]; verdicts: string[] }>([
  {
    what: 'leaves a question out for everyone',
    kind: 'drop',
    scores: ['Ada 100', 'Ben 100', 'Cleo 0'],
    verdicts: ['dc', 'dc', 'du'],
  },
  {
    what: 'gives everyone the points of a question',
    kind: 'give',
    scores: ['Ada 100', 'Ben 100', 'Cleo 50'],
    verdicts: ['cc', 'cc', 'cu'],
  },
])('$what', async ({ kind, scores, verdicts }) => {
  const { owner, code, first } = await shareTaken();
  await correct(owner, code, { kind, questionId: first });
  await regrade(code);
  expect(await readScores(code)).toEqual(scores);
  expect((await readGrades(code)).map((row) => row.verdicts)).toEqual(verdicts);
});

it('does not count what was left out, in the results nor in the report', async () => {
  const { owner, code, first } = await shareTaken();
  await correct(owner, code, { kind: 'drop', questionId: first });
  await regrade(code);
  const [ada] = await readGrades(code);
  expect(ada?.results).toMatchObject({ totalQuestions: 1, correctCount: 1, score: 100 });
  const report = await call('GET', `/shared-tests/${code}/report`, { headers: owner.headers });
  expect(report.json().questions).toMatchObject([
    { number: 2, percentCorrect: 67 },
    { number: 1, percentCorrect: null, fate: 'drop', isSuspect: false },
  ]);
});

it('weighs a question by other points', async () => {
  const { owner, code, first } = await shareTaken();
  await correct(owner, code, { kind: 'points', questionId: first, points: 3 });
  await regrade(code);
  expect(await readScores(code)).toEqual(['Ada 100', 'Ben 25', 'Cleo 0']);
});

it('takes a correction back exactly, also one of several', async () => {
  const { owner, code, first, second } = await shareTaken();
  const before = await readGrades(code);
  await correct(owner, code, keyOf(first, 'a'));
  await correct(owner, code, { kind: 'points', questionId: first, points: 3 });
  await correct(owner, code, { kind: 'drop', questionId: second });
  await regrade(code);
  expect(await readScores(code)).toEqual(['Ada 0', 'Ben 100', 'Cleo 0']);
  await correct(owner, code, { kind: 'undo', version: 2 });
  await regrade(code);
  expect(await readScores(code)).toEqual(['Ada 100', 'Ben 0', 'Cleo 0']);
  await correct(owner, code, { kind: 'undo', version: 3 });
  await correct(owner, code, { kind: 'undo', version: 4 });
  await regrade(code);
  const after = await readGrades(code);
  expect(after.map((row) => ({ ...row, graded_version: 1 }))).toEqual(before);
});

it('changes nothing when it takes back what was taken back, and makes no version of it', async () => {
  const { owner, code, first } = await shareTaken();
  await correct(owner, code, keyOf(first, 'a'));
  expect((await correct(owner, code, { kind: 'undo', version: 2 })).json()).toEqual({ version: 3 });
  expect((await correct(owner, code, { kind: 'undo', version: 2 })).json()).toEqual({ version: 3 });
  expect((await correct(owner, code, { kind: 'undo', version: 3 })).statusCode).toBe(400);
  expect((await correct(owner, code, { kind: 'undo', version: 9 })).statusCode).toBe(400);
  expect((await correct(owner, code, keyOf(first, 'b'))).json()).toEqual({ version: 3 });
});

it('keeps of each correction what was before it, and the note', async () => {
  const { owner, code, first, second } = await shareTaken();
  await correct(owner, code, keyOf(first, 'a'), 'Question 1 had a wrong key.');
  await correct(owner, code, { kind: 'drop', questionId: second });
  clock.advance(1_000);
  await correct(owner, code, { kind: 'undo', version: 2 });
  expect(await history(owner, code, first)).toMatchObject({
    sharedAt: '2026-03-01T12:00:00.000Z',
    corrections: [
      { version: 4, correction: { kind: 'undo', version: 2 }, isUndone: false, note: null },
      {
        version: 2,
        correction: { kind: 'key', key: { correctAnswer: 'a' } },
        before: { question: { correctAnswer: 'b' } },
        note: 'Question 1 had a wrong key.',
        isUndone: true,
      },
    ],
  });
});

it('tells a taker the score they had and why it is another one, where they ask again', async () => {
  const owner = await signIn();
  const { code, questions } = await shareNew(owner, makeChoices(2));
  const [first = ''] = questions.map(({ id }) => id);
  const [right, same] = [crypto.randomUUID(), crypto.randomUUID()];
  await submit(code, { [first]: 'a' }, { key: right });
  await submit(code, {}, { key: same });
  await correct(owner, code, keyOf(first, 'a'), 'Phloem is right.');
  await regrade(code);
  const again = await submit(code, { [first]: 'a' }, { key: right });
  expect(again.json().results).toMatchObject({
    score: 50,
    regraded: { from: 0, notes: ['Phloem is right.'] },
  });
  expect((await submit(code, {}, { key: same })).json().results).not.toHaveProperty('regraded');
  await correct(owner, code, { kind: 'undo', version: 2 });
  await regrade(code);
  const back = await submit(code, { [first]: 'a' }, { key: right });
  expect(back.json().results).not.toHaveProperty('regraded');
});

it('shows whose score would change before anything does', async () => {
  const { owner, code, first } = await shareTaken();
  const before = await readGrades(code);
  expect((await preview(owner, code, keyOf(first, 'a'))).json()).toEqual({
    changes: {
      gains: { count: 1, points: 1 },
      loses: { count: 1, points: -1 },
      stays: 1,
      who: [
        { name: 'Ben', before: 50, after: 100 },
        { name: 'Ada', before: 100, after: 50 },
      ],
    },
    counted: 3,
    taken: 3,
  });
  const dropped = (await preview(owner, code, { kind: 'drop', questionId: first })).json();
  expect(dropped.changes).toMatchObject({ gains: { count: 1, points: null }, stays: 2 });
  expect(await readGrades(code)).toEqual(before);
});

it('refuses a key that names nothing, a question of another test and another user', async () => {
  const { owner, code, first } = await shareTaken();
  expect((await correct(owner, code, keyOf(first, 'z'))).statusCode).toBe(400);
  expect((await correct(owner, code, keyOf(crypto.randomUUID(), 'a'))).statusCode).toBe(404);
  const judged: Correction = { kind: 'judge', questionId: first, wording: 'x', share: 1 };
  expect((await correct(owner, code, judged)).statusCode).toBe(400);
  const other = await signIn();
  expect((await correct(other, code, keyOf(first, 'a'))).statusCode).toBe(404);
  expect((await preview(other, code, keyOf(first, 'a'))).statusCode).toBe(404);
});

it('accepts a wording for everyone, as long as there is room in the key', async () => {
  const owner = await signIn();
  const short = makeSixQuestions()[2];
  if (!short) throw new Error('no question');
  const { code } = await shareNew(owner, [short]);
  await submit(code, { [short.id]: 'zygomorphic wind' }, { name: 'Ada' });
  const accept = (wording: string): Correction => ({
    kind: 'accept',
    questionId: short.id,
    wording,
  });
  await correct(owner, code, accept('zygomorphic wind'));
  await regrade(code);
  expect(await readScores(code)).toEqual(['Ada 100']);
  const statuses: number[] = [];
  for (let number = 0; number < 12; number += 1) {
    statuses.push((await correct(owner, code, accept(`wording ${number}`))).statusCode);
  }
  expect(statuses.filter((status) => status === 201).length).toBeLessThan(12);
  expect(statuses.at(-1)).toBe(409);
});

it('goes with the report', async () => {
  const { owner, code, first } = await shareTaken();
  await correct(owner, code, keyOf(first, 'a'));
  await call('DELETE', `/shared-tests/${code}/report`, { headers: owner.headers });
  const { rows } = await platform.pool.query(
    'select version from shared_corrections where code = $1',
    [code],
  );
  expect(rows).toEqual([]);
  expect((await load(code)).statusCode).toBe(404);
  expect(await regrade(code)).toBe(0);
});

it('can be asked again with the same key and is made once', async () => {
  const { owner, code, first, second } = await shareTaken();
  const payload = { correction: { kind: 'points', questionId: first, points: 2 } };
  const headers = { ...owner.headers, 'idempotency-key': crypto.randomUUID() };
  const path = `/shared-tests/${code}/corrections`;
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => call('POST', path, { headers, payload })),
  );
  expect(new Set(replies.map(({ body }) => body)).size).toBeLessThanOrEqual(2);
  expect((await correct(owner, code, { kind: 'drop', questionId: second })).json()).toEqual({
    version: 3,
  });
});

it('makes one version after the other when two tabs correct at once', async () => {
  const { owner, code, first } = await shareTaken();
  const replies = await Promise.all(
    [2, 3, 4, 5].map((points) =>
      correct(owner, code, { kind: 'points', questionId: first, points }),
    ),
  );
  const versions: number[] = replies.map((reply) => reply.json().version);
  expect(versions.toSorted((one, other) => one - other)).toEqual([2, 3, 4, 5]);
});

it('grades nobody twice for what nobody answered', async () => {
  const owner = await signIn();
  const { code, questions } = await shareNew(owner, makeChoices(2));
  await submit(code, answerAll(questions, 'b'));
  await correct(owner, code, keyOf(questions[0]?.id ?? '', 'a'));
  expect(await regrade(code)).toBe(1);
  expect(await regrade(code)).toBe(0);
});
