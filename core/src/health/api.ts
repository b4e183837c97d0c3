import { apiPaths, defineEndpoint } from '../endpoint.ts';
import { z } from '../zod.ts';

export const health = defineEndpoint({
  name: 'health',
  method: 'GET',
  path: apiPaths.health,
  summary: 'The process is alive; asks nothing of its neighbours',
  access: 'public',
  rate: 'public',
  reply: z.object({ status: z.literal('ok') }),
  errors: [],
});

const Dependency = z.object({ ok: z.boolean(), latencyMs: z.number() });

export const Readiness = z.object({
  status: z.enum(['ready', 'degraded']),
  database: Dependency,
  redis: Dependency,
  jobs: Dependency,
});
export type Readiness = z.infer<typeof Readiness>;

export const ready = defineEndpoint({
  name: 'ready',
  method: 'GET',
  path: '/ready',
  summary: 'Whether the database, Redis and the jobs answer, each with its latency',
  access: 'public',
  rate: 'public',
  reply: Readiness,
  errors: ['unavailable'],
});

export const getContract = defineEndpoint({
  name: 'getContract',
  method: 'GET',
  path: '/openapi.json',
  summary: 'This document',
  access: 'public',
  rate: 'cached',
  reply: z.looseObject({ openapi: z.string() }),
  errors: [],
});
