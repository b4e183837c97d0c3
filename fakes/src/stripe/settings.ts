import { z } from '@engram/core/zod.ts';

/** How the payment service behaves; every one can be changed while it runs. */
export const StripeSettings = z.strictObject({
  /** Null lets everybody in. */
  apiKey: z.string().nullable().default(null),
  /** Null: nobody is told. */
  webhookUrl: z.url().nullable().default(null),
  webhookSecret: z.string().default('whsec_fake'),
  /** Each event is delivered so many times, all at once. */
  copies: z.int().min(1).max(100).default(1),
  /** Of the events of one happening. */
  order: z.enum(['kept', 'reversed']).default('kept'),
  /** How late events are. */
  delayMs: z.number().min(0).default(0),
  /** Between the tries to deliver what was not taken. */
  retryMs: z.number().min(0).default(1000),
  /** Events are made, and get lost. */
  isSilent: z.boolean().default(false),
  isDown: z.union([z.literal(false), z.enum(['error', 'unreachable'])]).default(false),
  /** Of each call and page; what is asked for still happens when the caller has given up. */
  latencyMs: z.number().min(0).default(0),
  /** Cards are refused. */
  isDeclining: z.boolean().default(false),
});
export type StripeSettings = z.infer<typeof StripeSettings>;
