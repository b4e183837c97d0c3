import type { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import { textFormats } from '@engram/core/rich-text/text-format.ts';
import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { makeAttemptCalls } from '../../attempts/testing/attempt-calls.ts';
import { bareQuestion } from '../../generation/testing/insert-generation.ts';
import { makePracticeTestCalls } from '../../testing/calls/practice-test-calls.ts';
import { startTestApp } from '../../testing/start-app.ts';
import { readQuestionsOfTest } from '../read-questions.ts';
import { insertPracticeTest } from '../testing/insert-test.ts';

const { app, platform, signIn } = await startTestApp({ environment: { RATE_LIMITS: 'off' } });
const { get, edit, add, takeOut } = makePracticeTestCalls(app);
const attempts = makeAttemptCalls(app);

const choice = {
  type: 'multiple-choice',
  text: 'What did Semon name?',
  options: ['The synapse', 'The engram', 'The neuron'],
  correct: 1,
};
const several = {
  type: 'multiple-answer',
  text: 'Which are parts of a neuron?',
  options: ['Axon', 'Dendrite', 'Nephron'],
  correct: [0, 1],
};

async function listFormer(testId: string): Promise<string[]> {
  const { rows } = await platform.pool.query<{ question_id: string }>(
    'select question_id from test_questions where test_id = $1 and removed_at is not null',
    [testId],
  );
  return rows.map((row) => row.question_id).toSorted();
}

/** A test of four questions. */
async function begin({ userId }: { userId: string }, config = {}) {
  const questions = Array.from({ length: 4 }, () =>
    bareQuestion({ explanation: 'Old words.', hint: 'Old hint.', topic: 'Memory' }),
  );
  const id = await insertPracticeTest(platform, userId, questions, { config });
  return { id, ids: questions.map((question) => question.id) };
}

function idsOf(reply: { json: () => { test: PracticeTest } }): string[] {
  return reply.json().test.questions.map(({ id }) => id);
}

it('puts an edited question in the place of the old one, marked as the owner’s (D26)', async () => {
  const maya = await signIn({ plan: 'student' });
  const { id, ids } = await begin(maya);
  const newId = uuidv7();
  const reply = await edit(maya, id, ids[1] ?? '', { newId, edit: choice });
  expect(idsOf(reply)).toEqual([ids[0], newId, ids[2], ids[3]]);
  expect(reply.json().test.questions[1]).toEqual({
    version: 1,
    id: newId,
    format: 'plain',
    type: 'multiple-choice',
    text: 'What did Semon name?',
    options: [
      { id: 'a', text: 'The synapse' },
      { id: 'b', text: 'The engram' },
      { id: 'c', text: 'The neuron' },
    ],
    correctAnswer: 'b',
    explanation: '',
    hint: '',
    source: expect.objectContaining({
      quote: 'An engram is the physical trace that a memory leaves in the brain.',
    }),
    topic: 'Memory',
    madeBy: 'owner',
    isVerified: false,
  });
});

it.each([
  ['plain', undefined, 'plain'],
  ['rich', undefined, 'rich'],
  ['plain', 'rich', 'rich'],
])('keeps the format of a %s question unless the edit says %s', async (before, said, after) => {
  const maya = await signIn();
  const [format] = textFormats.filter((one) => one === before);
  const question = { ...bareQuestion(), ...(format && { format }) };
  const id = await insertPracticeTest(platform, maya.userId, [question]);
  const sent = { newId: uuidv7(), edit: { ...choice, ...(said && { format: said }) } };
  const reply = await edit(maya, id, question.id, sent);
  expect(reply.json().test.questions[0].format).toBe(after);
});

it('keeps the question as it was for the attempts that answered it', async () => {
  const maya = await signIn();
  const { id, ids } = await begin(maya);
  const [first = '', second = ''] = ids;
  await edit(maya, id, first, { newId: uuidv7(), edit: choice });
  await takeOut(maya, id, second);
  const key = { userId: maya.userId, testId: id };
  const kept = await readQuestionsOfTest(platform.db, key, [second, first]);
  expect(kept.map((question) => [question.id, question.explanation])).toEqual([
    [second, 'Old words.'],
    [first, 'Old words.'],
  ]);
});

it('lets go of what was edited away a week ago, unless an attempt has it', async () => {
  const maya = await signIn();
  const { id, ids } = await begin(maya);
  const [asked = '', second = ''] = ids;
  const attempt = await attempts.begin(maya, id, { questionIds: [asked] });
  await attempts.submit(maya, attempt);
  const newer = uuidv7();
  await edit(maya, id, asked, { newId: uuidv7(), edit: choice });
  await edit(maya, id, second, { newId: newer, edit: choice });
  expect(await listFormer(id)).toEqual([asked, second].toSorted());
  await platform.pool.query(
    "update test_questions set removed_at = removed_at - interval '8 days' where test_id = $1",
    [id],
  );
  await edit(maya, id, newer, { newId: uuidv7(), edit: choice });
  expect(await listFormer(id)).toEqual([asked, newer].toSorted());
});

it('keeps the last thousand edits that nobody has answered, and no more', async () => {
  const maya = await signIn();
  const { id, ids } = await begin(maya);
  await platform.pool.query(
    `insert into test_questions (user_id, test_id, question_id, place, question, removed_at, created_at)
     select user_id, test_id, gen_random_uuid(), place, question, $2::timestamptz, created_at
     from test_questions, generate_series(1, 1050) where question_id = $1`,
    [ids[0], new Date(platform.clock.now().getTime() - 60_000)],
  );
  await edit(maya, id, ids[0] ?? '', { newId: uuidv7(), edit: choice });
  const former = await listFormer(id);
  expect(former).toHaveLength(1_000);
  expect(former).toContain(ids[0]);
  expect(idsOf(await get(maya, id))).toHaveLength(4);
});

it('edits once, however often the same edit comes', async () => {
  const maya = await signIn();
  const { id, ids } = await begin(maya);
  const body = { newId: uuidv7(), edit: choice };
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => edit(maya, id, ids[0] ?? '', body)),
  );
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200));
  expect(idsOf(await get(maya, id))).toEqual([body.newId, ids[1], ids[2], ids[3]]);
});

