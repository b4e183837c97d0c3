import { CaptchaToken } from '../accounts/captcha.ts';
import { defineEndpoint } from '../endpoint.ts';
import { accountLimits, siteLimits } from '../limits.ts';
import { oneLine, somethingVisible } from '../one-line.ts';
import { z } from '../zod.ts';

/** Stands in the head of a mail, where a break would begin another line of it. */
const Line = z.string().trim().min(1).regex(oneLine).regex(somethingVisible);

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
