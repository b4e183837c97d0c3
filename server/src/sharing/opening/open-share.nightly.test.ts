import { expect, it } from 'vitest';
import { startTestApp } from '../../testing/start-app.ts';
import { makeSharingCalls } from '../testing/sharing-calls.ts';

const { app, platform, signIn, databaseUrl, config } = await startTestApp();
const { call, shareNew } = makeSharingCalls(app, platform);
const other = await startTestApp({
  environment: { DATABASE_URL: databaseUrl, REDIS_PREFIX: config.REDIS_PREFIX },
});
const elsewhere = makeSharingCalls(other.app, other.platform);

it('is over within 5 seconds on every other node when its owner stops it', async () => {
  const owner = await signIn();
  const { code } = await shareNew(owner);
  expect((await elsewhere.load(code)).statusCode).toBe(200);
  await call('DELETE', `/shared-tests/${code}`, { headers: owner.headers });
  const since = performance.now();
  await expect.poll(async () => (await elsewhere.load(code)).statusCode).toBe(404);
  expect(performance.now() - since).toBeLessThan(5_000);
});
