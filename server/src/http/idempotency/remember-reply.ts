import { createHash, createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Endpoint } from '@engram/core/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import { v5 as uuidv5 } from 'uuid';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import { AppError } from '../app-error.ts';
import { endOfLease, holdClaim } from './hold-claim.ts';
import { type KnownCall, readKey, unknownCall } from './known-call.ts';
import { type Claim, claimKey, findKey, keepReply, type Remembered, releaseKey } from './store.ts';

type Outcome = { reply: unknown; isReplayed: boolean };

type Remembering = {
  endpoint: Endpoint;
  request: FastifyRequest;
  answer: (known: KnownCall) => Promise<unknown>;
};

export type RememberReply = (remembering: Remembering) => Promise<Outcome>;

export type RememberOptions = { db: Db; clock: Clock; secret: string };

/** A second attempt waits this long for the first; a client gives up after 60 s. */
const patienceMs = 50_000;
const pollMs = 150;
/** Any constant will do; it makes our ids differ from everybody else's. */
const namespace = 'b6f2a4c0-3f0e-5b7d-9a53-6e67726d6b79';

/** Same key and same body: the same reply. Same key and another body: refused (security 9). */
export function makeRememberReply({ db, clock, secret }: RememberOptions): RememberReply {
  return async ({ endpoint, request, answer }) => {
    const givenKey = readKey(request);
    if (givenKey === undefined) return { reply: await answer(unknownCall()), isReplayed: false };
    const { owner, key } = ownerOf(request, givenKey);
    const bodyHash = hashBody(endpoint, request, secret);
    // With the body in it: after the key is forgotten, other content must not find the old thing.
    const creationId = uuidv5(`${owner} ${key} ${bodyHash.toString('hex')}`, namespace);

    const found = await claimOrWait(db, clock, { owner, key, bodyHash });
    if ('lockedUntil' in found) {
      const work = () => answer({ creationId, isReplay: false });
      return { reply: await workOn({ db, clock, endpoint }, found, work), isReplayed: false };
    }
    if (!found.bodyHash.equals(bodyHash)) throw new AppError('conflict');
    if (!found.isDone) throw new AppError('in-progress', { retryAfterSeconds: 2 });
    if (endpoint.idempotency === 'reply') return { reply: found.reply, isReplayed: true };
    return { reply: await answer({ creationId, isReplay: true }), isReplayed: true };
  };
}

type Place = { db: Db; clock: Clock; endpoint: Endpoint };

async function workOn(place: Place, claim: Claim, work: () => Promise<unknown>) {
  const { db, endpoint } = place;
  const hold = holdClaim(place, claim);
  try {
    const reply = await work();
    await keepReply(db, await hold.letGo(), {
      status: endpoint.status ?? 200,
      reply: writeReply(endpoint, reply),
    });
    return reply;
  } catch (error) {
    await releaseKey(db, await hold.letGo());
    throw error;
  }
}

/** Only what the reply schema lets out is kept, and nothing of a reply that carries a secret. */
function writeReply(endpoint: Endpoint, reply: unknown): string | null {
  if (endpoint.idempotency !== 'reply') return null;
  return JSON.stringify(z.encode(endpoint.reply, reply));
}

type Asked = { owner: string; key: string; bodyHash: Buffer };

/** The right to do the work, or what became of an earlier attempt. */
async function claimOrWait(db: Db, clock: Clock, asked: Asked): Promise<Claim | Remembered> {
  const { owner, key, bodyHash } = asked;
  const endsAt = performance.now() + patienceMs;
  for (;;) {
    const now = clock.now();
    const lockedUntil = endOfLease(clock);
    if (await claimKey(db, { owner, key, bodyHash, now, lockedUntil })) {
      return { owner, key, lockedUntil };
    }
    const known = await findKey(db, owner, key);
    // It failed and was released in between: try to be the next to do it.
    if (!known) continue;
    const isOther = !known.bodyHash.equals(bodyHash);
    if (known.isDone || isOther || performance.now() > endsAt) return known;
    await pause(pollMs);
  }
}

/**
 * A visitor's key is its own owner: a phone that changes from Wi-Fi to mobile in mid-call has
 * another address, and nobody else can guess a UUID. It is as good as a ticket, so only its hash
 * is kept.
 */
function ownerOf(request: FastifyRequest, key: string): { owner: string; key: string } {
  if (request.session) return { owner: `user:${request.session.user.uid}`, key };
  const hash = createHash('sha256').update(key).digest('base64url');
  return { owner: `visitor:${hash}`, key: hash };
}

/** Keyed: the body may hold a password, and a plain hash of it in a table could be guessed. */
function hashBody(endpoint: Endpoint, request: FastifyRequest, secret: string): Buffer {
  const content = JSON.stringify([endpoint.name, request.params, request.body]);
  return createHmac('sha256', secret).update(content).digest();
}
