import { setTimeout as pause } from 'node:timers/promises';
import { makeReady } from '@engram/core/materials/policy/make-ready.ts';
import { biology } from '@engram/fakes/study-texts/biology.ts';
import { expect, it } from 'vitest';
import { makeCardCalls } from '../../testing/calls/card-calls.ts';
import { textOf } from '../../testing/calls/material-calls.ts';
import { startTestApp } from '../../testing/start-app.ts';

// As a server does before it listens.
makeReady();
const { app, signIn } = await startTestApp({ environment: { RATE_LIMITS: 'off' } });
const { topics } = makeCardCalls(app, '');

it('lets nobody wait half a second while it reads a long text', async () => {
  const maya = await signIn({ plan: 'student' });
  let isOver = false;
  let longest = 0;
  const watching = (async () => {
    while (!isOver) {
      const began = performance.now();
      await pause(5);
      longest = Math.max(longest, performance.now() - began);
    }
  })();
  const reply = await topics(maya, textOf(50_000, `${biology.text}\n\n`));
  isOver = true;
  await watching;
  expect(reply.statusCode).toBe(200);
  expect(longest).toBeLessThan(500);
});
