import { CaptchaToken } from '../accounts/captcha.ts';
import { defineEndpoint } from '../endpoint.ts';
import { accountLimits, siteLimits } from '../limits.ts';
import { z } from '../zod.ts';

/**
 * Stands in the head of a mail: neither a line break nor any other sign that steers, such as those
 * that turn the direction. Joiners stay, for many scripts need them; but something can be seen.
 */
const Line = z
  .string()
  .trim()
  .min(1)
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\uFEFF]*$/u)
  .regex(/[^\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/u);

export const sendContactMessage = defineEndpoint({
  name: 'sendContactMessage',
  method: 'POST',
  path: '/contact',
  summary: 'Write to support',
  access: 'either',
  rate: 'write',
  body: z.strictObject({
    name: Line.max(siteLimits.maxContactNameLength),
    // Whether it is one is for the handler, whose failure has a code of its own.
    email: z.string().max(accountLimits.maxEmailLength * 2),
    subject: Line.max(siteLimits.maxContactSubjectLength),
    message: z
      .string()
      .trim()
      .min(1)
      .max(siteLimits.maxContactMessageLength)
      // The database keeps any sign but this one.
      .refine((text) => !text.includes('\0')),
    /** Only when an answer has asked for it. */
    captchaToken: CaptchaToken.optional(),
  }),
  reply: z.object({ success: z.boolean() }),
  status: 201,
  idempotency: 'reply',
  errors: ['invalid-email', 'captcha-required', 'captcha-check-failed', 'too-many-requests'],
});
