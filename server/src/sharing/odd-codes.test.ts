import { endpoints } from '@engram/core/endpoints.ts';
import { expect, it } from 'vitest';
import { makeAccountCalls } from '../testing/calls/account-calls.ts';
import { startTestApp } from '../testing/start-app.ts';
import { makeSharingCalls } from './testing/sharing-calls.ts';

const { app, platform, signIn } = await startTestApp({ environment: { RATE_LIMITS: 'off' } });
const { call } = makeSharingCalls(app, platform);
const { solveCaptcha } = makeAccountCalls(app);

const ofOneShare = Object.values(endpoints).filter(({ path }) =>
  /^\/(shared-tests\/:id|assignments\/:code)/.test(path),
);
const correction = { kind: 'give', questionId: crypto.randomUUID() };
/** What each of them would take, so that nothing but the code can be wrong. */
const bodies: Record<string, object> = {
  previewCorrection: { correction },
  correctSharedTest: { correction },
  startSharedTest: { elapsedMs: 0 },
  submitSharedTest: { answers: {}, timeTaken: 1 },
  keepSharedResult: { key: crypto.randomUUID() },
  changeClosing: { closesAt: null },
  beginTry: { name: 'Amina', device: crypto.randomUUID(), number: 1 },
  saveTry: { answers: {}, seconds: {}, revision: 1 },
  submitTry: { answers: {}, seconds: {}, revision: 1 },
};

async function bodyFor(name: string): Promise<object | undefined> {
  if (name !== 'openSharedTest') return bodies[name];
  return { captchaToken: await solveCaptcha('share-code') };
}

it('knows the calls that take a code', () => expect(ofOneShare.length).toBeGreaterThan(13));

it.each(ofOneShare)('$name finds nothing behind what cannot be a code', async (endpoint) => {
  const { headers } = await signIn();
  const ask = async (code: string) => {
    const payload = await bodyFor(endpoint.name);
    return call(
      endpoint.method as 'GET',
      endpoint.path.replace(/:(id|code)/, code).replace(/:\w+/, crypto.randomUUID()),
      {
        headers: {
          ...headers,
          'idempotency-key': crypto.randomUUID(),
          'engram-attempt': crypto.randomUUID(),
        },
        ...(payload && { payload }),
      },
    );
  };
  const codes = ['K7%00Q2D', '%00', '%F0%9F%98%80', "K7Q2M'"];
  const replies = await Promise.all(codes.map(ask));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
});
