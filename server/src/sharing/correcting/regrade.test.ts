import type { Correction } from '@engram/core/sharing/correcting/correction.ts';
import { countSharedResults } from '@engram/core/attempts/count-results.ts';
import { gradeShared } from '@engram/core/sharing/correcting/grade-shared.ts';
import { expect, it } from 'vitest';
import {
  makeAttemptCalls,
  makeChoices,
  makeSixQuestions,
} from '../../attempts/testing/attempt-calls.ts';
import { startTestApp } from '../../testing/start-app.ts';
import { sharingWork } from '../jobs.ts';
import { parseShare } from '../opening/shared-tests.ts';
import { findShareRow } from '../store.ts';
import { makeCorrectingCalls } from '../testing/correcting-calls.ts';
import { makeSharingCalls } from '../testing/sharing-calls.ts';
import { TakenAnswer } from '../taking/taken-answer.ts';

const { app, platform, signIn } = await startTestApp({ environment: { RATE_LIMITS: 'off' } });
const { call, shareNew, submit } = makeSharingCalls(app, platform);
const { get } = makeAttemptCalls(app);
const { correct, regrade, readGrades } = makeCorrectingCalls(app, platform);

async function run(name: string, payload: object) {
  const work = sharingWork(platform).find(({ job }) => job.name === name);
  await work?.handle(payload, { jobId: '', attempt: 1, signal: new AbortController().signal });
}

async function readShare(code: string) {
  const row = await findShareRow(platform.db, code);
  if (!row) throw new Error('no shared test');
  return parseShare(row);
}

/** By the answers and the test of today, and by nothing else that is stored. */
async function gradeAfresh(code: string) {
  const share = await readShare(code);
  const rows = await readGrades(code);
  return rows.map(({ answers }) => {
    const given = TakenAnswer.array().parse(answers);
    const outcomes = gradeShared(
      share,
      new Map(given.map(({ questionId, answer }) => [questionId, answer])),
    );
    return countSharedResults(outcomes, '').score;
  });
}

it('ends with what grading afresh would say, whatever was corrected', async () => {
  const owner = await signIn();
  const questions = makeSixQuestions();
  const { code } = await shareNew(owner, questions);
  const [choice, truth, short, several, matching, blank] = questions;
  const ids = questions.map(({ id }) => id);
  const wordings = ['zygomorphic wind', 'the molten glacier of it', '', 'Heat'];
  for (let number = 0; number < 12; number += 1) {
    await submit(code, {
      [ids[0] ?? '']: ['a', 'b', 'c'][number % 3],
      [ids[1] ?? '']: ['True', 'False'][number % 2],
      [ids[2] ?? '']: wordings[number % 4],
      [ids[3] ?? '']: [['a'], ['a', 'c'], ['b'], []][number % 4],
      [ids[4] ?? '']: { a1: 'b2', a2: ['b3', 'b1'][number % 2] },
      [ids[5] ?? '']: wordings[(number + 1) % 4],
    });
  }
  const corrections: Correction[] = [
    { kind: 'key', questionId: choice?.id ?? '', key: { correctAnswer: 'c' }, points: 2 },
    { kind: 'give', questionId: truth?.id ?? '' },
    { kind: 'judge', questionId: short?.id ?? '', wording: 'Zygomorphic winds', share: 0.5 },
    { kind: 'key', questionId: several?.id ?? '', key: { correctAnswer: ['a', 'b'] } },
    { kind: 'drop', questionId: matching?.id ?? '' },
    { kind: 'accept', questionId: blank?.id ?? '', wording: 'the molten glacier of it' },
    { kind: 'undo', version: 3 },
  ];
  for (const correction of corrections) {
    expect((await correct(owner, code, correction)).statusCode).toBe(201);
    await regrade(code);
    const rows = await readGrades(code);
    expect(rows.map(({ score }) => score)).toEqual(await gradeAfresh(code));
  }
});

it('ends the same when it runs twice, also at once', async () => {
  const owner = await signIn();
  const { code, questions } = await shareNew(owner, makeChoices(2));
  const [first = ''] = questions.map(({ id }) => id);
  for (const answer of ['a', 'b', 'c']) await submit(code, { [first]: answer });
  await correct(owner, code, { kind: 'points', questionId: first, points: 3 });
  await Promise.all([regrade(code), regrade(code), regrade(code)]);
  const once = await readGrades(code);
  await regrade(code);
  expect(await readGrades(code)).toEqual(once);
  expect(once.map(({ graded_version: version }) => version)).toEqual([2, 2, 2]);
});