it('lets one of two different edits at once win, and tells the other', async () => {
  const maya = await signIn();
  const { id, ids } = await begin(maya);
  const replies = await Promise.all([
    edit(maya, id, ids[0] ?? '', { newId: uuidv7(), edit: choice }),
    edit(maya, id, ids[0] ?? '', { newId: uuidv7(), edit: choice }),
  ]);
  const statuses = replies.map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([200, 404]));
  expect(idsOf(await get(maya, id))).toHaveLength(4);
});

it('can edit an edited question, and knows the first one no more', async () => {
  const maya = await signIn();
  const { id, ids } = await begin(maya);
  const [newer, newest] = [uuidv7(), uuidv7()];
  await edit(maya, id, ids[3] ?? '', { newId: newer, edit: choice });
  const reply = await edit(maya, id, newer, { newId: newest, edit: choice });
  expect(idsOf(reply)).toEqual([ids[0], ids[1], ids[2], newest]);
  const stale = await edit(maya, id, ids[3] ?? '', { newId: uuidv7(), edit: choice });
  expect(stale.statusCode).toBe(404);
});

it('refuses an edit that keeps the id', async () => {
  const maya = await signIn();
  const { id, ids } = await begin(maya);
  const [first = ''] = ids;
  expect((await edit(maya, id, first, { newId: first, edit: choice })).statusCode).toBe(400);
});

