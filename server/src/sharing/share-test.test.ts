import { expect, it } from 'vitest';
import { makeChoices, makeSixQuestions } from '../attempts/testing/attempt-calls.ts';
import { insertPracticeTest } from '../practice-tests/testing/insert-test.ts';
import { startTestApp } from '../testing/start-app.ts';
import { shareTest } from './share-test.ts';
import { makeSharingCalls, settings } from './testing/sharing-calls.ts';

const { app, platform, signIn } = await startTestApp({
  environment: { RATE_LIMITS: 'off', PUBLIC_URL: 'http://study.example' },
});
const { call, verify, share, shareNew, load } = makeSharingCalls(app, platform);

async function makeOwner() {
  const owner = await signIn();
  await verify(owner);
  const questions = makeChoices(3);
  return {
    owner,
    questions,
    testId: await insertPracticeTest(platform, owner.userId, questions),
  };
}

it('[SHARE-16] [SHARE-21] [SHARE-27] [SHARE-28] [BAPI-17] [BAPI-19] [ENT-43] [BLIM-21] [BROLE-20] shares a test under a code and a link for 3 days', async () => {
  const { owner, questions, testId } = await makeOwner();
  const reply = await share(owner, testId, questions);
  expect(reply.statusCode).toBe(201);
  const { testId: code } = reply.json();
  expect(code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
  expect(reply.json()).toEqual({
    testId: code,
    shareUrl: `http://study.example/test/${code}`,
    expiresAt: '2026-03-04T12:00:00.000Z',
  });
});

it('[SHARE-13] [SHARE-14] [BAPI-18] [ENT-41] [ENT-42] takes title, description, questions, settings and a creator', async () => {
  const { owner, questions, testId } = await makeOwner();
  const reply = await share(owner, testId, questions, {
    description: 'Chapter 4',
    creatorId: owner.userId,
    settings: {
      enableTimer: true,
      timerDuration: 10,
      difficulty: 'hard',
      testLayout: 'vertical',
    },
  });
  const shared = (await load(reply.json().testId)).json();
  expect(shared).toMatchObject({
    title: 'Cells',
    description: 'Chapter 4',
    settings: { enableTimer: true, timerDuration: 10, difficulty: 'hard', testLayout: 'vertical' },
  });
  expect(shared.questions).toHaveLength(3);
});

it.each([
  ['no title', { title: undefined }],
  ['a blank title', { title: '  ' }],
  ['no questions', { questions: [] }],
  ['questions left out', { questions: undefined }],
])(
  '[SHARE-17] [BAPI-20] refuses %s with "Title and questions are required"',
  async (_, changes) => {
    const { owner, questions, testId } = await makeOwner();
    const reply = await share(owner, testId, questions, changes);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().error).toBe('Title and questions are required');
  },
);

it('[SHARE-15] takes the creator from the session, whoever is claimed to be it', async () => {
  const [mine, other] = [await makeOwner(), await makeOwner()];
  const { owner, questions, testId } = mine;
  const reply = await share(owner, testId, questions, { creatorId: other.owner.userId });
  const { rows } = await platform.pool.query('select owner_id from shared_tests where code = $1', [
    reply.json().testId,
  ]);
  expect(rows).toEqual([{ owner_id: owner.userId }]);
  const anonymous = await share({ ...owner, headers: {} }, testId, questions);
  expect(anonymous.statusCode).toBe(401);
});

it('[SHARE-18] takes only questions of the own test, and nothing that is said of them', async () => {
  const [mine, other] = [await makeOwner(), await makeOwner()];
  const { owner, questions, testId } = mine;
  const forged = questions.map(({ id }) => ({ id, text: 'Forged?', correctAnswer: 'a' }));
  const reply = await share(owner, testId, forged);
  const { questions: shared } = (await load(reply.json().testId)).json();
  expect(shared[0].text).toBe(questions[0]?.text);
  expect((await share(owner, testId, other.questions)).statusCode).toBe(404);
  expect((await share(owner, other.testId, other.questions)).statusCode).toBe(404);
});

it('[SHARE-18] judges again what strangers will read', async () => {
  const { owner, questions, testId } = await makeOwner();
  const forbidden = 'How to make a bomb at home: step by step instructions to build explosives.';
  const reply = await share(owner, testId, questions, { description: forbidden });
  expect(reply.statusCode).toBe(422);
  expect(reply.json().code).toBe('content-policy');
  const [first] = makeChoices(1);
  const edited = first ? [{ ...first, explanation: forbidden }] : [];
  const other = await insertPracticeTest(platform, owner.userId, edited);
  expect((await share(owner, other, edited)).json().code).toBe('content-policy');
});

