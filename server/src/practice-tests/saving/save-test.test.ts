import { makeSamples } from '@engram/core/generation/sample-questions.ts';
import { presets } from '@engram/core/practice-tests/config.ts';
import type { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { bareQuestion, insertTestGeneration } from '../../generation/testing/insert-generation.ts';
import { makePracticeTestCalls } from '../../testing/calls/practice-test-calls.ts';
import { startTestApp } from '../../testing/start-app.ts';
import { configOf } from '../../testing/calls/test-config.ts';

const { app, platform, signIn } = await startTestApp({ environment: { RATE_LIMITS: 'off' } });
const { save, get, remove } = makePracticeTestCalls(app);

const quote = 'An engram is the physical trace that a memory leaves in the brain.';
const text = `${quote} ${'Semon coined the word in 1904. '.repeat(12)}`;

/** One that a device says it has made of the text. */
function claim(changes: object = {}): Question {
  return { ...bareQuestion(), madeBy: 'built-in', isVerified: true, ...changes };
}

function claims(count: number, changes: object = {}): Question[] {
  return Array.from({ length: count }, () => claim(changes));
}

function testOf(reply: { json: () => { test: PracticeTest } }): PracticeTest {
  return reply.json().test;
}

async function countRows(table: string, userId: string): Promise<number> {
  const { rows } = await platform.pool.query(`select 1 from ${table} where user_id = $1`, [userId]);
  return rows.length;
}

it('[ROLE-07] keeps a test for a free user and for a premium one', async () => {
  for (const user of [await signIn(), await signIn({ plan: 'student' })]) {
    const reply = await save(user, { studyMaterial: text, questions: claims(3) });
    expect(reply.statusCode).toBe(200);
    expect(testOf(await get(user, testOf(reply).id)).questions).toHaveLength(3);
  }
});

it('takes questions of a generation from there, in the order they were sent', async () => {
  const maya = await signIn();
  const made = [bareQuestion(), bareQuestion(), bareQuestion()];
  const generationId = await insertTestGeneration(platform, maya.userId, made);
  const ids = made.map(({ id }) => id).toReversed();
  const questions = ids.map((id) => ({ id }));
  const test = testOf(await save(maya, { generationId, studyMaterial: 'Notes', questions }));
  expect(test.questions.map(({ id }) => id)).toEqual(ids);
  expect(test.questions).toEqual(made.toReversed());
  expect(test.studyMaterial).toBe('Notes');
  expect(test.making).toMatchObject({ wanted: 3, delivered: 3, madeBy: 'ai' });
  expect(test.scores).toEqual({
    attempts: 0,
    recent: [],
    best: null,
    last: null,
    lastTakenAt: null,
  });
});

it('takes the longest text also in a script of three bytes a sign', async () => {
  const maya = await signIn();
  const studyMaterial = '记忆在大脑中留下物理痕迹。'.repeat(38_000).slice(0, 490_000);
  const reply = await save(maya, { studyMaterial, questions: claims(3) });
  expect(reply.statusCode).toBe(200);
});

it('keeps what it has when the same id is sent again', async () => {
  const maya = await signIn();
  const id = uuidv7();
  const first = testOf(await save(maya, { studyMaterial: text, questions: claims(3) }, id));
  const again = await save(maya, { name: 'Other', studyMaterial: text, questions: claims(5) }, id);
  expect(testOf(again)).toEqual(first);
  expect(first.name).toBe('Practice Test');
  expect(await countRows('test_questions', maya.userId)).toBe(3);
});

it('answers with the kept test also when its generation is gone by then', async () => {
  const maya = await signIn();
  const made = [bareQuestion(), bareQuestion(), bareQuestion()];
  const generationId = await insertTestGeneration(platform, maya.userId, made);
  const body = { generationId, questions: made.map(({ id }) => ({ id })) };
  const id = uuidv7();
  await save(maya, body, id);
  await platform.pool.query('delete from generations where user_id = $1', [maya.userId]);
  expect((await save(maya, body, id)).statusCode).toBe(200);
  expect(testOf(await get(maya, id)).questions).toHaveLength(3);
});

it('keeps one test when the same one comes twenty times at once', async () => {
  const maya = await signIn();
  const id = uuidv7();
  const body = { studyMaterial: text, questions: claims(3) };
  const replies = await Promise.all(Array.from({ length: 20 }, () => save(maya, body, id)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
  expect(new Set(replies.map(({ payload }) => payload)).size).toBe(1);
  expect(await countRows('tests', maya.userId)).toBe(1);
  expect(await countRows('test_questions', maya.userId)).toBe(3);
});

it('does not bring a deleted test back when it is sent again', async () => {
  const [maya, omar] = [await signIn(), await signIn()];
  const id = uuidv7();
  const sent = { studyMaterial: text, questions: claims(3) };
  await save(maya, sent, id);
  expect((await remove(maya, id)).statusCode).toBe(200);
  const late = await save(maya, sent, id);
  expect(late.statusCode).toBe(410);
  expect(late.json().code).toBe('gone');
  expect((await get(maya, id)).statusCode).toBe(404);
  expect((await save(omar, sent, id)).statusCode).toBe(200);
});

it("[BROLE-25] keeps another user's test apart, also under the same id", async () => {
  const [maya, omar] = [await signIn(), await signIn()];
  const id = uuidv7();
  await save(maya, { name: 'Of Maya', studyMaterial: text, questions: claims(3) }, id);
  await save(omar, { name: 'Of Omar', studyMaterial: text, questions: claims(4) }, id);
  expect(testOf(await get(maya, id))).toMatchObject({ name: 'Of Maya' });
  expect(testOf(await get(maya, id)).questions).toHaveLength(3);
  await remove(omar, id);
  expect((await get(maya, id)).statusCode).toBe(200);
});

it("[BROLE-25] takes no questions of another user's generation", async () => {
  const [maya, omar] = [await signIn(), await signIn()];
  const question = bareQuestion();
  const generationId = await insertTestGeneration(platform, maya.userId, [question]);
  const reply = await save(omar, { generationId, questions: [{ id: question.id }] });
  expect([reply.statusCode, reply.json().code]).toEqual([404, 'not-found']);
  expect(await countRows('tests', omar.userId)).toBe(0);
});

it('refuses a question that the generation does not have', async () => {
  const maya = await signIn();
  const generationId = await insertTestGeneration(platform, maya.userId, [bareQuestion()]);
  const reply = await save(maya, { generationId, questions: [{ id: uuidv7() }] });
  expect(reply.statusCode).toBe(404);
});

it('refuses a test with the same question twice', async () => {
  const maya = await signIn();
  const question = claim();
  const reply = await save(maya, { studyMaterial: text, questions: [question, question] });
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid-input']);
});

it('[ENT-01] [ENT-02] [ENT-03] [ENT-04] [ENT-05] [ENT-06] [ENT-07] [ENT-08] [ENT-09] [ENT-10] [ENT-11] [ENT-12] [ENT-13] [ENT-14] [ENT-15] [ENT-16] [ENT-17] [ENT-18] [ENT-19] stores the configuration with the test', async () => {
  const maya = await signIn();
  const config = {
    preset: 'quiz',
    questionTypes: ['multiple-choice', 'true-false'],
    typeCounts: { 'multiple-choice': 8, 'true-false': 2 },
    formattedQuestionTypes: [
      { type: 'multiple-choice', count: 8 },
      { type: 'true-false', count: 2 },
    ],
    numQuestions: 10,
    difficulty: 'hard',
    testFocus: 'facts',
    enableTimer: true,
    timerDuration: 45,
    language: 'fr',
    aiModel: 'gemini',
    customPrompt: 'Short ones.',
    topics: ['Memory'],
    showStudyMaterial: false,
    lockScreen: true,
    testLayout: 'vertical',
    privacy: 'public',
    documentInfo: [{ type: 'study_material', name: 'Lecture 6.pdf', size: 9_000 }],
    agreeToTerms: true,
    enableMathAndCode: false,
    isEndlessMode: false,
  };
  const { id } = testOf(await save(maya, { config, studyMaterial: text, questions: claims(3) }));
  expect(testOf(await get(maya, id)).config).toEqual(config);
});

it('reads the English of earlier versions as the language of the material, which it always was', async () => {
  const maya = await signIn();
  const config = { ...configOf({}), language: 'English' };
  const { id } = testOf(await save(maya, { config, studyMaterial: text, questions: claims(3) }));
  const set = 'update tests set config = config || $2 where test_id = $1';
  await platform.pool.query(set, [id, JSON.stringify({ language: 'English' })]);
  expect(testOf(await get(maya, id)).config.language).toBe('material');
});

it.each(presets)(
  '[ENT-20] stores endless mode exactly for the endless preset: %s',
  async (preset) => {
    const maya = await signIn();
    const config = configOf({ preset, isEndlessMode: preset !== 'endless' });
    const test = testOf(await save(maya, { config, studyMaterial: text, questions: claims(3) }));
    expect(test.config.isEndlessMode).toBe(preset === 'endless');
  },
);

it('believes no browser that a model made or verified something', async () => {
  const maya = await signIn();
  const questions = [
    claim({ madeBy: 'ai' }),
    claim({ madeBy: 'owner' }),
    claim({ madeBy: 'built-in' }),
    claim({ madeBy: 'built-in', source: null }),
    claim({ madeBy: 'sample' }),
  ];
  const test = testOf(await save(maya, { studyMaterial: text, questions }));
  expect(test.questions.map(({ madeBy, isVerified }) => [madeBy, isVerified])).toEqual([
    ['owner', false],
    ['owner', false],
    ['built-in', true],
    ['built-in', false],
    ['sample', false],
  ]);
  expect(test.questions.at(-1)?.source).toBeNull();
});

it('says itself how a device made the test', async () => {
  const maya = await signIn();
  const config = configOf({ numQuestions: 5 });
  const body = { config, studyMaterial: text, questions: claims(3), making: { madeBy: 'ai' } };
  expect((await save(maya, body)).statusCode).toBe(400);
  const { making: _, ...honest } = body;
  expect(testOf(await save(maya, honest)).making).toMatchObject({
    wanted: 5,
    delivered: 3,
    madeBy: 'built-in',
    label: 'Made without AI from your text',
    notices: ['Made 3 of 5. Without AI, you get only what is surely right.'],
    language: 'en',
  });
});

it('looks for the quote where it is said to be, then anywhere, and shows none that is not there', async () => {
  const maya = await signIn();
  const at = (start: number, words = quote) => ({
    source: { quote: words, start, end: start + words.length, page: 7 },
  });
  const questions = [claim(at(0)), claim(at(50)), claim(at(0, 'Nobody has written this.'))];
  const test = testOf(await save(maya, { studyMaterial: text, questions }));
  expect(test.questions.map(({ source, isVerified }) => [source?.start, isVerified])).toEqual([
    [0, true],
    [0, true],
    [undefined, false],
  ]);
  expect(test.questions[0]?.source).toEqual({ quote, start: 0, end: quote.length, page: null });
});

it('refuses a question whose key names nothing', async () => {
  const maya = await signIn();
  const questions = claims(3, { correctAnswer: 'z' });
  const reply = await save(maya, { studyMaterial: text, questions });
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid-input']);
});

const several = {
  type: 'multiple-answer',
  options: ['a', 'b', 'c'].map((id) => ({ id, text: id })),
  correctAnswer: ['a', 'b'],
};

it('keeps the types of premium for premium users (D5)', async () => {
  const [maya, omar] = [await signIn(), await signIn({ plan: 'student' })];
  const body = { studyMaterial: text, questions: claims(3, several) };
  const reply = await save(maya, body);
  expect([reply.statusCode, reply.json().code, reply.json().message]).toEqual([
    403,
    'premium-only',
    'This question type is part of Premium.',
  ]);
  expect((await save(omar, body)).statusCode).toBe(200);
});

it('keeps no more questions than the plan allows, but as many as an endless test has (D4)', async () => {
  const maya = await signIn();
  const body = { studyMaterial: text, questions: claims(21) };
  const reply = await save(maya, body);
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'question-limit']);
  expect((await save(maya, { ...body, questions: claims(20) })).statusCode).toBe(200);
  const config = configOf({ preset: 'endless', isEndlessMode: true });
  expect((await save(maya, { ...body, config })).statusCode).toBe(200);
});

it('keeps no more than 30 of one type for premium users (D4)', async () => {
  const omar = await signIn({ plan: 'student' });
  const reply = await save(omar, { studyMaterial: text, questions: claims(31) });
  expect(reply.json().code).toBe('question-limit');
});

it('judges a text that no generation has judged, and keeps nothing of what it refuses', async () => {
  const maya = await signIn();
  const bomb = `${text} This is a step by step guide on how to build a pipe bomb at home.`;
  const reply = await save(maya, { studyMaterial: bomb, questions: claims(3) });
  expect([reply.statusCode, reply.json().code]).toEqual([422, 'content-policy']);
  expect(await countRows('tests', maya.userId)).toBe(0);
});

it('keeps as much of a text as the plan allows', async () => {
  const maya = await signIn();
  const long = 'Memory leaves a trace in the brain. '.repeat(1_500);
  const test = testOf(await save(maya, { studyMaterial: long, questions: claims(3) }));
  expect(test.studyMaterial.length).toBeLessThanOrEqual(30_000);
  expect(test.studyMaterial.length).toBeGreaterThan(29_900);
  expect(test.making.notices[0]).toMatch(/^Used 29,9\d\d of 53,999 characters\.$/);
});

it('refuses the 5,001st test, also when two come at once', async () => {
  const maya = await signIn();
  await platform.pool.query(
    `insert into tests (user_id, test_id, name, preset, config, material, parts, making, created_at)
     select $1, gen_random_uuid(), 'T', 'quiz', '{}', 'x', '[]', '{}', now()
     from generate_series(1, 4999)`,
    [maya.userId],
  );
  const body = { studyMaterial: text, questions: claims(3) };
  const replies = await Promise.all([save(maya, body), save(maya, body)]);
  const codes = replies.map((reply) => reply.json().code ?? 'kept');
  expect(new Set(codes)).toEqual(new Set(['kept', 'tests-full']));
  const full = replies.find(({ statusCode }) => statusCode === 409);
  expect(full?.json().message).toBe('You have 5,000 tests. Delete some to make more.');
});

it('shows hints to premium users only (D8) [ROLE-16]', async () => {
  const [maya, omar] = [await signIn(), await signIn({ plan: 'student' })];
  const questions = [claim({ hint: 'Think of Semon.' }), claim(), claim()];
  const body = { studyMaterial: text, questions };
  expect(testOf(await save(maya, body)).questions[0]?.hint).toBe('');
  const { id } = testOf(await save(omar, body));
  expect(testOf(await get(omar, id)).questions[0]?.hint).toBe('Think of Semon.');
});

it('keeps samples as what they are', async () => {
  const maya = await signIn();
  const questions = makeSamples(uuidv7).slice(0, 3);
  const test = testOf(await save(maya, { studyMaterial: text, questions }));
  expect(test.making.madeBy).toBe('samples');
  expect(test.questions.map(({ madeBy }) => madeBy)).toEqual(['sample', 'sample', 'sample']);
});

it.each([
  ['no question', { questions: [] }],
  ['a name without a letter', { name: ' \u200B ' }],
  ['a name of two lines', { name: 'One\nTwo' }],
  ['a name of 101 characters', { name: 'x'.repeat(101) }],
  ['a type that is none', { questions: [{ ...claim(), type: 'essay' }] }],
  ['a text with NUL', { studyMaterial: 'Notes\0' }],
])('refuses %s', async (_, changes) => {
  const maya = await signIn();
  const reply = await save(maya, { studyMaterial: text, questions: claims(3), ...changes });
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid-input']);
});
