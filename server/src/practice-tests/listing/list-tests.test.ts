import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { bareQuestion } from '../../generation/testing/insert-generation.ts';
import { makePracticeTestCalls } from '../../testing/calls/practice-test-calls.ts';
import { startTestApp } from '../../testing/start-app.ts';
import { recordScores, setOpenAttempt } from '../record-attempts.ts';
import { insertPracticeTest } from '../testing/insert-test.ts';

const { app, platform, signIn } = await startTestApp({ environment: { RATE_LIMITS: 'off' } });
const { list, get, rename, takeOut } = makePracticeTestCalls(app);

type Caller = { userId: string; headers: Record<string, string> };
type Taken = { scores?: number[]; takenAt?: string; createdAt?: string };

/** A test with one attempt for each score. */
async function addTest({ userId }: Caller, name: string, taken: Taken = {}): Promise<string> {
  const {
    scores = [],
    takenAt = '2026-02-20T10:00:00Z',
    createdAt = '2026-02-01T10:00:00Z',
  } = taken;
  const testId = await insertPracticeTest(platform, userId, [bareQuestion()], {
    name,
    createdAt: new Date(createdAt),
  });
  await platform.db.transaction().execute((tx) =>
    recordScores(
      tx,
      { userId, testId },
      {
        attempts: scores.length,
        recent: scores,
        best: scores.length > 0 ? Math.max(...scores) : null,
        last: scores.at(-1) ?? null,
        lastTakenAt: scores.length > 0 ? new Date(takenAt) : null,
      },
    ),
  );
  return testId;
}

async function namesOf(caller: Caller, query: Record<string, string> = {}): Promise<string[]> {
  const { tests } = (await list(caller, query)).json<{ tests: { name: string }[] }>();
  return tests.map(({ name }) => name);
}

it('lists a test with its numbers, its material and its open attempt', async () => {
  const maya = await signIn();
  const parts = [
    { materialId: uuidv7(), title: 'Lecture 6.pdf', start: 0 },
    { materialId: uuidv7(), title: 'Notes', start: 3 },
  ];
  const questions = [bareQuestion(), bareQuestion(), bareQuestion(), bareQuestion()];
  const id = await insertPracticeTest(platform, maya.userId, questions, {
    name: 'Memory',
    parts,
    config: { preset: 'quiz' },
  });
  await takeOut(maya, id, questions[0]?.id ?? '');
  const attemptId = uuidv7();
  const key = { userId: maya.userId, testId: id };
  const lastTakenAt = new Date('2026-02-20T10:00:00Z');
  const recent = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 65];
  await platform.db.transaction().execute(async (tx) => {
    await recordScores(tx, key, { attempts: 11, recent, best: 100, last: 65, lastTakenAt });
    await setOpenAttempt(tx, key, attemptId);
  });
  expect((await list(maya)).json()).toEqual({
    tests: [
      {
        id,
        name: 'Memory',
        preset: 'quiz',
        questionCount: 3,
        materialTitle: 'Lecture 6.pdf, Notes',
        scores: {
          attempts: 11,
          recent: [20, 30, 40, 50, 60, 70, 80, 90, 100, 65],
          best: 100,
          last: 65,
          lastTakenAt: '2026-02-20T10:00:00.000Z',
        },
        openAttemptId: attemptId,
        createdAt: '2026-03-01T12:00:00.000Z',
      },
    ],
    total: 1,
    pageSize: 10,
    counts: { all: 1, 'under-70': 1 },
  });
  await platform.db.transaction().execute((tx) => setOpenAttempt(tx, key, null));
  expect((await list(maya)).json().tests[0].openAttemptId).toBeNull();
});

it('puts what was taken last first, then the newest of what was never taken', async () => {
  const maya = await signIn();
  await addTest(maya, 'Old', { createdAt: '2026-01-01T10:00:00Z' });
  await addTest(maya, 'New', { createdAt: '2026-02-28T10:00:00Z' });
  await addTest(maya, 'Earlier', { scores: [80], takenAt: '2026-01-05T10:00:00Z' });
  await addTest(maya, 'Later', { scores: [80], takenAt: '2026-02-05T10:00:00Z' });
  expect(await namesOf(maya)).toEqual(['Later', 'Earlier', 'New', 'Old']);
});

