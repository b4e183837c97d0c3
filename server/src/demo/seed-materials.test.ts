import { expect, it } from 'vitest';
import { makeMaterialCalls } from '../testing/calls/material-calls.ts';
import { seedMaterials } from './seed-materials.ts';
import { startTestApp } from '../testing/start-app.ts';

const { app, platform, clock, signIn } = await startTestApp();
const { list, save } = makeMaterialCalls(app);

it('fills a library once, with materials that can become a test', async () => {
  const maya = await signIn();
  await seedMaterials(platform.db, maya.userId, clock.now());
  await seedMaterials(platform.db, maya.userId, clock.now());
  const materials: Record<string, unknown>[] = (await list(maya)).json().materials;
  expect(
    materials.map(({ title, usedInTests, usedInFlashcardSets }) => [
      title,
      usedInTests,
      usedInFlashcardSets,
    ]),
  ).toEqual([
    ['Lecture 6 Memory and plasticity.pdf', 0, 0],
    ['Seminar notes, hippocampus.docx', 0, 0],
    ['Chapter 5 Elasticity.pdf', 0, 0],
    ['The French Revolution, 1789 to 1799', 0, 0],
    ['orgchem-week-4.docx', 0, 0],
  ]);
  const reply = await save(
    maya,
    materials.map(({ id }) => ({ id })),
  );
  expect(reply.statusCode).toBe(200);
  expect(reply.json().warning).toBeUndefined();
});