it('adds a question of the owner at the end, without a source', async () => {
  const maya = await signIn();
  const { id, ids } = await begin(maya);
  const newId = uuidv7();
  const reply = await add(maya, id, newId, choice);
  expect(idsOf(reply)).toEqual([...ids, newId]);
  expect(reply.json().test.questions.at(-1)).toMatchObject({
    source: null,
    topic: null,
    madeBy: 'owner',
    isVerified: false,
  });
  expect(idsOf(await add(maya, id, newId, { ...choice, text: 'Another one?' }))).toEqual([
    ...ids,
    newId,
  ]);
});

it('believes no owner who says more than an edit may', async () => {
  const maya = await signIn();
  const { id, ids } = await begin(maya);
  for (const more of [{ madeBy: 'ai' }, { isVerified: true }, { source: null }]) {
    const reply = await add(maya, id, uuidv7(), { ...choice, ...more });
    expect(reply.statusCode).toBe(400);
  }
  expect(idsOf(await get(maya, id))).toEqual(ids);
});

it('adds no more than the plan allows, but to an endless test', async () => {
  const maya = await signIn();
  const questions = Array.from({ length: 20 }, () => bareQuestion());
  const full = await insertPracticeTest(platform, maya.userId, questions);
  const reply = await add(maya, full, uuidv7(), choice);
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'question-limit']);
  const endless = await insertPracticeTest(platform, maya.userId, questions, {
    config: { preset: 'endless', isEndlessMode: true },
  });
  expect((await add(maya, endless, uuidv7(), choice)).statusCode).toBe(200);
});

it('keeps the types of premium for premium users (D5)', async () => {
  const [maya, omar] = [await signIn(), await signIn({ plan: 'student' })];
  const ofMaya = await begin(maya);
  const ofOmar = await begin(omar);
  const body = { newId: uuidv7(), edit: several };
  const edited = await edit(maya, ofMaya.id, ofMaya.ids[0] ?? '', body);
  const added = await add(maya, ofMaya.id, uuidv7(), several);
  expect([edited, added].map((reply) => reply.json().code)).toEqual([
    'premium-only',
    'premium-only',
  ]);
  expect((await add(omar, ofOmar.id, uuidv7(), several)).statusCode).toBe(200);
});

it.each([
  [{ ...choice, correct: 3 }],
  [{ ...choice, options: ['Same', 'same', 'Other'] }],
  [{ ...choice, text: ' ' }],
  [{ type: 'fill-in-blank', text: 'No gap.', answer: 'x', accepted: [] }],
])('refuses what nobody could answer: %o', async (written) => {
  const maya = await signIn();
  const { id, ids } = await begin(maya);
  const reply = await edit(maya, id, ids[0] ?? '', { newId: uuidv7(), edit: written });
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid-input']);
  expect(idsOf(await get(maya, id))).toEqual(ids);
});

it('takes a question out, once, and leaves the last three', async () => {
  const maya = await signIn();
  const { id, ids } = await begin(maya);
  const [first = '', second = ''] = ids;
  expect(idsOf(await takeOut(maya, id, first))).toEqual(ids.slice(1));
  expect(idsOf(await takeOut(maya, id, first))).toEqual(ids.slice(1));
  const reply = await takeOut(maya, id, second);
  expect([reply.statusCode, reply.json().message]).toEqual([
    409,
    'A test needs at least 3 questions.',
  ]);
});

it('leaves three also when all are taken out at once, and in an endless test', async () => {
  const maya = await signIn();
  const { id, ids } = await begin(maya, { preset: 'endless', isEndlessMode: true });
  await Promise.all(ids.map((questionId) => takeOut(maya, id, questionId)));
  expect(idsOf(await get(maya, id))).toHaveLength(3);
});

it("[BROLE-25] changes nothing of another user's test", async () => {
  const [maya, omar] = [await signIn(), await signIn()];
  const { id, ids } = await begin(maya);
  const [first = ''] = ids;
  const replies = [
    await edit(omar, id, first, { newId: uuidv7(), edit: choice }),
    await add(omar, id, uuidv7(), choice),
    await takeOut(omar, id, first),
  ];
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  expect(idsOf(await get(maya, id))).toEqual(ids);
});
