import { z } from '../zod.ts';

/** What a solution may be used for; it is worth nothing elsewhere. */
export const captchaPurposes = [
  'login',
  'register',
  'forgot-password',
  'password',
  'contact',
  'share-code',
] as const;
export type CaptchaPurpose = (typeof captchaPurposes)[number];

/** A proof-of-work task of the ALTCHA protocol, signed by the server. */
export const CaptchaChallenge = z.object({
  parameters: z.looseObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
  }),
  signature: z.string(),
});
export type CaptchaChallenge = z.infer<typeof CaptchaChallenge>;

/** What a browser finds out by working on a challenge. */
export type CaptchaSolution = { counter: number; derivedKey: string };

/** Base64 of the challenge and its solution as JSON. */
export const CaptchaToken = z.string().max(4_000);