it('grades every submission wholly by one version, and in the end by the newest, while people submit', async () => {
  const owner = await signIn();
  const { code, questions } = await shareNew(owner, makeChoices(3));
  const ids = questions.map(({ id }) => id);
  const answers = Object.fromEntries(ids.map((id) => [id, 'a']));
  const points = [2, 3, 4, 5, 6];
  const submitting = Array.from({ length: 40 }, () => submit(code, answers));
  const correcting = (async () => {
    for (const number of points) {
      const [questionId = ''] = ids;
      await correct(owner, code, { kind: 'points', questionId, points: number });
      await correct(owner, code, {
        kind: 'key',
        questionId,
        key: { correctAnswer: number % 2 === 0 ? 'a' : 'b' },
      });
      await regrade(code);
    }
  })();
  const replies = await Promise.all(submitting);
  await correcting;
  // By a version that there was: the points and the key of the first question belong together.
  const possible = new Set([0, 40, 50, 60, 67, 71, 75, 20, 25, 33]);
  expect(replies.every((reply) => possible.has(reply.json().results.score))).toBe(true);
  await run('regrade-late-comers', { code });
  const rows = await readGrades(code);
  expect(rows).toHaveLength(40);
  const { version } = await readShare(code);
  expect(new Set(rows.map((row) => row.graded_version))).toEqual(new Set([version]));
  expect(rows.map(({ score }) => score)).toEqual(await gradeAfresh(code));
});

it('reaches whoever was graded by what a process remembered', async () => {
  const owner = await signIn();
  const { code, questions } = await shareNew(owner, makeChoices(1));
  const [first = ''] = questions.map(({ id }) => id);
  await submit(code, { [first]: 'a' }, { name: 'Late' });
  const { rows } = await platform.pool.query(
    'select answers, verdicts, points, results, score from shared_attempts where code = $1',
    [code],
  );
  await correct(owner, code, { kind: 'key', questionId: first, key: { correctAnswer: 'a' } });
  await regrade(code);
  // As a process that knew only the first version would have written it a moment later.
  const { answers, verdicts, points, results, score } = rows[0];
  await platform.pool.query(
    `update shared_attempts set graded_version = 1, answers = $2, verdicts = $3, points = $4,
      results = $5, score = $6 where code = $1`,
    [code, JSON.stringify(answers), verdicts, points, JSON.stringify(results), score],
  );
  await run('regrade-late-comers', { code });
  expect(await readGrades(code)).toMatchObject([{ graded_version: 2, score: 100, verdicts: 'c' }]);
});

it('says in the report how many it has reached while it runs', async () => {
  const owner = await signIn();
  const { code, questions } = await shareNew(owner, makeChoices(1));
  const [first = ''] = questions.map(({ id }) => id);
  for (const answer of ['a', 'b']) await submit(code, { [first]: answer });
  const read = async () =>
    (await call('GET', `/shared-tests/${code}/report`, { headers: owner.headers })).json()
      .regrading;
  expect(await read()).toBeNull();
  await correct(owner, code, { kind: 'key', questionId: first, key: { correctAnswer: 'a' } });
  expect(await read()).toEqual({ done: 0, of: 2 });
  await regrade(code);
  expect(await read()).toBeNull();
});

it('brings the history of a taker with it: score, verdict and the key of their copy', async () => {
  const owner = await signIn();
  const taker = await signIn();
  const { code, questions } = await shareNew(owner, makeChoices(2));
  const [first = ''] = questions.map(({ id }) => id);
  await submit(code, { [first]: 'a' }, { headers: taker.headers });
  const [row] = await readGrades(code);
  const attemptId = row?.attempt_id ?? '';
  await run('keep-taken-share', { userId: taker.userId, code, attemptId });
  await correct(
    owner,
    code,
    { kind: 'key', questionId: first, key: { correctAnswer: 'a' } },
    'It is a.',
  );
  await regrade(code);
  const payload = { userId: taker.userId, code, attemptId };
  await run('follow-regrading', payload);
  await run('follow-regrading', payload);
  const { attempt, questions: kept } = (await get(taker, attemptId)).json();
  expect(attempt.results).toMatchObject({
    score: 50,
    correctCount: 1,
    regraded: { from: 0, notes: ['It is a.'] },
  });
  expect(attempt.outcomes[0]).toMatchObject({ verdict: 'correct', credit: { earned: 1 } });
  expect(kept[0]).toMatchObject({ id: first, correctAnswer: 'a' });
  const { tests } = (await call('GET', '/tests', { headers: taker.headers })).json();
  expect(tests).toMatchObject([{ scores: { last: 50, best: 50 } }]);
});

it("leaves the owner's own test as it is, and forgets who has deleted their copy", async () => {
  const owner = await signIn();
  const { code, testId, questions } = await shareNew(owner, makeChoices(1));
  const [first = ''] = questions.map(({ id }) => id);
  await submit(code, { [first]: 'a' }, { headers: owner.headers });
  const [row] = await readGrades(code);
  const payload = { userId: owner.userId, code, attemptId: row?.attempt_id ?? '' };
  await run('keep-taken-share', payload);
  await correct(owner, code, { kind: 'key', questionId: first, key: { correctAnswer: 'a' } });
  await regrade(code);
  await run('follow-regrading', payload);
  const { test } = (await call('GET', `/tests/${testId}`, { headers: owner.headers })).json();
  expect(test.questions).toMatchObject([{ correctAnswer: 'b' }]);
  await run('follow-regrading', { ...payload, userId: (await signIn()).userId });
});
