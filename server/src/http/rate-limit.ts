import type { RateTier } from '@engram/core/endpoint.ts';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import { AppError } from './app-error.ts';
import { callerKey } from './caller.ts';
import { makeRateStore } from './rate-store.ts';

type Tier = { max: number; windowMs: number };

/** Requests per caller. A class signs in behind one address, and hundreds read a shared test there. */
const rateTiers: Readonly<Record<Exclude<RateTier, 'cached'>, Tier>> = {
  auth: { max: 120, windowMs: 60_000 },
  generate: { max: 30, windowMs: 60_000 },
  upload: { max: 60, windowMs: 60_000 },
  write: { max: 240, windowMs: 60_000 },
  read: { max: 900, windowMs: 60_000 },
  public: { max: 3_000, windowMs: 60_000 },
};

export type RateLimitOptions = { redis: Redis; secret: string; isOn: boolean };

export async function limitRates(app: FastifyInstance, options: RateLimitOptions): Promise<void> {
  if (!options.isOn) return;
  await app.register(rateLimit, {
    global: false,
    store: makeRateStore(options.redis),
    keyGenerator: (request) => callerKey(request, options.secret),
    errorResponseBuilder: (_request, context) =>
      new AppError('too-many-requests', { retryAfterSeconds: Math.ceil(context.ttl / 1000) }),
  });
}

/** What a route says in its config so that its tier applies. */
export function rateLimitOf(tier: RateTier) {
  if (tier === 'cached') return {};
  const { max, windowMs } = rateTiers[tier];
  return { rateLimit: { max, timeWindow: windowMs, groupId: tier } };
}
