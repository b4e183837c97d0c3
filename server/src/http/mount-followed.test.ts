import { defineEndpoint } from '@engram/core/endpoint.ts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { ProbeEvent, startProbe } from '../testing/probe/probe-api.ts';
import { startTestApp } from '../testing/start-app.ts';
import { mountFollowed } from './mount-followed.ts';

const followedProbe = defineEndpoint({
  ...startProbe,
  path: '/followed-probes',
  reply: z.object({ startedAt: z.number(), endsAt: z.number() }),
  events: ProbeEvent,
});

const { app } = await startTestApp({
  extend: (api) => {
    mountFollowed(api, followedProbe, {
      start: async () => String(performance.now()),
      wait: async (startedAt, _call, { endsAt }) => ({ startedAt: Number(startedAt), endsAt }),
      async *follow() {},
    });
  },
});

it('[BAPI-11] has 58 s in all, with the time that starting takes', async () => {
  const askedAt = performance.now();
  const reply = await app.inject({
    method: 'POST',
    url: '/api/followed-probes',
    payload: { steps: 1, stepMs: 0 },
  });
  const { startedAt, endsAt } = reply.json();
  expect(endsAt - 58_000).toBeGreaterThanOrEqual(askedAt);
  expect(endsAt - 58_000).toBeLessThanOrEqual(startedAt);
});
