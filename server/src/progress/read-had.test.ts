import { TestPart } from '@engram/core/practice-tests/practice-test.ts';
import { expect, it } from 'vitest';
import { findUser } from '../accounts/read-user.ts';
import { give, makeAttemptCalls, makeChoices } from '../attempts/testing/attempt-calls.ts';
import { recordMaterialUse } from '../materials/record-use.ts';
import { insertPracticeTest } from '../practice-tests/testing/insert-test.ts';
import { makeMaterialCalls } from '../testing/calls/material-calls.ts';
import { startTestApp } from '../testing/start-app.ts';
import { makeReadHad } from './read-had.ts';

const { app, platform, clock, signIn } = await startTestApp({
  environment: { RATE_LIMITS: 'off' },
});
const { take } = makeAttemptCalls(app);
const { saveOne } = makeMaterialCalls(app);
const readHad = makeReadHad(platform);

type Caller = Awaited<ReturnType<typeof signIn>>;

async function readUser({ userId }: Caller) {
  const user = await findUser(platform.db, userId, clock.now());
  if (!user) throw new Error('no user');
  return user;
}

/** A test of two materials, with two questions of each. */
async function makeTest(caller: Caller) {
  const cells = await saveOne(caller, 'Cells', 'Osmosis. '.repeat(40));
  const rivers = await saveOne(caller, 'Rivers', 'The Nile. '.repeat(40));
  const starts = [10, 20, 500, 510];
  const questions = makeChoices(4).map((question, no) => {
    const start = starts[no] ?? 0;
    return { ...question, source: { quote: 'Quote', start, end: start + 5, page: null } };
  });
  const parts = [
    TestPart.parse({ materialId: cells.id, title: 'Cells', start: 0 }),
    TestPart.parse({ materialId: rivers.id, title: 'Rivers', start: 400 }),
  ];
  const testId = await insertPracticeTest(platform, caller.userId, questions, { parts });
  const materialIds = [cells.id, rivers.id];
  const use = { userId: caller.userId, materialIds, usedIn: 'test', thingId: testId } as const;
  await platform.db
    .transaction()
    .execute((tx) => recordMaterialUse(tx, { ...use, at: clock.now() }));
  return { cells, rivers, testId, questions };
}

it('knows how well each question of a material is known, as Progress does, and nothing of other materials', async () => {
  const maya = await signIn();
  const { cells, rivers, testId, questions } = await makeTest(maya);
  const [right, wrong, other] = questions;
  await take(maya, testId, [give(right, 'b'), give(wrong, 'a'), give(other, 'b')]);
  const user = await readUser(maya);
  const had = await readHad(user, [cells.id]);
  expect(new Map(had.map(({ question, chance }) => [question.id, chance]))).toEqual(
    new Map([
      [right?.id, 1],
      [wrong?.id, 0],
    ]),
  );
  expect(had.find(({ question }) => question.id === right?.id)?.question).toEqual(right);
  const both = await readHad(user, [cells.id, rivers.id]);
  expect(both).toHaveLength(4);
});

it('knows nothing until something of the material was answered', async () => {
  const maya = await signIn();
  const { cells, rivers, testId, questions } = await makeTest(maya);
  expect(await readHad(await readUser(maya), [cells.id])).toEqual([]);
  const attempt = await take(maya, testId, [give(questions[0], 'b')]);
  expect(attempt).toBeTruthy();
  // What was left empty was asked, too.
  expect(await readHad(await readUser(maya), [rivers.id])).toHaveLength(2);
});

it('knows nothing of the materials of somebody else', async () => {
  const [maya, omar] = [await signIn(), await signIn()];
  const { cells, testId, questions } = await makeTest(maya);
  await take(maya, testId, [give(questions[0], 'b')]);
  expect(await readHad(await readUser(omar), [cells.id])).toEqual([]);
});
