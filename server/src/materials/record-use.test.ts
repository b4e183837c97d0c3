import { expect, it } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../platform/db.ts';
import { makeMaterialCalls } from '../testing/calls/material-calls.ts';
import { startTestApp } from '../testing/start-app.ts';
import { forgetMaterialUse, recordMaterialUse, type UsedIn } from './record-use.ts';

const { app, platform, signIn, clock } = await startTestApp({
  environment: { RATE_LIMITS: 'off' },
});
const { saveOne, get, remove } = makeMaterialCalls(app);

type Caller = Awaited<ReturnType<typeof signIn>>;

function inTransaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  return platform.db.transaction().execute(work);
}

function useOf({ userId }: Caller, materialIds: readonly string[], usedIn: UsedIn = 'test') {
  return { userId, materialIds, usedIn, thingId: uuidv7(), at: clock.now() };
}

async function countsOf(caller: Caller, id: string) {
  const { usedInTests, usedInFlashcardSets } = (await get(caller, id)).json().material;
  return { usedInTests, usedInFlashcardSets };
}

it('counts a test or a set once for every material, however often it is told', async () => {
  const maya = await signIn();
  const { id } = await saveOne(maya, 'Lecture 6');
  const use = useOf(maya, [id, id]);
  await inTransaction((tx) => recordMaterialUse(tx, use));
  await inTransaction((tx) => recordMaterialUse(tx, use));
  await inTransaction((tx) => recordMaterialUse(tx, useOf(maya, [id], 'flashcard-set')));
  expect(await countsOf(maya, id)).toEqual({ usedInTests: 1, usedInFlashcardSets: 1 });
});

it('moves the last use forward, never back', async () => {
  const maya = await signIn();
  const { id } = await saveOne(maya, 'Lecture 6');
  const early = useOf(maya, [id]);
  clock.advance(60_000);
  await inTransaction((tx) => recordMaterialUse(tx, useOf(maya, [id])));
  await inTransaction((tx) => recordMaterialUse(tx, early));
  const { lastUsedAt } = (await get(maya, id)).json().material;
  expect(lastUsedAt).toBe(clock.now().toISOString());
});

it('leaves out what was deleted meanwhile, and what belongs to somebody else', async () => {
  const [maya, omar] = [await signIn(), await signIn()];
  const [kept, deleted] = [await saveOne(maya, 'Kept'), await saveOne(maya, 'Deleted')];
  const ofOmar = await saveOne(omar, 'Of Omar');
  await remove(maya, deleted.id);
  const use = useOf(maya, [kept.id, deleted.id, ofOmar.id]);
  await inTransaction((tx) => recordMaterialUse(tx, use));
  await inTransaction((tx) => recordMaterialUse(tx, useOf(maya, [])));
  expect(await countsOf(maya, kept.id)).toEqual({ usedInTests: 1, usedInFlashcardSets: 0 });
  expect(await countsOf(omar, ofOmar.id)).toEqual({ usedInTests: 0, usedInFlashcardSets: 0 });
});

it('forgets a deleted test and nothing else', async () => {
  const [maya, omar] = [await signIn(), await signIn()];
  const [one, other] = [await saveOne(maya, 'One'), await saveOne(maya, 'Other')];
  const gone = useOf(maya, [one.id, other.id]);
  await inTransaction((tx) => recordMaterialUse(tx, gone));
  await inTransaction((tx) => recordMaterialUse(tx, useOf(maya, [one.id])));
  await inTransaction((tx) => recordMaterialUse(tx, { ...gone, usedIn: 'flashcard-set' }));
  await inTransaction((tx) => forgetMaterialUse(tx, { ...gone, userId: omar.userId }));
  expect(await countsOf(maya, one.id)).toEqual({ usedInTests: 2, usedInFlashcardSets: 1 });
  await inTransaction((tx) => forgetMaterialUse(tx, gone));
  expect(await countsOf(maya, one.id)).toEqual({ usedInTests: 1, usedInFlashcardSets: 1 });
  expect(await countsOf(maya, other.id)).toEqual({ usedInTests: 0, usedInFlashcardSets: 1 });
});

it('goes with the transaction it is told in', async () => {
  const maya = await signIn();
  const { id } = await saveOne(maya, 'Lecture 6');
  const failing = inTransaction(async (tx) => {
    await recordMaterialUse(tx, useOf(maya, [id]));
    throw new Error('The test could not be saved');
  });
  await expect(failing).rejects.toThrow('could not be saved');
  expect(await countsOf(maya, id)).toEqual({ usedInTests: 0, usedInFlashcardSets: 0 });
});
