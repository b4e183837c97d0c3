import { startObjectStore } from '@engram/fakes/object-store/start-object-store.ts';
import { v4 as uuidv4 } from 'uuid';
import { afterEach, expect, it } from 'vitest';
import { ObjectStoreError } from '../../platform/objects/object-store.ts';
import { startTestApp } from '../../testing/start-app.ts';
import { atTheEnd } from '../../testing/at-the-end.ts';
import { pictureData } from '../personal-data/personal-data.ts';
import { removeLeftovers } from '../sweeping/remove-leftovers.ts';
import { insertPicture, makePictureCalls } from '../testing/picture-calls.ts';

let storeTime = new Date('2026-03-01T12:00:00Z');
const store = await startObjectStore({ now: () => storeTime });
atTheEnd(store.stop);
const { app, platform, signIn } = await startTestApp({
  environment: {
    RATE_LIMITS: 'off',
    S3_URL: store.url,
    S3_REGION: store.keys.region,
    S3_ACCESS_KEY_ID: store.keys.accessKeyId,
    S3_SECRET_ACCESS_KEY: store.keys.secretAccessKey,
  },
});
const { get } = makePictureCalls(app);

afterEach(() => {
  store.misbehave('none');
  storeTime = new Date('2026-03-01T12:00:00Z');
  store.refused.length = 0;
});

it('keeps pictures in the store, signed, and nothing of them in the database', async () => {
  const maya = await signIn();
  const id = await insertPicture(platform, maya.userId);
  expect(store.refused).toEqual([]);
  const [path = '', content] = [...store.objects].at(-1) ?? [];
  expect(path).toMatch(
    new RegExp(`^/pictures-of-engram/pictures/${maya.userId}/[0-9a-f-]{36}\\.webp$`),
  );
  const { rows } = await platform.pool.query('select 1 from picture_contents');
  expect(rows).toEqual([]);
  const reply = await get(maya, id);
  expect([reply.statusCode, reply.rawPayload.equals(content ?? Buffer.alloc(0))]).toEqual([
    200,
    true,
  ]);
});

it('removes the object of a picture that is gone, when its turn comes', async () => {
  const maya = await signIn();
  await insertPicture(platform, maya.userId);
  const isOfMaya = (path: string) => path.includes(maya.userId);
  await pictureData.erase(platform.db, maya.userId);
  expect([...store.objects.keys()].filter(isOfMaya)).toHaveLength(1);
  store.misbehave('refuses');
  await expect(removeLeftovers(platform)).rejects.toThrow('503');
  store.misbehave('none');
  await removeLeftovers(platform);
  expect([...store.objects.keys()].filter(isOfMaya)).toEqual([]);
  expect((await platform.pool.query('select 1 from picture_leftovers')).rows).toEqual([]);
});

it('is refused by a store whose clock is an hour apart, and keeps nothing', async () => {
  const maya = await signIn();
  storeTime = new Date('2026-03-01T13:00:00Z');
  await expect(insertPicture(platform, maya.userId)).rejects.toMatchObject({ code: 'unavailable' });
  expect(store.refused).toEqual(['RequestTimeTooSkewed']);
  const { rows } = await platform.pool.query(
    'select used_bytes from picture_space where user_id = $1',
    [maya.userId],
  );
  expect(rows).toEqual([{ used_bytes: '0' }]);
});

it.each(['refuses', 'breaks-off', 'hangs-up', 'lies-about-length'] as const)(
  'says that a picture is not available now when the store %s',
  async (mischief) => {
    const maya = await signIn();
    const id = await insertPicture(platform, maya.userId);
    store.misbehave(mischief);
    const reply = await get(maya, id);
    expect([reply.statusCode, reply.json().code]).toEqual([503, 'unavailable']);
    store.misbehave('none');
    expect((await get(maya, id)).statusCode).toBe(200);
  },
);

it('keeps a picture that one of two same calls has brought, whatever becomes of the other', async () => {
  const maya = await signIn();
  const { objects } = platform;
  if (!objects) throw new Error('no store is set up');
  const [isAsked, isOver] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const failing = {
    ...objects,
    put: async () => {
      isAsked.resolve();
      await isOver.promise;
      throw new ObjectStoreError('the object store did not answer to PUT');
    },
  };
  const creationId = uuidv4();
  const slow = insertPicture({ ...platform, objects: failing }, maya.userId, creationId);
  await isAsked.promise;
  const id = await insertPicture(platform, maya.userId, creationId);
  isOver.resolve();
  await expect(slow).rejects.toMatchObject({ code: 'unavailable' });
  expect((await get(maya, id)).statusCode).toBe(200);
});

it('is refused with another secret', async () => {
  const { platform: otherPlatform, signIn: signInThere } = await startTestApp({
    environment: {
      S3_URL: store.url,
      S3_REGION: store.keys.region,
      S3_ACCESS_KEY_ID: store.keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: 'not the secret',
    },
  });
  const { userId } = await signInThere();
  await expect(insertPicture(otherPlatform, userId)).rejects.toMatchObject({ code: 'unavailable' });
  expect(store.refused).toEqual(['SignatureDoesNotMatch']);
});
