import type { Question } from '@engram/core/questions/question.ts';
import { expect, it } from 'vitest';
import { bareQuestion } from '../../generation/testing/insert-generation.ts';
import { makePracticeTestCalls } from '../../testing/calls/practice-test-calls.ts';
import { startTestApp } from '../../testing/start-app.ts';
import { startGenerationApp } from '../../testing/start-generation-app.ts';
import { insertPracticeTest } from '../testing/insert-test.ts';

const { app, platform, provider, signIn } = await startGenerationApp();
const { tell } = makePracticeTestCalls(app);
const quote = 'An engram is the physical trace that a memory leaves in the brain.';

const none = [
  { kind: 'ai-answers', used: 0 },
  { kind: 'ai-calls', used: 0 },
];

async function readUsed(userId: string) {
  const { rows } = await platform.pool.query(
    'select kind, used from usage where user_id = $1 order by kind',
    [userId],
  );
  return rows;
}

async function ask(
  caller: { userId: string; headers: Record<string, string> },
  what: 'explanation' | 'hint',
  changes = {},
) {
  const question = bareQuestion(changes);
  const id = await insertPracticeTest(platform, caller.userId, [question]);
  const again = () => tell(caller, what, id, question.id);
  return { reply: await again(), again };
}

it('[BAPI-34] gives the stored explanation with its quote to everyone, and asks nobody (D9)', async () => {
  const before = provider.calls.length;
  const maya = await signIn();
  const { reply } = await ask(maya, 'explanation', { explanation: 'Semon coined the word.' });
  expect(reply.json()).toEqual({ explanation: 'Semon coined the word.', quote });
  expect(provider.calls.length).toBe(before);
  expect(await readUsed(maya.userId)).toEqual([]);
});

it('asks a model for a missing explanation once, and keeps it', async () => {
  const maya = await signIn();
  const before = provider.calls.length;
  const { reply, again } = await ask(maya, 'explanation');
  expect(reply.statusCode).toBe(200);
  expect(reply.json().explanation.length).toBeGreaterThan(10);
  expect((await again()).json()).toEqual(reply.json());
  expect(provider.calls.length).toBe(before + 1);
  expect(await readUsed(maya.userId)).toEqual([
    { kind: 'ai-answers', used: 1 },
    { kind: 'ai-calls', used: 1 },
  ]);
});

it('gives the unit back when no model answers, and says so', async () => {
  provider.fail({ fault: 'server-error', times: 1 });
  const maya = await signIn();
  const { reply, again } = await ask(maya, 'explanation');
  expect([reply.statusCode, reply.json().message]).toEqual([
    502,
    'Failed to generate explanation. Please try again.',
  ]);
  expect(await readUsed(maya.userId)).toEqual(none);
  expect((await again()).statusCode).toBe(200);
});

it('asks once and counts once, however many want the same explanation at the same moment', async () => {
  const maya = await signIn();
  const question = bareQuestion();
  const id = await insertPracticeTest(platform, maya.userId, [question]);
  const before = provider.calls.length;
  const replies = await Promise.all(
    Array.from({ length: 35 }, () => tell(maya, 'explanation', id, question.id)),
  );
  const texts = replies.map((reply) => reply.json().explanation);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(35).fill(200));
  expect(new Set(texts).size).toBe(1);
  expect(provider.calls.length).toBe(before + 1);
  expect(await readUsed(maya.userId)).toEqual([
    { kind: 'ai-answers', used: 1 },
    { kind: 'ai-calls', used: 1 },
  ]);
});

it('lets the next one ask when the one before got nothing', async () => {
  provider.fail({ fault: 'server-error', times: 1 });
  const maya = await signIn();
  const question = bareQuestion();
  const id = await insertPracticeTest(platform, maya.userId, [question]);
  const replies = await Promise.all([
    tell(maya, 'explanation', id, question.id),
    tell(maya, 'explanation', id, question.id),
  ]);
  const statuses = replies.map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([200, 502]));
});

it('explains with the words of the text when the answers of the day are used (D25)', async () => {
  const maya = await signIn();
  await platform.pool.query(`insert into usage values ($1, 'ai-answers', '2026-03-01', 30)`, [
    maya.userId,
  ]);
  const before = provider.calls.length;
  const { reply, again } = await ask(maya, 'explanation');
  expect(reply.json()).toEqual({ explanation: `The text says: “${quote}”`, quote });
  expect(provider.calls.length).toBe(before);
  await platform.pool.query(`update usage set used = 0 where user_id = $1`, [maya.userId]);
  expect((await again()).json().explanation).toContain('So the answer is: Engram.');
});

it('hints with the words of the text when the calls of the day are used (D25)', async () => {
  const maya = await signIn({ plan: 'student' });
  await platform.pool.query(`insert into usage values ($1, 'ai-calls', '2026-03-01', 500)`, [
    maya.userId,
  ]);
  const { reply } = await ask(maya, 'hint');
  expect(reply.json()).toEqual({
    hint: 'The text says: “An _____ is the physical trace that a memory leaves in the brain.”',
  });
});

it('refuses who has used the answers of the day where no text can speak instead', async () => {
  const maya = await signIn();
  await platform.pool.query(`insert into usage values ($1, 'ai-answers', '2026-03-01', 30)`, [
    maya.userId,
  ]);
  const { reply } = await ask(maya, 'explanation', { source: null });
  expect([reply.statusCode, reply.json().code, reply.json().message]).toEqual([
    403,
    'ai-answers-used',
    "You've used today's AI explanations. Please try again tomorrow.",
  ]);
});

