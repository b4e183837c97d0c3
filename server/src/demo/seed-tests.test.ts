import { expect, it } from 'vitest';
import { findUser } from '../accounts/read-user.ts';
import { makeAttemptCalls } from '../attempts/testing/attempt-calls.ts';
import { freeTests, premiumTests } from './demo-tests.ts';
import { makeMaterialCalls } from '../testing/calls/material-calls.ts';
import { seedMaterials } from './seed-materials.ts';
import { seedTests } from './seed-tests.ts';
import { startTestApp } from '../testing/start-app.ts';

const { app, platform, clock, signIn } = await startTestApp({
  environment: { RATE_LIMITS: 'off' },
});
const { getOpen, list, statistics, streak } = makeAttemptCalls(app);

async function readTests({ headers }: { headers: Record<string, string> }) {
  const reply = await app.inject({ url: '/api/tests', headers });
  return reply.json().tests;
}

it('makes and takes the tests of a student once, however often it is asked', async () => {
  const maya = await signIn();
  const user = await findUser(platform.db, maya.userId, clock.now());
  if (!user) throw new Error('no user');
  const materialIds = await seedMaterials(platform.db, maya.userId, clock.now());
  const seeding = { user, now: clock.now(), tests: freeTests, materialIds };
  await seedTests(platform, seeding);
  await seedTests(platform, seeding);

  const tests: { name: string; questionCount: number; scores: { recent: number[] } }[] =
    await readTests(maya);
  expect(
    tests.map(({ name, questionCount, scores }) => [name, questionCount, scores.recent]),
  ).toEqual([
    ['Memory: encoding, storage, retrieval', 15, [47, 60, 67, 80, 93]],
    ['Acids, bases and buffers', 11, [64, 73, 82]],
    ['The kidney', 11, [80]],
    ['Memory without end', 10, [50, 80]],
    ['Contract law: formation', 10, [50, 70, 60]],
    ['Computer networks', 8, [63, 75]],
  ]);
  expect((await getOpen(maya)).json().attempt.answers).toHaveLength(3);
  expect((await statistics(maya)).json()).toMatchObject({ tests: 6, attempts: 16 });
  expect((await streak(maya)).json()).toMatchObject({ current: 5, best: 9 });

  const library = (await makeMaterialCalls(app).list(maya)).json().materials;
  expect(library.map(({ usedInTests }: { usedInTests: number }) => usedInTests)).toEqual([
    2, 1, 1, 1, 1,
  ]);
});

it('leaves an answer for its learner to judge', async () => {
  const maya = await signIn();
  const user = await findUser(platform.db, maya.userId, clock.now());
  if (!user) throw new Error('no user');
  const tests = freeTests.filter(({ name }) => name === 'The kidney');
  await seedTests(platform, { user, now: clock.now(), tests, materialIds: new Map() });
  const [test] = await readTests(maya);
  const { questions } = (await list(maya, test.id)).json();
  const waiting = questions.filter(({ marks }: { marks: string[] }) =>
    marks.includes('needs-review'),
  );
  expect(waiting).toHaveLength(1);
});

it('makes the tests of a premium user with all types', async () => {
  const omar = await signIn({ plan: 'student' });
  const user = await findUser(platform.db, omar.userId, clock.now());
  if (!user) throw new Error('no user');
  const seeding = { user, now: clock.now(), tests: premiumTests, materialIds: new Map() };
  await seedTests(platform, seeding);
  const tests: { scores: { recent: number[] } }[] = await readTests(omar);
  expect(tests.map(({ scores }) => scores.recent)).toEqual([[90], [58, 80]]);
});
