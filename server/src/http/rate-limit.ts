import { createHash } from 'node:crypto';
import type { RateTier } from '@engram/core/endpoint.ts';
import { attemptHeader } from '@engram/core/sharing/attempt-header.ts';
import { z } from '@engram/core/zod.ts';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { isSignedId } from './signed-ids.ts';
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
  // Of one attempt, which saves every few seconds: a school of a thousand does so behind one address.
  attempt: { max: 120, windowMs: 60_000 },
};

export type RateLimitOptions = { redis: Redis; secret: string; isOn: boolean };

export async function limitRates(app: FastifyInstance, options: RateLimitOptions): Promise<void> {
  if (!options.isOn) return;
  await app.register(rateLimit, {
    global: false,
    store: makeRateStore(options.redis),
    keyGenerator: (request) =>
      attemptOf(request, options.secret) ?? callerKey(request, options.secret),
    errorResponseBuilder: (_request, context) =>
      new AppError('too-many-requests', { retryAfterSeconds: Math.ceil(context.ttl / 1000) }),
  });
}

/** What a route says in its config so that its tier applies. */
export function rateLimitOf(tier: RateTier) {
  if (tier === 'cached') return {};
  const { max, windowMs } = rateTiers[tier];
  const limit = tier === 'attempt' ? maxOfAttempt : max;
  return { tier, rateLimit: { max: limit, timeWindow: windowMs, groupId: tier } };
}

const attemptPrefix = 'attempt:';

/** An attempt whose key we made counts for itself; any other key is as if there were none. */
function attemptOf(request: FastifyRequest, secret: string): string | undefined {
  if (request.routeOptions.config.tier !== 'attempt') return undefined;
  const key = z.uuid().safeParse(request.headers[attemptHeader]);
  if (!key.success || !isSignedId(secret, key.data)) return undefined;
  return attemptPrefix + createHash('sha256').update(key.data.toLowerCase()).digest('base64url');
}

function maxOfAttempt(_request: FastifyRequest, key: string): number {
  return key.startsWith(attemptPrefix) ? rateTiers.attempt.max : rateTiers.public.max;
}
