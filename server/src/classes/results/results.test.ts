import { expect, it } from 'vitest';
import { makeChoices, makeSixQuestions } from '../../attempts/testing/attempt-calls.ts';
import { answerFirst, startClassApp } from '../testing/class-app.ts';
import { projectResults } from './project-results.ts';

const { platform, clock, call, signIn, makeClass, begin, take, work, workResults } =
  await startClassApp();

const aDay = 24 * 60 * 60 * 1000;
const topicOf = (topic: string) => (question: ReturnType<typeof makeChoices>[number]) => ({
  ...question,
  topic,
});

/** Past the closing of everything that was given for a week. */
async function close(): Promise<void> {
  clock.advance(8 * aDay);
  await work('close-assignment');
  await workResults();
}

it('gives a test to members alone, under the names of the class', async () => {
  const one = await makeClass();
  const other = await makeClass();
  const lily = await one.add('Lily Shaw');
  const omar = await other.add('Omar');
  const questions = makeChoices(2);
  const code = await one.give(questions);
  expect((await begin(code, omar)).json().code).toBe('members-only');
  expect((await begin(code, { headers: {} })).json().code).toBe('members-only');
  expect((await begin(code, other.teacher)).json().code).toBe('members-only');
  expect((await begin(code, lily)).statusCode).toBe(200);
  const live = await call('GET', `/assignments/${code}/live`, { headers: one.teacher.headers });
  expect(live.json().takers).toMatchObject([{ name: 'Lily Shaw', state: 'answering' }]);
  expect(live.json().assignment).toMatchObject({ classId: one.id, rules: { asksName: true } });
});

it('lets nobody begin who was removed', async () => {
  const { teacher, path, add, give } = await makeClass();
  const lily = await add('Lily');
  const code = await give(makeChoices(2));
  await call('DELETE', `${path}/members/${lily.memberId}`, { headers: teacher.headers });
  expect((await begin(code, lily)).json().code).toBe('members-only');
});

it('gives nothing to the class of somebody else', async () => {
  const { path } = await makeClass();
  const stranger = await makeClass();
  const code = await stranger.give(makeChoices(1));
  const { tests } = (await stranger.get('/tests')).json();
  const [{ practiceTestId }] = tests;
  const payload = { practiceTestId, rules: { ...(await rulesOf(code, stranger.teacher)) } };
  const reply = await call('POST', `${path}/assignments`, {
    headers: stranger.teacher.headers,
    payload,
  });
  expect(reply.statusCode).toBe(404);
});

async function rulesOf(code: string, { headers }: { headers: Record<string, string> }) {
  return (await call('GET', `/assignments/${code}/live`, { headers })).json().assignment.rules;
}

it('has in the gradebook what was handed in, and who was absent once it has closed', async () => {
  const { add, give, get } = await makeClass();
  const [lily, omar] = [await add('Lily'), await add('Omar')];
  const questions = makeChoices(4);
  const code = await give(questions, { title: 'Cells' });
  await take(code, lily, answerFirst(questions, 3));
  await workResults();
  const open = (await get('/gradebook')).json();
  expect(open.tests).toMatchObject([{ code, title: 'Cells', weight: 1 }]);
  expect(open.rows).toEqual([
    {
      memberId: lily.memberId,
      name: 'Lily',
      isRemoved: false,
      results: [{ code, state: 'graded', percent: 75, points: 3, possible: 4 }],
    },
    { memberId: omar.memberId, name: 'Omar', isRemoved: false, results: [] },
  ]);
  await close();
  const closed = (await get('/gradebook')).json();
  expect(closed.rows[1].results).toEqual([
    { code, state: 'absent', percent: null, points: 0, possible: 0 },
  ]);
  expect((await get('/tests')).json().tests).toMatchObject([
    { code, state: 'closed', done: 1, toJudge: 0, average: 75 },
  ]);
});

it('counts nobody absent who joined after the test had closed, or had left before', async () => {
  const { teacher, path, add, give, get } = await makeClass();
  const early = await add('Early');
  await give(makeChoices(1));
  await call('DELETE', `${path}/members/${early.memberId}`, { headers: teacher.headers });
  await close();
  await add('Late');
  const { rows } = (await get('/gradebook')).json();
  expect(rows).toMatchObject([{ name: 'Late', results: [] }]);
});

