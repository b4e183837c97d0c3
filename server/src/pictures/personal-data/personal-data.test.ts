import { expect, it } from 'vitest';
import { startPrivacyApp } from '../../privacy/testing/privacy-app.ts';
import { insertPicture, makePictureCalls } from '../testing/picture-calls.ts';
import { pictureData } from './personal-data.ts';

const { app, platform, signIn, exportOf } = await startPrivacyApp({
  environment: { RATE_LIMITS: 'off' },
});
const { get } = makePictureCalls(app);

it('puts the pictures of a user into the export, each as a file of its own', async () => {
  const [maya, omar] = [await signIn(), await signIn()];
  const [mine, another] = [
    await insertPicture(platform, maya.userId),
    await insertPicture(platform, maya.userId),
  ];
  await insertPicture(platform, omar.userId);
  const { files } = await exportOf(maya);
  const inFolder = Object.keys(files).filter((path) => path.startsWith('pictures/'));
  expect(inFolder.toSorted()).toEqual(
    [`pictures/${mine}.webp`, `pictures/${another}.webp`].toSorted(),
  );
  expect(files[`pictures/${mine}.webp`]).toMatch(/^RIFF/);
  expect(JSON.parse(files['pictures.json'] ?? '')).toHaveLength(2);
  expect(files['README.txt']).toContain('The pictures themselves, each named by its id.');
});

it("erases the pictures of a user who leaves, and nobody else's", async () => {
  const [maya, omar] = [await signIn(), await signIn()];
  const [mine, others] = [
    await insertPicture(platform, maya.userId),
    await insertPicture(platform, omar.userId),
  ];
  await pictureData.erase(platform.db, maya.userId);
  await pictureData.erase(platform.db, maya.userId);
  expect((await get(maya, mine)).statusCode).toBe(404);
  expect((await get(omar, others)).statusCode).toBe(200);
  const { rows } = await platform.pool.query(
    `select 1 from picture_contents where user_id = $1 union all
     select 1 from picture_space where user_id = $1`,
    [maya.userId],
  );
  expect(rows).toEqual([]);
});