it('shares no more questions than the plan allows', async () => {
  const owner = await signIn();
  await verify(owner);
  const questions = makeChoices(21);
  const testId = await insertPracticeTest(platform, owner.userId, questions);
  expect((await share(owner, testId, questions)).json().code).toBe('question-limit');
  expect((await share(owner, testId, questions.slice(0, 20))).statusCode).toBe(201);
});

it('asks to confirm the email first', async () => {
  const owner = await signIn();
  const questions = makeChoices(3);
  const testId = await insertPracticeTest(platform, owner.userId, questions);
  const reply = await share(owner, testId, questions);
  expect(reply.statusCode).toBe(403);
  expect(reply.json().message).toBe(
    'Please confirm your email address first. Use the link we emailed you.',
  );
});

it('[SHARE-01] [BROLE-19] is private until it is shared', async () => {
  const { owner, questions, testId } = await makeOwner();
  expect((await load(testId)).statusCode).toBe(404);
  const shares = () => call('GET', `/tests/${testId}/shares`, { headers: owner.headers });
  expect((await shares()).json()).toEqual({ shares: [] });
  const code = (await share(owner, testId, questions)).json().testId;
  expect((await shares()).json().shares).toMatchObject([{ testId: code, state: 'open' }]);
});

it('gives the same code for the same call sent twice, and another for another', async () => {
  const { owner, questions, testId } = await makeOwner();
  const keyed = {
    ...owner,
    headers: { ...owner.headers, 'idempotency-key': crypto.randomUUID() },
  };
  const [first, again] = await Promise.all([
    share(keyed, testId, questions),
    share(keyed, testId, questions),
  ]);
  expect(again.json()).toEqual(first.json());
  expect((await share(owner, testId, questions)).json().testId).not.toBe(first.json().testId);
});

it('keeps what was shared as it was, whatever the owner edits later', async () => {
  const { owner, questions, testId } = await makeOwner();
  const code = (await share(owner, testId, questions)).json().testId;
  const before = (await load(code)).json();
  await call('PUT', `/tests/${testId}/questions/${questions[0]?.id}`, {
    headers: owner.headers,
    payload: {
      newId: crypto.randomUUID(),
      edit: { type: 'true-false', text: 'Changed?', correct: 'True' },
    },
  });
  expect((await load(code)).json()).toEqual(before);
});

it('[SHARE-24] [BERR-22] says "Failed to create shared test" when something breaks', async () => {
  const { owner, questions, testId } = await makeOwner();
  await platform.pool.query('alter table user_shares rename to user_shares_away');
  const reply = await share(owner, testId, questions);
  await platform.pool.query('alter table user_shares_away rename to user_shares');
  expect(reply.statusCode).toBe(500);
  expect(reply.json().error).toBe('Failed to create shared test');
});

it('shares every type of question', async () => {
  const owner = await signIn();
  const { code, questions } = await shareNew(owner, makeSixQuestions());
  const { questions: shared } = (await load(code)).json();
  expect(shared.map(({ type }: { type: string }) => type)).toEqual(
    questions.map(({ type }) => type),
  );
});

it('[SHARE-28] draws another code when somebody has the first one', async () => {
  const draw = (drawn: number) => new Uint8Array(6).fill(drawn);
  const codes: string[] = [];
  for (const { owner, questions, testId } of [await makeOwner(), await makeOwner()]) {
    const user = { uid: owner.userId, plan: 'free', emailVerified: true } as const;
    const wish = { practiceTestId: testId, title: 'Cells', questions, settings, creationId: '' };
    codes.push((await shareTest(platform, user, wish, draw)).code);
  }
  expect(codes).toEqual(['AAAAAA', 'BBBBBB']);
});

it('makes one link of a call that is repeated because its process died before it could answer', async () => {
  const { owner, questions, testId } = await makeOwner();
  const headers = { ...owner.headers, 'idempotency-key': crypto.randomUUID() };
  const attempt = async () => {
    const reply = await share({ ...owner, headers }, testId, questions);
    // Whoever dies in between has made the link and kept no reply.
    await platform.pool.query('delete from idempotency_keys where owner = $1', [
      `user:${owner.userId}`,
    ]);
    return reply.json();
  };
  const first = await attempt();
  expect(first).toMatchObject({ expiresAt: '2026-03-04T12:00:00.000Z' });
  expect(await attempt()).toEqual(first);
  const { rows } = await platform.pool.query('select code from user_shares where test_id = $1', [
    testId,
  ]);
  expect(rows).toEqual([{ code: first.testId }]);
});

it('makes no more than 100 links to one test', async () => {
  const { owner, questions, testId } = await makeOwner();
  await platform.pool.query(
    `insert into user_shares
     select $1, $2, 'ZZZZ' || chr(65 + n / 8) || chr(50 + n % 8), now()
     from generate_series(0, 99) n`,
    [owner.userId, testId],
  );
  expect((await share(owner, testId, questions)).json().code).toBe('shares-full');
});