it('orders by the last score, the lowest first and what has none at the end', async () => {
  const maya = await signIn();
  await addTest(maya, 'None');
  await addTest(maya, 'Ninety', { scores: [20, 90] });
  await addTest(maya, 'Forty', { scores: [100, 40] });
  expect(await namesOf(maya, { order: 'lowest-score' })).toEqual(['Forty', 'Ninety', 'None']);
});

it('orders by name as a reader would', async () => {
  const maya = await signIn();
  for (const name of ['Lecture 10', 'lecture 2', 'Élan', 'Atoms']) await addTest(maya, name);
  expect(await namesOf(maya, { order: 'name' })).toEqual([
    'Atoms',
    'Élan',
    'lecture 2',
    'Lecture 10',
  ]);
});

it('finds by a part of the name, whatever its case, and takes % and _ as they are', async () => {
  const maya = await signIn();
  for (const name of ['100% of it', '1000 of it', 'snake_case', 'snakeXcase', 'Back\\slash']) {
    await addTest(maya, name);
  }
  expect(await namesOf(maya, { search: '100%' })).toEqual(['100% of it']);
  expect(await namesOf(maya, { search: 'KE_C' })).toEqual(['snake_case']);
  expect(await namesOf(maya, { search: '\\' })).toEqual(['Back\\slash']);
  expect(await namesOf(maya, { search: "'; drop table tests; --" })).toEqual([]);
  expect((await list(maya, { search: 'of it' })).json()).toMatchObject({
    total: 2,
    counts: { all: 2, 'under-70': 0 },
  });
});

it('finds by a part of the name of a material, and by nothing else of it', async () => {
  const maya = await signIn();
  const parts = [
    { materialId: uuidv7(), title: 'Lecture 6, Mitosis.pdf', start: 0 },
    { materialId: uuidv7(), title: 'Notes', start: 3 },
  ];
  await insertPracticeTest(platform, maya.userId, [bareQuestion()], { name: 'Cells', parts });
  await addTest(maya, 'Memory');
  expect(await namesOf(maya, { search: 'mitosis' })).toEqual(['Cells']);
  expect(await namesOf(maya, { search: 'note' })).toEqual(['Cells']);
  expect(await namesOf(maya, { search: 'materialId' })).toEqual([]);
  expect((await list(maya, { search: 'mitosis' })).json()).toMatchObject({
    total: 1,
    counts: { all: 1, 'under-70': 0 },
  });
});

it('shows those whose last score is under 70 and counts both', async () => {
  const maya = await signIn();
  await addTest(maya, 'Sixty-nine', { scores: [100, 69] });
  await addTest(maya, 'Seventy', { scores: [10, 70] });
  await addTest(maya, 'Never taken');
  const reply = (await list(maya, { filter: 'under-70' })).json();
  expect(reply.tests.map(({ name }: { name: string }) => name)).toEqual(['Sixty-nine']);
  expect([reply.total, reply.counts]).toEqual([1, { all: 3, 'under-70': 1 }]);
});

it('gives ten at a time, each on one page', async () => {
  const maya = await signIn();
  for (let number = 1; number <= 23; number += 1) await addTest(maya, `Test ${number}`);
  const pages = [
    await namesOf(maya, { page: '1' }),
    await namesOf(maya, { page: '2' }),
    await namesOf(maya, { page: '3' }),
    await namesOf(maya, { page: '4' }),
  ];
  expect(pages.map(({ length }) => length)).toEqual([10, 10, 3, 0]);
  expect(new Set(pages.flat()).size).toBe(23);
  expect((await list(maya, { page: '3' })).json()).toMatchObject({ total: 23, pageSize: 10 });
});

it.each([{ page: '0' }, { page: 'x' }, { order: 'worst' }, { filter: 'shared' }, { other: 'x' }])(
  'refuses %o',
  async (query) => {
    expect((await list(await signIn(), query)).statusCode).toBe(400);
  },
);

it('[BROLE-25] lists nothing of another user', async () => {
  const [maya, omar] = [await signIn(), await signIn()];
  await addTest(maya, 'Of Maya', { scores: [20] });
  expect((await list(omar)).json()).toMatchObject({
    tests: [],
    total: 0,
    counts: { all: 0, 'under-70': 0 },
  });
});

it('gives a test another name', async () => {
  const maya = await signIn();
  const id = await addTest(maya, 'Practice Test');
  expect((await rename(maya, id, '  Cafe\u0301  ')).json()).toEqual({ success: true });
  expect((await get(maya, id)).json().test.name).toBe('Café');
  expect((await rename(maya, id, ' ')).statusCode).toBe(400);
});
