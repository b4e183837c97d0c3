import type { Endpoint, Reply, Sent } from '@engram/core/endpoint.ts';
import { call, type CallOptions } from '../../http/call.ts';
import { setClock } from './clock.ts';

/** Calls an endpoint whose reply carries the server's time, and sets the clock by it. */
export async function callWithClock<E extends Endpoint>(
  endpoint: E,
  sent: Sent<E>,
  options: Pick<CallOptions, 'idempotencyKey' | 'headers' | 'timeoutMs'> = {},
): Promise<Reply<E>> {
  let sentAt = performance.now();
  const reply = await call(endpoint, sent, {
    ...options,
    // An attempt that nobody answered, and the pause after it, are no part of the round trip.
    onSent() {
      sentAt = performance.now();
    },
  });
  const now = findNow(reply);
  if (now !== undefined) setClock(now, sentAt);
  return reply;
}

function findNow(reply: unknown): string | undefined {
  if (typeof reply !== 'object' || reply === null || !('now' in reply)) return undefined;
  return typeof reply.now === 'string' ? reply.now : undefined;
}
