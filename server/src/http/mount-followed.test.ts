import { setTimeout as pause } from 'node:timers/promises';
import { defineEndpoint } from '@engram/core/endpoint.ts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { ProbeEvent, startProbe } from '../testing/probe/probe-api.ts';
import { startTestApp } from '../testing/start-app.ts';
import { mountFollowed } from './mount-followed.ts';

const followedProbe = defineEndpoint({
  ...startProbe,
  path: '/followed-probes',
  reply: z.object({ leftMs: z.number() }),
  events: ProbeEvent,
});

const { app } = await startTestApp({
  extend: (api) => {
    mountFollowed(api, followedProbe, {
      async start({ body }) {
        await pause(body.stepMs);
        return 'started';
      },
      wait: async (_id, _call, { endsAt }) => ({ leftMs: endsAt - performance.now() }),
      async *follow() {},
    });
  },
});

async function leftAfter(stepMs: number): Promise<number> {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/followed-probes',
    payload: { steps: 1, stepMs },
  });
  return reply.json().leftMs;
}

it('[BAPI-11] has 58 s in all, with the time that starting took', async () => {
  expect(await leftAfter(0)).toBeGreaterThan(50_000);
  expect(await leftAfter(700)).toBeLessThan(57_400);
});