it('counts the best of several tries, and says that something waits to be judged', async () => {
  const { teacher, add, give, get } = await makeClass();
  const lily = await add('Lily');
  const choices = makeChoices(2);
  const code = await give(choices, { rules: { tries: 3 } });
  await take(code, lily, answerFirst(choices, 2), 1);
  await take(code, lily, answerFirst(choices, 0), 2);
  const written = makeSixQuestions().filter(({ type }) => type === 'short-answer');
  clock.advance(1_000);
  const second = await give(written);
  await take(second, lily, { [written[0]?.id ?? '']: 'something that nobody can judge' });
  await workResults();
  expect((await get('/gradebook')).json().rows[0].results).toEqual(
    expect.arrayContaining([
      { code, state: 'graded', percent: 100, points: 2, possible: 2 },
      { code: second, state: 'to-judge', percent: 0, points: 0, possible: 1 },
    ]),
  );
  const { waiting, classes } = (await call('GET', '/classes', teacher)).json();
  expect(
    waiting.map(({ kind, code: of, count }: Record<string, unknown>) => [kind, of, count]),
  ).toEqual([
    ['to-judge', second, 1],
    ['open', second, 1],
    ['open', code, 1],
  ]);
  expect(classes[0]).toMatchObject({ averages: [100, 0], lastTest: { toJudge: 1 } });
});

it('keeps the same results when the job runs twice at once, and when nothing is left of the test', async () => {
  const { id, teacher, add, give, get } = await makeClass();
  const lily = await add('Lily');
  const questions = makeChoices(2);
  const code = await give(questions);
  await take(code, lily, answerFirst(questions, 1));
  const project = () => projectResults(platform, { classId: id, code });
  await Promise.all([project(), project(), project()]);
  const before = (await get('/gradebook')).json();
  expect(before.rows[0].results).toHaveLength(1);
  await call('DELETE', `/shared-tests/${code}/report`, teacher);
  await project();
  expect((await get('/gradebook')).json()).toEqual(before);
  expect((await get('/tests')).json().tests).toMatchObject([
    { state: 'closed', practiceTestId: null, average: 50 },
  ]);
});

it('makes the tries of two who are merged one result, under one name', async () => {
  const { teacher, path, add, give, get } = await makeClass();
  const [old, kept] = [await add('Elif K.'), await add('Elif Kaya')];
  const questions = makeChoices(2);
  const code = await give(questions);
  await take(code, old, answerFirst(questions, 2));
  await call('PUT', `${path}/members/${old.memberId}/same-as`, {
    headers: teacher.headers,
    payload: { memberId: kept.memberId },
  });
  await workResults();
  expect((await get('/gradebook')).json().rows).toMatchObject([
    { name: 'Elif Kaya', results: [{ percent: 100 }] },
  ]);
  const takers = await call('GET', `/shared-tests/${code}/takers`, teacher);
  expect(takers.json().takers).toMatchObject([{ name: 'Elif Kaya' }]);
  const own = await call('GET', `${path}/membership/tests`, kept);
  expect(own.json().tests[0].ownTries).toHaveLength(1);
});

it('takes the name out of every report when a member is erased, and keeps the answers', async () => {
  const { teacher, path, add, give, get } = await makeClass();
  const lily = await add('Lily Shaw');
  const questions = makeChoices(2);
  const [done, begun] = [await give(questions), await give(makeChoices(1))];
  await take(done, lily, answerFirst(questions, 2));
  await begin(begun, lily);
  await workResults();
  await call('DELETE', `${path}/members/${lily.memberId}/data`, teacher);
  expect((await get('/gradebook')).json().rows).toEqual([]);
  const takers = await call('GET', `/shared-tests/${done}/takers`, teacher);
  expect(takers.json().takers).toMatchObject([{ name: null, score: 100 }]);
  const { rows } = await platform.pool.query(
    `select t::text from shared_attempts t where code = any($1)`,
    [[done, begun]],
  );
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(lily.memberId);
  await workResults();
  expect((await get('/gradebook')).json().rows).toEqual([]);
});

it('leaves answers without names when a class ends', async () => {
  const { teacher, path, add, give } = await makeClass();
  const lily = await add('Lily Shaw');
  const questions = makeChoices(2);
  const code = await give(questions);
  await take(code, lily, answerFirst(questions, 2));
  await call('DELETE', path, teacher);
  const takers = await call('GET', `/shared-tests/${code}/takers`, teacher);
  expect(takers.json().takers).toMatchObject([{ name: null, score: 100 }]);
});

