import { expect, it } from 'vitest';
import { makeChoices, makeSixQuestions } from '../../attempts/testing/attempt-calls.ts';
import { startTestApp } from '../../testing/start-app.ts';
import { answerAll, type Caller, makeSharingCalls } from '../testing/sharing-calls.ts';

const { app, platform, signIn, clock } = await startTestApp({
  environment: { RATE_LIMITS: 'off' },
});
const { call, shareNew, load, start, submit } = makeSharingCalls(app, platform);

const ask = async ({ headers }: Caller, path: string) =>
  (await call('GET', `/shared-tests/${path}`, { headers })).json();

it('tells how many took it, the middle, lowest and highest score, the middle time and who still answers', async () => {
  const owner = await signIn();
  const { code, questions } = await shareNew(owner, makeChoices(4));
  for (const [right, timeTaken] of [
    [4, 100],
    [2, 50],
    [1, 70],
  ] as const) {
    await submit(code, answerAll(questions.slice(0, right), 'b'), { timeTaken });
  }
  await start(code, crypto.randomUUID());
  expect(await ask(owner, `${code}/report`)).toMatchObject({
    share: { testId: code, state: 'open', taken: 3, title: 'Cells', isCurrent: true },
    questionCount: 4,
    answering: 1,
    scores: { median: 50, lowest: 25, highest: 100 },
    medianSeconds: 70,
  });
});

it('tells of each question how many were right, the most common wrong answer and the time, the worst first', async () => {
  const owner = await signIn();
  const { code, questions } = await shareNew(owner, makeChoices(2));
  const [first = '', second = ''] = questions.map(({ id }) => id);
  const given = [
    { answers: { [first]: 'b', [second]: 'a' }, seconds: { [second]: 10 } },
    { answers: { [first]: 'b', [second]: 'a' }, seconds: { [second]: 30 } },
    { answers: { [first]: 'b', [second]: 'c' }, seconds: { [second]: 20 } },
    { answers: { [first]: 'a', [second]: 'b' } },
  ];
  for (const { answers, ...sent } of given) await submit(code, answers, sent);
  const { questions: reported } = await ask(owner, `${code}/report`);
  expect(reported).toMatchObject([
    {
      number: 2,
      question: { id: second, correctAnswer: 'b' },
      correct: 1,
      graded: 4,
      leftOut: 0,
      percentCorrect: 25,
      commonWrong: { answer: 'a', percent: 50 },
      medianSeconds: 20,
      isSuspect: false,
      flags: [],
    },
    { number: 1, percentCorrect: 75, commonWrong: { answer: 'a', percent: 25 } },
  ]);
});

it('says which key may be wrong, with what the strongest chose instead and how many', async () => {
  const owner = await signIn();
  const { code, questions } = await shareNew(owner, makeChoices(5));
  const [odd, ...others] = questions;
  const take = (right: number, chosen: string) =>
    submit(code, {
      ...answerAll(others, 'c'),
      ...answerAll(others.slice(0, right), 'b'),
      [odd?.id ?? '']: chosen,
    });
  for (let number = 0; number < 10; number += 1) {
    await take(4, 'a');
    await take(2, number < 6 ? 'a' : 'b');
    await take(0, ['b', 'c', 'd', 'b'][number % 4] ?? '');
  }
  const { questions: reported, analysed } = await ask(owner, `${code}/report`);
  expect(analysed).toBeUndefined();
  expect(reported.find(({ number }: { number: number }) => number === 1)).toMatchObject({
    isSuspect: true,
    flags: [
      {
        kind: 'miskeyed',
        answer: 'a',
        isLeftOut: false,
        taken: { count: 16, of: 30 },
        strong: { count: 10, of: 10 },
        weak: { count: 0, of: 10 },
        key: 'b',
        keyTaken: { count: 9, of: 30 },
      },
    ],
  });
  const sound = reported.filter(({ number }: { number: number }) => number > 1);
  expect(sound.map(({ isSuspect }: { isSuspect: boolean }) => isSuspect)).toEqual(
    Array(4).fill(false),
  );
});

