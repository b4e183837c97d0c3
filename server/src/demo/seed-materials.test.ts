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
    ['Lecture 9 Memory.pdf', 0, 0],
    ['The kidney.docx', 0, 0],
    ['CS 204 Computer networks.pdf', 0, 0],
    ['Contract law: formation of a contract', 0, 0],
    ['Unit 6 acids and bases.docx', 0, 0],
  ]);
  const reply = await save(
    maya,
    materials.map(({ id }) => ({ id })),
  );
  expect(reply.statusCode).toBe(200);
  expect(reply.json().warning).toBeUndefined();
});