it('knows the topics of the last three tests, and practises the two weakest', async () => {
  const { teacher, path, add, give, get } = await makeClass();
  const lily = await add('Lily');
  const old = makeChoices(2).map(topicOf('Forgotten'));
  const made = [
    makeChoices(2).map(topicOf('Osmosis')),
    makeChoices(4).map(topicOf('Transpiration')),
    makeChoices(1).map(topicOf('Roots')),
  ];
  for (const questions of [old, ...made]) {
    clock.advance(1_000);
    const code = await give(questions);
    await take(code, lily, answerFirst(questions, 1));
  }
  await workResults();
  const known = (await get('/topics')).json();
  expect(known).toEqual({
    testCount: 3,
    topics: [
      { topic: 'Transpiration', right: 1, answers: 4, percent: 25 },
      { topic: 'Osmosis', right: 1, answers: 2, percent: 50 },
      { topic: 'Roots', right: 1, answers: 1, percent: 100 },
    ],
  });
  const { testId } = (await call('POST', `${path}/topic-tests`, teacher)).json();
  const test = (await call('GET', `/tests/${testId}`, teacher)).json().test;
  expect(test.name).toBe('Practice: Transpiration and Osmosis');
  expect(test.questions).toHaveLength(6);
  const record = (await get(`/members/${lily.memberId}`)).json();
  expect(record.topics[0]).toMatchObject({ topic: 'Transpiration', percent: 25 });
  expect(record.topics).toHaveLength(4);
  expect(record.results).toHaveLength(4);
});

it('makes no practice test where nothing is known, and none for somebody else', async () => {
  const { teacher, path, get } = await makeClass();
  expect((await get('/topics')).json()).toEqual({ testCount: 0, topics: [] });
  expect((await call('POST', `${path}/topic-tests`, teacher)).statusCode).toBe(404);
  const stranger = await signIn({ isConfirmed: true });
  expect((await call('POST', `${path}/topic-tests`, stranger)).statusCode).toBe(404);
  const weight = await call('PUT', `${path}/tests/AAAAAA/weight`, {
    headers: teacher.headers,
    payload: { weight: 2 },
  });
  expect(weight.statusCode).toBe(404);
});

it('weighs a test as the teacher says', async () => {
  const { teacher, path, give, get } = await makeClass();
  const code = await give(makeChoices(1));
  const weigh = (weight: number) =>
    call('PUT', `${path}/tests/${code}/weight`, { headers: teacher.headers, payload: { weight } });
  expect((await weigh(3)).json()).toEqual({ success: true });
  expect((await get('/gradebook')).json().tests).toMatchObject([{ weight: 3 }]);
  expect((await weigh(11)).statusCode).toBe(400);
});

it('shows a member their tests, and no score before the answers are open (D40)', async () => {
  const { path, add, give } = await makeClass();
  const [lily, omar] = [await add('Lily'), await add('Omar')];
  const questions = makeChoices(4);
  const code = await give(questions, { title: 'Cells' });
  await take(code, lily, answerFirst(questions, 3));
  const testsOf = async ({ headers }: { headers: Record<string, string> }) =>
    (await call('GET', `${path}/membership/tests`, { headers })).json().tests;
  const [test] = await testsOf(lily);
  expect(test).toMatchObject({
    code,
    title: 'Cells',
    state: 'open',
    questionCount: 4,
    tries: 1,
    answersShown: 'after-closing',
    ownTries: [{ number: 1, score: null }],
  });
  expect(test.answersAt).toBe(new Date(Date.parse(test.closesAt) + 30_000).toISOString());
  expect(await testsOf(omar)).toMatchObject([{ code, ownTries: [] }]);
  const { key } = test.ownTries[0];
  const own = await call('GET', `/assignments/${code}/attempt`, {
    headers: { 'engram-attempt': key },
  });
  expect(own.json()).toMatchObject({ key, handedIn: { result: null } });
  await close();
  expect(await testsOf(lily)).toMatchObject([
    { state: 'closed', answersAt: null, ownTries: [{ score: { percent: 75, points: 3 } }] },
  ]);
});
