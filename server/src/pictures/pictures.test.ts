import sharp from 'sharp';
import { v4 as uuidv4 } from 'uuid';
import { expect, it } from 'vitest';
import { startTestApp } from '../testing/start-app.ts';
import {
  drawPicture,
  insertPicture,
  makePictureCalls,
  takePhoto,
} from './testing/picture-calls.ts';

const { app, platform, signIn } = await startTestApp({ environment: { RATE_LIMITS: 'off' } });
const { upload, get } = makePictureCalls(app);

async function readStored(id: string): Promise<Buffer> {
  const { rows } = await platform.pool.query(
    'select content from picture_contents where picture_id = $1',
    [id],
  );
  return rows[0].content;
}

it('keeps a picture as WebP and shows it to its owner', async () => {
  const maya = await signIn();
  const reply = await upload(maya, await drawPicture());
  expect(reply.statusCode).toBe(201);
  const { picture, usedBytes, maxBytes } = reply.json();
  expect(picture).toMatchObject({ width: 40, height: 30 });
  expect([usedBytes, maxBytes]).toEqual([4_096, 52_428_800]);
  const shown = await get(maya, picture.id);
  expect(shown.statusCode).toBe(200);
  expect(shown.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, no-cache',
    vary: 'authorization',
    'x-content-type-options': 'nosniff',
    'content-disposition': 'inline',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 40 });
});

it('forgets where a photo was taken and by what, and turns it as it was held', async () => {
  const photo = await takePhoto();
  const before = await sharp(photo).metadata();
  expect([before.exif !== undefined, before.xmp !== undefined]).toEqual([true, true]);
  expect(photo.includes('Canary Phones')).toBe(true);
  const { picture } = (await upload(await signIn(), photo, { name: 'IMG_1.jpg' })).json();
  expect(picture).toMatchObject({ width: 300, height: 400 });
  const stored = await readStored(picture.id);
  const { exif, xmp, iptc, icc, orientation } = await sharp(stored).metadata();
  expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
  expect(
    ['Canary', 'canary', 'Maya', 'EXIF', 'XMP ', 'GPS'].filter((word) => stored.includes(word)),
  ).toEqual([]);
});

it('keeps no side longer than 1,600 pixels', async () => {
  const { picture } = (
    await upload(await signIn(), await drawPicture({ width: 4_000, height: 1_000 }))
  ).json();
  expect(picture).toMatchObject({ width: 1600, height: 400 });
});

it('keeps a picture once, however often the same call comes', async () => {
  const maya = await signIn();
  const [picture, key] = [await drawPicture(), uuidv4()];
  const first = (await upload(maya, picture, { key })).json();
  const second = (await upload(maya, picture, { key })).json();
  expect(second).toEqual(first);
  expect(second.usedBytes).toBe(4_096);
});

it('tells a browser that has it that it may go on showing it, without sending it again', async () => {
  const maya = await signIn();
  const id = await insertPicture(platform, maya.userId);
  const { etag } = (await get(maya, id)).headers;
  const again = await get(maya, id, { 'if-none-match': String(etag) });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  const gone = await get(await signIn(), id, { 'if-none-match': String(etag) });
  expect(gone.statusCode).toBe(404);
});

it("answers 404 to a stranger's token, and 401 without one", async () => {
  const id = await insertPicture(platform, (await signIn()).userId);
  expect((await get(await signIn(), id)).statusCode).toBe(404);
  expect((await get({ headers: {} }, id)).statusCode).toBe(401);
});

it.each(['../../etc/passwd', '%2e%2e%2f', 'x', '00000000-0000-4000-8000-000000000000'])(
  'finds nothing under %s',
  async (id) => {
    expect([400, 404]).toContain((await get(await signIn(), id)).statusCode);
  },
);

it('lets no two pictures at once take the last room', async () => {
  const maya = await signIn();
  await platform.pool.query('insert into picture_space values ($1, $2)', [
    maya.userId,
    52_428_800 - 5_000,
  ]);
  const tries = await Promise.allSettled([1, 2, 3].map(() => insertPicture(platform, maya.userId)));
  expect(tries.map(({ status }) => status).toSorted()).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
  ]);
  const refused = (await upload(maya, await drawPicture())).json();
  expect(refused).toMatchObject({
    code: 'pictures-full',
    message: 'There is no room for another picture.',
    details: 'Your pictures take all 50 MB you have. Premium has room for 1 GB.',
  });
});

it('gives Premium 1 GB', async () => {
  const maya = await signIn({ plan: 'student' });
  await platform.pool.query('insert into picture_space values ($1, $2)', [
    maya.userId,
    1_073_741_824 - 10,
  ]);
  const reply = await upload(maya, await drawPicture());
  expect(reply.json().details).toBe(
    'Your pictures take all 1 GB you have. Delete cards or questions with pictures to make room.',
  );
});