it('reads what each of the latest 2,000 submissions answered, page after page', async () => {
  const owner = await signIn();
  const { code, questions } = await shareNew(owner, makeChoices(2));
  const [first = '', second = ''] = questions.map(({ id }) => id);
  const multiply = async (times: number, moment: string) =>
    platform.pool.query(
      `insert into shared_attempts (code, attempt_id, started_at, submitted_at, time_taken_seconds,
         answers, verdicts, points, seconds, results, score, graded_version, body_hash)
       select code, gen_random_uuid(), started_at, submitted_at + n % 7 * interval '1 second',
         time_taken_seconds, answers, verdicts, points, seconds, results, score, graded_version, body_hash
       from shared_attempts cross join generate_series(1, $2::integer) n
       where code = $1 and submitted_at = $3`,
      [code, times, moment],
    );
  await submit(code, { [first]: 'b', [second]: 'a' }, { seconds: { [first]: 9 } });
  await multiply(699, clock.now().toISOString());
  clock.advance(60_000);
  await submit(code, { [first]: 'c', [second]: 'd' }, { seconds: { [first]: 40 } });
  await multiply(1_499, clock.now().toISOString());
  const { analysed, share, questions: reported } = await ask(owner, `${code}/report`);
  expect([analysed, share.taken]).toEqual([2_000, 2_200]);
  // 1,500 of the later ones and 500 of the earlier; the counts are of all.
  expect(reported).toMatchObject([
    { number: 2, correct: 0, graded: 2_200, commonWrong: { answer: 'd', percent: 75 } },
    { number: 1, correct: 700, commonWrong: { answer: 'c', percent: 75 }, medianSeconds: 40 },
  ]);
});

it('is empty before anybody has taken it', async () => {
  const owner = await signIn();
  const { code } = await shareNew(owner);
  expect(await ask(owner, `${code}/report`)).toMatchObject({
    answering: 0,
    scores: null,
    medianSeconds: null,
    questions: [{ percentCorrect: null, commonWrong: null, medianSeconds: null }, {}, {}],
  });
  expect(await ask(owner, `${code}/takers`)).toEqual({ takers: [], next: null });
});

it('lists takers with name, score, time and what became of each question, the latest first [PRICE-18]', async () => {
  const owner = await signIn();
  const { code, questions } = await shareNew(owner, makeChoices(2));
  await submit(code, answerAll(questions, 'b'), { name: 'Amina', timeTaken: 61 });
  clock.advance(60_000);
  await submit(code, answerAll(questions.slice(1), 'a'));
  const { takers } = await ask(owner, `${code}/takers`);
  expect(takers).toMatchObject([
    { name: null, score: 0, marks: ['unanswered', 'incorrect'] },
    {
      name: 'Amina',
      score: 100,
      correctCount: 2,
      totalQuestions: 2,
      timeTakenSeconds: 61,
      marks: ['correct', 'correct'],
    },
  ]);
  const taken = await ask(owner, `${code}/takers/${takers[1].attemptId}`);
  expect(taken.taker).toEqual(takers[1]);
  expect(taken.outcomes[0]).toMatchObject({ answer: 'b', verdict: 'correct' });
  expect(taken.questions).toHaveLength(2);
});

it('counts 0 points for an answer that nobody has judged, and says that it is to be judged (D38)', async () => {
  const owner = await signIn();
  const short = makeSixQuestions()[2];
  if (!short) throw new Error('no question');
  const { code, questions } = await shareNew(owner, [...makeChoices(3), short]);
  const right = answerAll(questions.slice(0, 3), 'b');
  const nonsense = { ...right, [short.id]: 'Because heat is movement' };
  const reply = await submit(code, nonsense);
  expect(reply.json().results).toMatchObject({ correctCount: 3, score: 75, toBeJudged: 1 });
  expect(reply.json().results).not.toHaveProperty('gradedQuestions');
  await submit(code, right);
  const { scores, questions: reported } = await ask(owner, `${code}/report`);
  expect(scores).toEqual({ median: 75, lowest: 75, highest: 75 });
  expect(reported[0]).toMatchObject({
    number: 4,
    correct: 0,
    graded: 2,
    toBeJudged: 1,
    leftOut: 1,
    percentCorrect: 0,
  });
  const { takers } = await ask(owner, `${code}/takers`);
  expect(takers.map(({ marks }: { marks: string[] }) => marks[3]).toSorted()).toEqual([
    'needs-review',
    'unanswered',
  ]);
});

