import { endpoints } from '@engram/core/endpoints.ts';
import { expect, it } from 'vitest';
import { startTestApp } from '../testing/start-app.ts';
import { makeSharingCalls } from './testing/sharing-calls.ts';

const { app, platform, signIn } = await startTestApp({ environment: { RATE_LIMITS: 'off' } });
const { call } = makeSharingCalls(app, platform);

const ofOneShare = Object.values(endpoints).filter(({ path }) =>
  path.startsWith('/shared-tests/:id'),
);
/** What each of them would take, so that nothing but the code can be wrong. */
const bodies: Record<string, object> = {
  startSharedTest: { elapsedMs: 0 },
  submitSharedTest: { answers: {}, timeTaken: 1 },
  keepSharedResult: { key: crypto.randomUUID() },
};

it('knows the calls that take a code', () => expect(ofOneShare.length).toBeGreaterThan(7));

it.each(ofOneShare)('$name finds nothing behind what cannot be a code', async (endpoint) => {
  const { headers } = await signIn();
  const ask = (code: string) =>
    call(
      endpoint.method as 'GET',
      endpoint.path.replace(':id', code).replace(/:\w+/, crypto.randomUUID()),
      {
        headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
        ...(bodies[endpoint.name] && { payload: bodies[endpoint.name] }),
      },
    );
  const codes = ['K7%00Q2D', '%00', '%F0%9F%98%80', "K7Q2M'"];
  const replies = await Promise.all(codes.map(ask));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
});
