import { z } from '@engram/core/zod.ts';

const what = z.enum(['open', 'start', 'submit']);

const Planned = z.object({
  /** From the beginning of the load. */
  atMs: z.number(),
  taker: z.int(),
  what,
  method: z.enum(['GET', 'POST']),
  path: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.string().optional(),
});
export type Planned = z.infer<typeof Planned>;

/** What the process that makes the load is told. */
export const Order = z.object({ origin: z.url(), calls: z.array(Planned) });

export const Answered = z.object({
  taker: z.int(),
  what,
  status: z.int(),
  /** From the planned moment to the last byte. */
  ms: z.number(),
  /** How late the load itself was with it, which is in `ms` too. */
  lagMs: z.number(),
  bytes: z.int(),
  /** How often it was sent until it was answered, or given up. */
  attempts: z.int(),
  /** Of a submission, question by question; none from a server that does not grade. */
  verdicts: z.array(z.string()),
});
export type Answered = z.infer<typeof Answered>;