it('counts the points of what is partly right, and what came before points were kept (D39)', async () => {
  const owner = await signIn();
  const matching = makeSixQuestions()[4];
  if (!matching) throw new Error('no question');
  const { code } = await shareNew(owner, [matching, ...makeChoices(2)]);
  await submit(code, { [matching.id]: { a1: 'b2', a2: 'b3', a3: 'b1' } });
  await platform.pool.query('update shared_attempts set points = null where code = $1', [code]);
  await submit(code, { [matching.id]: { a1: 'b2', a2: 'b3' } });
  const { questions: reported } = await ask(owner, `${code}/report`);
  expect(reported.find(({ number }: { number: number }) => number === 1)).toMatchObject({
    correct: 1,
    partly: 1,
    graded: 2,
    percentCorrect: 83,
  });
  const { takers } = await ask(owner, `${code}/takers`);
  const scores = takers.map(({ score }: { score: number }) => score);
  expect(scores.toSorted()).toEqual([22, 33]);
  expect(takers.flatMap(({ marks }: { marks: string[] }) => marks)).toContain('partly');
});

it('lists a great many takers page by page, each once', async () => {
  const owner = await signIn();
  const { code } = await shareNew(owner);
  await submit(code, {});
  await platform.pool.query(
    `insert into shared_attempts (code, attempt_id, started_at, submitted_at, time_taken_seconds,
       answers, verdicts, points, seconds, results, score, graded_version, body_hash)
     select code, gen_random_uuid(), started_at, submitted_at + n % 7 * interval '1 second',
       time_taken_seconds, answers, verdicts, points, seconds, results, score, graded_version, body_hash
     from shared_attempts cross join generate_series(1, 449) n where code = $1`,
    [code],
  );
  const first = await ask(owner, `${code}/takers`);
  const second = await ask(owner, `${code}/takers?after=${first.next}`);
  const third = await ask(owner, `${code}/takers?after=${second.next}`);
  const pages = [first, second, third].map(({ takers }) => takers);
  expect(pages.map(({ length }) => length)).toEqual([200, 200, 50]);
  expect(third.next).toBeNull();
  const ids = pages.flat().map(({ attemptId }: { attemptId: string }) => attemptId);
  expect(new Set(ids).size).toBe(450);
});

it('outlives the link, and goes when its owner deletes it', async () => {
  const owner = await signIn();
  const { code } = await shareNew(owner);
  await submit(code, {});
  clock.advance(29 * 24 * 60 * 60 * 1000);
  const { headers } = owner;
  expect((await ask(owner, `${code}/report`)).share).toMatchObject({ state: 'expired', taken: 1 });
  expect((await load(code)).statusCode).toBe(410);
  await call('DELETE', `/shared-tests/${code}/report`, { headers });
  expect((await call('GET', `/shared-tests/${code}/report`, { headers })).statusCode).toBe(404);
  expect((await load(code)).statusCode).toBe(404);
  const { rows } = await platform.pool.query(
    `select code from shared_attempts where code = $1 union select code from user_shares
     where code = $1`,
    [code],
  );
  expect(rows).toEqual([]);
});

it('[SHARE-23] keeps the report of a link that its owner stopped', async () => {
  const owner = await signIn();
  const { code } = await shareNew(owner);
  await submit(code, {});
  await call('DELETE', `/shared-tests/${code}`, { headers: owner.headers });
  expect((await ask(owner, `${code}/report`)).share).toMatchObject({ state: 'stopped', taken: 1 });
  expect((await load(code)).statusCode).toBe(404);
});