it('gives the units back when what was told cannot be kept', async () => {
  const maya = await signIn();
  await platform.pool.query(
    `alter table test_questions
     add constraint stuck check (question ->> 'explanation' = '') not valid`,
  );
  const { reply, again } = await ask(maya, 'explanation');
  await platform.pool.query('alter table test_questions drop constraint stuck');
  expect(reply.statusCode).toBe(500);
  expect(await readUsed(maya.userId)).toEqual(none);
  expect((await again()).statusCode).toBe(200);
});

it('keeps hints for premium users, whether there is one or not (D8) [ROLE-16]', async () => {
  const maya = await signIn();
  for (const hint of ['', 'Think of Semon.']) {
    const { reply } = await ask(maya, 'hint', { hint });
    expect([reply.statusCode, reply.json().message]).toEqual([403, 'Hints are part of Premium.']);
  }
});

type Asked = { what?: 'explanation' | 'hint'; question?: Question };

let said = '';
const told = await startGenerationApp({
  provider: { answer: () => JSON.stringify({ text: said }) },
});

/** A premium user asks for a hint or an explanation, and the model says this. */
async function askWhenTold(text: string, { what = 'hint', question = bareQuestion() }: Asked = {}) {
  said = text;
  const maya = await told.signIn({ plan: 'student' });
  const id = await insertPracticeTest(told.platform, maya.userId, [question]);
  const reply = await makePracticeTestCalls(told.app).tell(maya, what, id, question.id);
  const { rows } = await told.platform.pool.query(
    'select kind, used from usage where user_id = $1 order by kind',
    [maya.userId],
  );
  return { status: reply.statusCode, ...reply.json(), usage: rows };
}

it('gives premium users a hint, as one of their calls [ROLE-16]', async () => {
  expect(await askWhenTold('Semon coined the word in 1904.')).toEqual({
    status: 200,
    hint: 'Semon coined the word in 1904.',
    usage: [
      { kind: 'ai-answers', used: 1 },
      { kind: 'ai-calls', used: 1 },
    ],
  });
});

it('shows no hint that gives the answer away, and counts none', async () => {
  expect(await askWhenTold('It is called an ENGRAM, of course.')).toEqual({
    status: 200,
    hint: 'The text says: “An _____ is the physical trace that a memory leaves in the brain.”',
    usage: none,
  });
});

it.each([
  'Think twice: this is not true.',
  'The statement is correct in every word.',
  'Diese Aussage ist falsch.',
])('shows no hint that judges a statement: %s', async (text) => {
  const question: Question = {
    ...bareQuestion(),
    type: 'true-false',
    options: [
      { id: 'a', text: 'True' },
      { id: 'b', text: 'False' },
    ],
    correctAnswer: 'False',
  };
  expect(await askWhenTold(text, { question })).toMatchObject({
    hint: 'Reread the passage it comes from.',
    usage: none,
  });
});

it('counts nothing for words that the database cannot keep', async () => {
  const asked = { what: 'explanation' } as const;
  expect(await askWhenTold('Semon\u0000 coined it.', asked)).toMatchObject({
    status: 502,
    code: 'explanation-failed',
    usage: none,
  });
});

it('cuts no sign in half when a model says too much', async () => {
  const { status, hint } = await askWhenTold(`a${'🧠'.repeat(400)}`);
  expect(status).toBe(200);
  expect(hint).toBe(`a${'🧠'.repeat(249)}`);
});

it('answers without AI from the words of the text', async () => {
  const without = await startTestApp();
  const maya = await without.signIn({ plan: 'student' });
  const question = bareQuestion();
  const id = await insertPracticeTest(without.platform, maya.userId, [question]);
  const calls = makePracticeTestCalls(without.app);
  const explained = await calls.tell(maya, 'explanation', id, question.id);
  expect(explained.json()).toEqual({
    explanation: `The text says: “${quote}”`,
    quote,
  });
  const hinted = await calls.tell(maya, 'hint', id, question.id);
  expect(hinted.json()).toEqual({
    hint: 'The text says: “An _____ is the physical trace that a memory leaves in the brain.”',
  });
});

it('says without AI that a question has no source to explain it by, and calls that no failure', async () => {
  const without = await startTestApp();
  const maya = await without.signIn({ plan: 'student' });
  const question = { ...bareQuestion(), source: null };
  const id = await insertPracticeTest(without.platform, maya.userId, [question]);
  const reply = await makePracticeTestCalls(without.app).tell(maya, 'explanation', id, question.id);
  expect([reply.statusCode, reply.json().message]).toEqual([
    422,
    "This question has no source, so we can't explain it.",
  ]);
});

it('explains a question that was taken out since, for the attempts that answered it', async () => {
  const maya = await signIn();
  const question = bareQuestion({ explanation: 'Semon coined the word.' });
  const id = await insertPracticeTest(platform, maya.userId, [question]);
  await platform.pool.query('update test_questions set removed_at = now() where test_id = $1', [
    id,
  ]);
  const reply = await tell(maya, 'explanation', id, question.id);
  expect(reply.json().explanation).toBe('Semon coined the word.');
});

it("[BROLE-25] knows nothing of another user's questions", async () => {
  const [maya, omar] = [await signIn(), await signIn({ plan: 'student' })];
  const question = bareQuestion();
  const id = await insertPracticeTest(platform, maya.userId, [question]);
  expect((await tell(omar, 'explanation', id, question.id)).statusCode).toBe(404);
  expect((await tell(omar, 'hint', id, question.id)).statusCode).toBe(404);
});
