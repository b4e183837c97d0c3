import { defineEndpoint } from '@engram/core/endpoint.ts';
import { z } from 'zod';

/**
 * A feature that exists in tests only: it carries a job, its progress and a creating call through
 * the real engines, as a product feature would.
 */
const ProbeId = z.object({ id: z.uuid() });

export const startProbe = defineEndpoint({
  name: 'startProbe',
  method: 'POST',
  path: '/probes',
  summary: 'Starts a job of some steps',
  access: 'either',
  rate: 'write',
  body: z.strictObject({
    steps: z.number().int().min(1).max(500),
    stepMs: z.number().int().min(0).max(5_000),
    rollsBack: z.boolean().default(false),
  }),
  reply: ProbeId,
  status: 201,
  idempotency: 'reply',
  errors: ['invalid-input'],
});

export const ProbeEvent = z.object({
  step: z.number(),
  of: z.number(),
  pid: z.number(),
  attempt: z.number(),
});
export type ProbeEvent = z.infer<typeof ProbeEvent>;

export const probeEvents = defineEndpoint({
  name: 'probeEvents',
  method: 'GET',
  path: '/probes/:id/events',
  summary: 'Progress of a probe',
  access: 'either',
  rate: 'read',
  params: ProbeId,
  reply: ProbeEvent,
  streams: true,
  errors: [],
});

export const slowProbe = defineEndpoint({
  name: 'slowProbe',
  method: 'GET',
  path: '/probes/slow',
  summary: 'Answers when it gets a lock of the database',
  access: 'public',
  rate: 'public',
  reply: z.object({ isDone: z.boolean() }),
  errors: [],
});

/** Answers what it should not: the reply schema has to keep the secret in. */
export const leakProbe = defineEndpoint({
  name: 'leakProbe',
  method: 'GET',
  path: '/probes/leak',
  summary: 'A handler that returns more than the contract allows',
  access: 'public',
  rate: 'public',
  reply: z.object({ shown: z.string() }),
  errors: [],
});

export const ownProbe = defineEndpoint({
  name: 'ownProbe',
  method: 'POST',
  path: '/probes/own',
  summary: 'For signed-in callers; its reply is a secret and is not kept',
  access: 'signed-in',
  rate: 'generate',
  body: z.strictObject({ note: z.string().max(20) }),
  reply: z.object({ secret: z.string(), isReplay: z.boolean() }),
  idempotency: 'fact',
  errors: ['not-signed-in'],
});
