import type { Correction } from '@engram/core/sharing/correcting/correction.ts';
import { expect, it } from 'vitest';
import {
  give,
  makeAttemptCalls,
  makeChoices,
  makeSixQuestions,
} from '../../attempts/testing/attempt-calls.ts';
import { insertPracticeTest } from '../../practice-tests/testing/insert-test.ts';
import { startTestApp } from '../../testing/start-app.ts';
import { makeCorrectingCalls } from '../testing/correcting-calls.ts';
import { makeSharingCalls } from '../testing/sharing-calls.ts';

const { app, platform, signIn } = await startTestApp({ environment: { RATE_LIMITS: 'off' } });
const { call, shareNew, submit } = makeSharingCalls(app, platform);
const { take } = makeAttemptCalls(app);
const { correct, ungraded, toGrade, regrade, readGrades } = makeCorrectingCalls(app, platform);

function makeShort() {
  const short = makeSixQuestions()[2];
  if (short?.type !== 'short-answer') throw new Error('no short answer');
  return short;
}

/** A short answer with three wordings that no rule can judge, by four takers, and a right one. */
async function shareWritten() {
  const owner = await signIn();
  const short = makeShort();
  const { code } = await shareNew(owner, [...makeChoices(1), short]);
  const given = [
    ['Ada', 'zygomorphic winds'],
    ['Ben', 'Zygomorphic wind!'],
    ['Cleo', 'the molten glacier of it'],
    ['Dora', short.correctAnswer],
    [undefined, 'zygomorphic wind'],
  ] as const;
  for (const [name, answer] of given) {
    await submit(code, { [short.id]: answer }, name === undefined ? {} : { name });
  }
  return { owner, code, short };
}

const judge = (questionId: string, wording: string, share: 0 | 0.5 | 1): Correction => ({
  kind: 'judge',
  questionId,
  wording,
  share,
});

it('gathers written answers that wait by what they say, with the names of who wrote them', async () => {
  const { owner, code, short } = await shareWritten();
  expect(await ungraded(owner, code)).toMatchObject({
    title: 'Cells',
    questions: [
      {
        number: 2,
        question: { id: short.id },
        waiting: 4,
        wordings: [
          { count: 3, writers: expect.arrayContaining(['Ada', 'Ben']) },
          { wording: 'the molten glacier of it', count: 1, writers: ['Cleo'] },
        ],
      },
    ],
  });
});

it('grades all that says the same by one judgement: right, half or wrong', async () => {
  const { owner, code, short } = await shareWritten();
  await correct(owner, code, judge(short.id, 'zygomorphic wind', 0.5));
  // At once, also before the job has done its part.
  expect((await ungraded(owner, code)).questions).toMatchObject([{ waiting: 1 }]);
  await regrade(code);
  const scores = async () =>
    (await readGrades(code)).map(({ taker_name: name, score }) => [name, score]);
  expect(await scores()).toEqual([
    ['Ada', 25],
    ['Ben', 25],
    ['Cleo', 0],
    ['Dora', 50],
    [null, 25],
  ]);
  expect((await readGrades(code)).map(({ verdicts }) => verdicts)).toEqual([
    'up',
    'up',
    'un',
    'uc',
    'up',
  ]);
  await correct(owner, code, judge(short.id, 'Zygomorphic winds', 1));
  await correct(owner, code, judge(short.id, 'The molten glacier of it', 0));
  await regrade(code);
  expect(await scores()).toEqual([
    ['Ada', 50],
    ['Ben', 50],
    ['Cleo', 0],
    ['Dora', 50],
    [null, 50],
  ]);
  expect((await ungraded(owner, code)).questions).toEqual([]);
});

it('grades by a judgement whoever writes the same later', async () => {
  const { owner, code, short } = await shareWritten();
  await correct(owner, code, judge(short.id, 'zygomorphic wind', 1));
  const reply = await submit(code, { [short.id]: 'a zygomorphic wind' });
  expect(reply.json().results).toMatchObject({ correctCount: 1, score: 50 });
});

it('takes a judgement back', async () => {
  const { owner, code, short } = await shareWritten();
  const before = await readGrades(code);
  await correct(owner, code, judge(short.id, 'zygomorphic wind', 1));
  await regrade(code);
  await correct(owner, code, { kind: 'undo', version: 2 });
  await regrade(code);
  const after = await readGrades(code);
  expect(after.map((row) => ({ ...row, graded_version: 1 }))).toEqual(before);
  expect((await ungraded(owner, code)).questions).toMatchObject([{ waiting: 4 }]);
});

it('lists the shared tests and the own attempts where something waits', async () => {
  const { owner, code } = await shareWritten();
  await shareNew(owner, makeChoices(1));
  const short = makeShort();
  const testId = await insertPracticeTest(platform, owner.userId, [short, ...makeChoices(1)]);
  const attemptId = await take(owner, testId, [give(short, 'zygomorphic wind')]);
  const found = await toGrade(owner);
  expect(found.shared).toMatchObject([{ testId: code, title: 'Cells', waiting: 4 }]);
  expect(found.own).toMatchObject([{ attemptId, waiting: 1 }]);
  expect(await toGrade(await signIn())).toEqual({ shared: [], own: [] });
});

it('is for the owner alone', async () => {
  const { code } = await shareWritten();
  const other = await signIn();
  const reply = await call('GET', `/shared-tests/${code}/ungraded`, { headers: other.headers });
  expect(reply.statusCode).toBe(404);
});
