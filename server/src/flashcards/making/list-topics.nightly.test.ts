import { setTimeout as pause } from 'node:timers/promises';
import { biology } from '@engram/fakes/study-texts/biology.ts';
import { expect, it } from 'vitest';
import { makeCardCalls } from '../../testing/calls/card-calls.ts';
import { textOf } from '../../testing/calls/material-calls.ts';
import { startTestApp } from '../../testing/start-app.ts';

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

it('lets another thread do most of the work', async () => {
  const maya = await signIn({ plan: 'student' });
  const text = textOf(50_000, `${biology.text}\n\n`);
  // The patterns of the content policy are made when they are first needed.
  await topics(maya, text);
  const [here, everywhere] = [process.threadCpuUsage(), process.cpuUsage()];
  const reply = await topics(maya, text);
  expect(reply.statusCode).toBe(200);
  expect(process.threadCpuUsage(here).user).toBeLessThan(process.cpuUsage(everywhere).user / 2);
});
