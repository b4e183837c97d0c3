import type { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { kidney, makeMarkCalls } from '../../testing/calls/mark-calls.ts';
import { makeMaterialCalls, partOf } from '../../testing/calls/material-calls.ts';
import { makePracticeTestCalls } from '../../testing/calls/practice-test-calls.ts';
import { startTestApp } from '../../testing/start-app.ts';

const { app, signIn } = await startTestApp({ environment: { RATE_LIMITS: 'off' } });
const { mark, saveMarked, makeTest } = makeMarkCalls(app);
const { save, saveOne, get: getMaterial } = makeMaterialCalls(app);
const { get } = makePracticeTestCalls(app);

function testOf(reply: { json: () => { test: PracticeTest } }): PracticeTest {
  return reply.json().test;
}

it('makes a test of the marks and the text that are stored, without AI, and says so', async () => {
  const maya = await signIn();
  const material = await saveMarked(maya, kidney, ['glomerulus', '180 litres']);
  await mark(maya, material, { words: 'renin', form: 'typed' });
  await mark(maya, material, { words: 'Osmosis', form: 'card' });
  const reply = await makeTest(maya, { materialIds: [material.id] });
  expect(reply.statusCode).toBe(201);
  const test = testOf(reply);
  expect(test.questions.map(({ type, text }) => ({ type, text }))).toEqual([
    {
      type: 'fill-in-blank',
      text: 'A nephron begins with the _____, a knot of capillaries inside the capsule.',
    },
    {
      type: 'fill-in-blank',
      text: 'Together the two kidneys filter about _____ of fluid a day.',
    },
    {
      type: 'short-answer',
      text: 'When blood pressure falls, the kidney itself releases …',
    },
  ]);
  const [first] = test.questions;
  expect(first).toMatchObject({
    correctAnswer: 'glomerulus',
    madeBy: 'built-in',
    isVerified: true,
    topic: 'The nephron',
  });
  const { start = 0, end = 0, quote } = first?.source ?? {};
  expect(test.studyMaterial.slice(start, end)).toBe(quote);
  expect(test.making).toMatchObject({
    wanted: 3,
    delivered: 3,
    madeBy: 'built-in',
    label: 'Made without AI from your text',
    notices: [],
  });
  expect(test.config).toMatchObject({ preset: 'custom', numQuestions: 3, aiModel: 'built-in' });
  expect(testOf(await get(maya, test.id))).toEqual(test);
});

it('takes along up to five questions that the browser was sure of, before the marks or without any, as far as the text proves them', async () => {
  const maya = await signIn();
  const material = await saveMarked(maya, kidney, ['renin']);
  const quote = 'Osmosis: movement of water through a membrane';
  const known = {
    version: 1,
    id: uuidv7(),
    type: 'short-answer',
    text: 'What do you call the movement of water through a membrane?',
    correctAnswer: 'Osmosis',
    acceptedAnswers: [],
    explanation: '',
    hint: '',
    source: { quote, start: 0, end: quote.length, page: null },
    topic: null,
    madeBy: 'ai',
    isVerified: true,
  };
  const own = { ...known, madeBy: 'built-in' };
  const made = testOf(await makeTest(maya, { materialIds: [material.id], sure: [own, known] }));
  expect(made.questions.map(({ text, madeBy }) => [text, madeBy])).toEqual([
    ['What do you call the movement of water through a membrane?', 'built-in'],
    ['What do you call the movement of water through a membrane?', 'owner'],
    ['When blood pressure falls, the kidney itself releases _____.', 'built-in'],
  ]);
  const { start = 0, end = 0 } = made.questions[0]?.source ?? {};
  expect(made.studyMaterial.slice(start, end)).toBe(quote);
  const body = { materialIds: [material.id], sure: Array.from({ length: 6 }, () => own) };
  expect((await makeTest(maya, body)).statusCode).toBe(400);
  const bare = await saveOne(maya, 'Bare', `${kidney}\n- Sieve: a tool with holes`);
  const all = testOf(await makeTest(maya, { materialIds: [bare.id], sure: body.sure.slice(1) }));
  expect(all.questions).toHaveLength(5);
});

it('counts as a use of each material', async () => {
  const maya = await signIn();
  const material = await saveMarked(maya, kidney, ['renin']);
  await makeTest(maya, { materialIds: [material.id] });
  const { usedInTests } = (await getMaterial(maya, material.id)).json().material;
  expect(usedInTests).toBe(1);
});

it('makes one test of a call that is sent twice', async () => {
  const maya = await signIn();
  const material = await saveMarked(maya, kidney, ['renin']);
  const key = uuidv7();
  const body = { materialIds: [material.id] };
  const first = testOf(await makeTest(maya, body, key));
  await mark(maya, material, { words: 'capsule' });
  expect(testOf(await makeTest(maya, body, key))).toEqual(first);
  const other = await makeTest(maya, { ...body, name: 'Other' }, key);
  expect(other.statusCode).toBe(409);
});

it('asks about several materials one after the other, each with its title and pages', async () => {
  const maya = await signIn();
  const heart =
    `The heart has four chambers in all mammals.\r\n\r\n\r\n\r\nBlood leaves it through the\u200b aorta at last. ${'It beats all day. '.repeat(20)}`.trim();
  const pageStarts = [0, heart.indexOf('Blood')];
  const saved = await save(maya, [partOf(heart, { title: 'Heart.pdf', kind: 'pdf', pageStarts })]);
  const heartId: string = saved.json().parts[0].material.id;
  const first = await saveMarked(maya, kidney, ['renin']);
  await mark(maya, { id: heartId, text: heart }, { words: 'aorta' });
  const reply = await makeTest(maya, { materialIds: [first.id, heartId] });
  const { questions, parts, studyMaterial } = testOf(reply);
  expect(questions.map(({ text }) => text)).toEqual([
    'When blood pressure falls, the kidney itself releases _____.',
    'Blood leaves it through the _____ at last.',
  ]);
  expect(parts.map(({ title }) => title)).toEqual(['Kidney', 'Heart.pdf']);
  expect(questions.map(({ source }) => source?.page)).toEqual([null, 2]);
  for (const { source } of questions) {
    expect(studyMaterial.slice(source?.start, source?.end)).toBe(source?.quote);
  }
});

it('makes one question to match of terms and meanings where that is wanted', async () => {
  const maya = await signIn();
  const words = ['renin', 'Osmosis', 'Diffusion', 'Filtration', 'glomerulus'];
  const material = await saveMarked(maya, kidney, words);
  const apart = testOf(await makeTest(maya, { materialIds: [material.id] }));
  expect(apart.questions).toHaveLength(5);
  const matched = testOf(await makeTest(maya, { materialIds: [material.id], matching: true }));
  expect(matched.questions.map(({ type }) => type)).toEqual([
    'fill-in-blank',
    'matching',
    'fill-in-blank',
  ]);
});

it('has as many questions as the plan allows, and says so', async () => {
  const maya = await signIn();
  const lines = Array.from(
    { length: 22 },
    (_, no) => `The tower of town ${no} was built by Guild${no} long ago.`,
  );
  const words = Array.from({ length: 22 }, (_, no) => `Guild${no}`);
  const material = await saveMarked(maya, lines.join('\n\n'), words.toReversed());
  const test = testOf(await makeTest(maya, { materialIds: [material.id] }));
  expect(test.questions).toHaveLength(20);
  expect(test.making.notices).toEqual([
    'Your plan allows 20 questions in a test, so this one has the first 20 of the 22 from your marks.',
  ]);
});

it('makes nothing of a material without marks', async () => {
  const maya = await signIn();
  const { id } = await saveOne(maya, 'Kidney', kidney);
  const reply = await makeTest(maya, { materialIds: [id] });
  expect(reply.statusCode).toBe(409);
  expect(reply.json()).toMatchObject({
    code: 'nothing-marked',
    message: 'Mark some words first. Each mark becomes a question or a card.',
  });
});

it('makes nothing of the marks of another user', async () => {
  const [maya, omar] = [await signIn(), await signIn()];
  const material = await saveMarked(maya, kidney, ['renin']);
  const own = await saveMarked(omar, kidney, ['capsule']);
  const reply = await makeTest(omar, { materialIds: [own.id, material.id] });
  expect(reply.statusCode).toBe(404);
});

it.each([
  { materialIds: [] },
  { materialIds: ['1'] },
  { materialIds: [uuidv7()], questions: [{ text: 'Mine?' }] },
  { materialIds: [uuidv7()], name: ' ' },
])('refuses %j', async (body) => {
  const reply = await makeTest(await signIn(), body);
  expect(reply.statusCode).toBe(400);
});
