import { seedRandom } from '@engram/core/seeded-random.ts';
import { z } from '@engram/core/zod.ts';

/** What can go wrong with a provider, one call at a time. */
export const aiFaults = [
  'rate-limited',
  /** It does not say when to come back. */
  'rate-without-header',
  /** The account has no money left, or has used its share of the day. */
  'quota',
  /** The whole provider is too busy. */
  'overloaded',
  'context-too-long',
  'server-error',
  'unauthorized',
  'not-found',
  /** The connection breaks in the middle. */
  'cut',
  /** No JSON. */
  'garbage',
  /** JSON of another shape. */
  'wrong-schema',
  /** Right, but in a fence and with chat around. */
  'code-fence',
  /** Backslashes of formulas are written once, as no JSON has them, or doubled twice. */
  'broken-escapes',
  'doubled-escapes',
  /** Stops in the middle and keeps the connection open. */
  'stall',
  /** Even the headers come late. */
  'slow-first-byte',
  /** Headers at once, the first token late. */
  'slow-first-token',
  'invented-quote',
  'wrong-key',
  /** The model will not write about this. */
  'refusal',
  /** The model says in words that it will not, as if that were an answer. */
  'refusal-in-prose',
  /** An error as the last event of a stream. */
  'stream-error',
  /** Thinks before it answers, and lets one see it. */
  'thinks',
  /** Does what the material says instead of what it was asked. */
  'obeys-injection',
] as const;
export type AiFault = (typeof aiFaults)[number];

export const callKinds = [
  'write',
  'write-cards',
  'solve',
  'compare',
  'judge',
  'tell',
  'transcribe',
  'moderate',
  'other',
] as const;
export type CallKind = (typeof callKinds)[number];

/** Which calls a fault meets: the next `times`, or every one; a kind, a model, a share of them. */
export const FaultOrder = z.strictObject({
  fault: z.enum(aiFaults),
  times: z.int().min(1).optional(),
  kind: z.enum(callKinds).optional(),
  model: z.string().optional(),
  share: z.number().min(0).max(1).optional(),
});
export type FaultOrder = z.infer<typeof FaultOrder>;

/** Keeps the orders and finds the one that meets a call. */
export function makeFaultBook(seed: string) {
  const orders: FaultOrder[] = [];
  const random = seedRandom(`${seed}:faults`);
  return {
    orders,
    /** A bare name is for the next call. */
    add(...next: (AiFault | FaultOrder)[]): void {
      orders.push(
        ...next.map((one) => (typeof one === 'string' ? { fault: one, times: 1 } : { ...one })),
      );
    },
    take(call: { kind: CallKind; model: string }): AiFault | undefined {
      // Moderation goes before what is paid for, and meets only what is meant for it.
      const usual = call.kind === 'moderate' ? undefined : call.kind;
      const order = orders.find(
        ({ kind = usual, model = call.model, share = 1 }) =>
          kind === call.kind && model === call.model && (share === 1 || random() < share),
      );
      if (order?.times !== undefined) {
        order.times -= 1;
        if (order.times === 0) orders.splice(orders.indexOf(order), 1);
      }
      return order?.fault;
    },
  };
}
