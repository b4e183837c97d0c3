import type { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { bareQuestion, insertTestGeneration } from '../../generation/testing/insert-generation.ts';
import { makeMaterialCalls } from '../../testing/calls/material-calls.ts';
import { makePracticeTestCalls } from '../../testing/calls/practice-test-calls.ts';
import { startTestApp } from '../../testing/start-app.ts';

const { app, platform, signIn } = await startTestApp({ environment: { RATE_LIMITS: 'off' } });
const { save, get, list, remove } = makePracticeTestCalls(app);
const materials = makeMaterialCalls(app);

const quote = 'An engram is the physical trace that a memory leaves in the brain.';

function claim(changes: object = {}): Question {
  return { ...bareQuestion(), madeBy: 'built-in', isVerified: true, ...changes };
}

function claims(count: number): Question[] {
  return Array.from({ length: count }, () => claim());
}

function testOf(reply: { json: () => { test: PracticeTest } }): PracticeTest {
  return reply.json().test;
}

it('finds parts and pages in the prepared text, and the page of each quote', async () => {
  const maya = await signIn();
  const one = `  Title  \r\n\r\n\r\n\r\nFirst page.\r\n\r\n${quote}`;
  const two = `Other text. \u200B\r\nSemon coined the word in 1904.`;
  const studyMaterial = `${one}\n\n${two}`;
  const [materialA, materialB] = [uuidv7(), uuidv7()];
  const parts = [
    {
      materialId: materialA,
      title: 'Lecture 6.pdf',
      start: 0,
      pageStarts: [0, studyMaterial.indexOf(quote)],
    },
    { materialId: materialB, title: 'Notes', start: studyMaterial.indexOf('Other') },
  ];
  const semon = 'Semon coined the word in 1904.';
  const questions = [
    claim({ source: { quote, start: 0, end: quote.length, page: null } }),
    claim({ source: { quote: 'First page.', start: 0, end: 11, page: null } }),
    claim({ source: { quote: semon, start: 0, end: semon.length, page: 4 } }),
  ];
  const test = testOf(await save(maya, { studyMaterial, parts, questions }));
  expect(test.studyMaterial).toBe(`Title\n\nFirst page.\n\n${quote}\n\nOther text.\n${semon}`);
  const [first, second] = test.parts;
  expect(first?.pageStarts?.map((start) => test.studyMaterial.slice(start, start + 9))).toEqual([
    'Title\n\nFi',
    'An engram',
  ]);
  expect(test.studyMaterial.slice(second?.start)).toBe(`Other text.\n${semon}`);
  expect(second?.pageStarts).toBeUndefined();
  expect(test.questions.map(({ source }) => source?.page)).toEqual([2, 1, null]);
});

it('fills in the page of questions of a generation too', async () => {
  const maya = await signIn();
  const material = `First page. ${quote}`;
  const start = material.indexOf(quote);
  const source = { quote, start, end: material.length, page: null };
  const question = bareQuestion({ source });
  const generationId = await insertTestGeneration(platform, maya.userId, [question]);
  await platform.pool.query('update generations set material = $2 where generation_id = $1', [
    generationId,
    material,
  ]);
  const part = { materialId: uuidv7(), title: 'A.pdf', start: 0, pageStarts: [0, start] };
  const body = { generationId, questions: [{ id: question.id }], parts: [part] };
  const test = testOf(await save(maya, { ...body, studyMaterial: `${material} And more.` }));
  expect(test.questions[0]?.source?.page).toBe(2);
  const other = testOf(await save(maya, { ...body, studyMaterial: 'Another text.' }));
  expect(other.parts).toEqual([{ materialId: part.materialId, title: 'A.pdf', start: 0 }]);
  expect(other.questions[0]?.source?.page).toBeNull();
});

it('leaves out parts that lie behind what is used', async () => {
  const maya = await signIn();
  const long = 'Memory leaves a trace in the brain. '.repeat(900);
  const parts = [
    { materialId: uuidv7(), title: 'Used', start: 0 },
    { materialId: uuidv7(), title: 'Not used', start: long.length - 10 },
  ];
  const test = testOf(await save(maya, { studyMaterial: long, parts, questions: claims(3) }));
  expect(test.parts.map(({ title }) => title)).toEqual(['Used']);
});

it('counts the test for its materials, until it is deleted', async () => {
  const maya = await signIn();
  const { id: materialId, text: studyMaterial } = await materials.saveOne(maya, 'Notes');
  const parts = [{ materialId, title: 'Notes', start: 0 }];
  const { id } = testOf(await save(maya, { studyMaterial, parts, questions: claims(3) }));
  const readUses = async () => (await materials.get(maya, materialId)).json().material.usedInTests;
  expect(await readUses()).toBe(1);
  expect((await remove(maya, id)).json()).toEqual({ success: true });
  expect(await readUses()).toBe(0);
  expect((await get(maya, id)).statusCode).toBe(404);
  expect((await list(maya)).json().tests).toEqual([]);
  const { rows } = await platform.pool.query('select 1 from test_questions where user_id = $1', [
    maya.userId,
  ]);
  expect(rows).toEqual([]);
});

it('keeps a test of a material that is gone', async () => {
  const maya = await signIn();
  const parts = [{ materialId: uuidv7(), title: 'Gone', start: 0 }];
  const reply = await save(maya, { studyMaterial: quote, parts, questions: claims(3) });
  expect(testOf(reply).parts).toEqual(parts);
});
