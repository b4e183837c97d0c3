import { createHash, createHmac, randomInt } from 'node:crypto';
import { type ChallengeParameters, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Db } from '../db.ts';
import type { Log } from '../log.ts';
import { noteOutage } from '../note-outage.ts';
import { insertSpent } from './store.ts';

/** What any CAPTCHA provider has to do for us: one interface, so that others can be added. */
export type Captcha = {
  challenge: (purpose: string) => Promise<{ parameters: ChallengeParameters; signature: string }>;
  /** Once per solution, for its own purpose, before it expires. */
  verify: (token: string, purpose: string) => Promise<boolean>;
};

export type CaptchaOptions = {
  redis: Redis;
  db: Db;
  clock: Clock;
  log: Log;
  secret: string;
  /** How many keys a browser derives at most; half of it at least. */
  work: number;
};

const livesSeconds = 10 * 60;
const iterations = 1_000;

/** The ALTCHA protocol: a signed proof-of-work task, solved by the browser without a third party. */
export function openCaptcha({ redis, db, clock, log, secret, work }: CaptchaOptions): Captcha {
  const hmacSignatureSecret = deriveSecret(secret, 'captcha challenge');
  const hmacKeySignatureSecret = deriveSecret(secret, 'captcha key');

  /** Atomic in Redis; while Redis is away in PostgreSQL (security 4 and 6). */
  async function spend(signature: string, expiresAt: Date): Promise<boolean> {
    const solutionHash = createHash('sha256').update(signature).digest();
    const name = `captcha:${solutionHash.toString('base64url')}`;
    try {
      return (await redis.set(name, '1', 'EX', livesSeconds, 'NX')) === 'OK';
    } catch (error) {
      noteOutage(log, { what: 'captcha solutions are kept in the database', error });
      return insertSpent(db, { solutionHash, expiresAt });
    }
  }

  return {
    async challenge(purpose) {
      const { parameters, signature = '' } = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: iterations,
        counter: randomInt(Math.ceil(work / 2), work + 1),
        deriveKey,
        // Our own clock decides, not the library's: it can be moved in tests.
        data: { purpose, expiresAtMs: clock.now().getTime() + livesSeconds * 1000 },
        hmacSignatureSecret,
        hmacKeySignatureSecret,
      });
      return { parameters, signature };
    },

    async verify(token, purpose) {
      const payload = readPayload(token);
      if (!payload) return false;
      const { challenge, solution } = payload;
      const { data } = challenge.parameters;
      if (data.purpose !== purpose || data.expiresAtMs <= clock.now().getTime()) return false;
      const result = await verifySolution({
        challenge,
        solution,
        deriveKey,
        hmacSignatureSecret,
        hmacKeySignatureSecret,
      });
      if (!result.verified) return false;
      return spend(challenge.signature, new Date(data.expiresAtMs));
    },
  };
}

const Hex = z.string().regex(/^[\da-f]{2,128}$/);

/** Exactly what we hand out: the signature covers every field, and nothing else is computed with. */
const Payload = z.object({
  challenge: z.object({
    parameters: z.strictObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      cost: z.literal(iterations),
      keyLength: z.literal(32),
      nonce: Hex,
      salt: Hex,
      keyPrefix: Hex,
      keySignature: Hex,
      data: z.strictObject({ purpose: z.string(), expiresAtMs: z.number() }),
    }),
    signature: Hex,
  }),
  solution: z.object({ counter: z.number().int().min(0), derivedKey: Hex }),
});

function readPayload(token: string): z.infer<typeof Payload> | undefined {
  try {
    return Payload.parse(JSON.parse(Buffer.from(token, 'base64').toString('utf8')));
  } catch {
    return undefined;
  }
}

function deriveSecret(secret: string, use: string): string {
  return createHmac('sha256', secret).update(use).digest('base64url');
}
