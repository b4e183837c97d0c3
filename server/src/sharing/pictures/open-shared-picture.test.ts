import { v4 as uuidv4 } from 'uuid';
import { expect, it } from 'vitest';
import { makeChoices } from '../../attempts/testing/attempt-calls.ts';
import { insertPicture } from '../../pictures/testing/picture-calls.ts';
import { startTestApp } from '../../testing/start-app.ts';
import { type Caller, makeSharingCalls } from '../testing/sharing-calls.ts';

const { app, platform, signIn, clock } = await startTestApp({
  environment: { RATE_LIMITS: 'off' },
});
const { call, shareNew, submit } = makeSharingCalls(app, platform);

async function sharePicture(owner: Caller) {
  const [shown, explained] = [
    await insertPicture(platform, owner.userId),
    await insertPicture(platform, owner.userId),
  ];
  const [first, ...others] = makeChoices(3);
  if (!first) throw new Error('no question');
  const withPictures = {
    ...first,
    text: `Which part is this? ![A root](picture:${shown})`,
    explanation: `Look closer. ![A root hair](picture:${explained})`,
  };
  return { ...(await shareNew(owner, [withPictures, ...others])), shown, explained };
}

const statusOf = async (code: string, id: string, attemptKey?: string) => {
  const headers = attemptKey === undefined ? {} : { 'engram-attempt': attemptKey };
  return (await call('GET', `/shared-tests/${code}/pictures/${id}`, { headers })).statusCode;
};

it('shows the pictures of an open test to anyone with the link, but none that tells an answer', async () => {
  const { code, shown, explained } = await sharePicture(await signIn());
  const reply = await call('GET', `/shared-tests/${code}/pictures/${shown}`);
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(reply.headers['cache-control']).toBe('private, no-cache');
  expect(await statusOf(code, explained)).toBe(404);
});

it('shows a taker all of them with their result, also when the link is over', async () => {
  const { code, shown, explained } = await sharePicture(await signIn());
  const key = uuidv4();
  await submit(code, {}, { key });
  const before = [await statusOf(code, shown, key), await statusOf(code, explained, key)];
  await platform.pool.query('update shared_tests set stopped_at = $2 where code = $1', [
    code,
    clock.now(),
  ]);
  const after = [await statusOf(code, shown, key), await statusOf(code, explained, key)];
  expect([before, after]).toEqual([
    [200, 200],
    [200, 200],
  ]);
});

it('shows nothing of a link that has ended to who did not take it', async () => {
  const { code, shown } = await sharePicture(await signIn());
  await platform.pool.query('update shared_tests set stopped_at = $2 where code = $1', [
    code,
    clock.now(),
  ]);
  expect(await statusOf(code, shown)).toBe(404);
  expect(await statusOf(code, shown, uuidv4())).toBe(404);
  expect(await statusOf(code, shown, 'no key')).toBe(404);
});

it('shows nothing of a link that has run out', async () => {
  const { code, shown } = await sharePicture(await signIn());
  await platform.pool.query(
    `update shared_tests set expires_at = $2::timestamptz - interval '1 second' where code = $1`,
    [code, clock.now()],
  );
  expect(await statusOf(code, shown)).toBe(404);
});

it('shows nothing of a report that was deleted, not even to a taker', async () => {
  const owner = await signIn();
  const { code, shown } = await sharePicture(owner);
  const key = uuidv4();
  await submit(code, {}, { key });
  await call('DELETE', `/shared-tests/${code}/report`, { headers: owner.headers });
  expect(await statusOf(code, shown, key)).toBe(404);
});

it('shows nothing of an account that was deleted', async () => {
  const owner = await signIn();
  const { code, shown } = await sharePicture(owner);
  const payload = { confirmation: 'DELETE' };
  await call('DELETE', '/account', { headers: owner.headers, payload });
  expect(await statusOf(code, shown)).toBe(404);
});

it('gives a link no way to other pictures, of its owner or of anybody else', async () => {
  const [owner, other] = [await signIn(), await signIn()];
  const { code } = await sharePicture(owner);
  expect(await statusOf(code, await insertPicture(platform, owner.userId))).toBe(404);
  expect(await statusOf(code, await insertPicture(platform, other.userId))).toBe(404);
  expect(await statusOf('ZZZZZZ', uuidv4())).toBe(404);
});
