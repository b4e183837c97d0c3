import type { Reply } from '@engram/core/endpoint.ts';
import { getOffer } from '@engram/core/plans/api.ts';
import { call } from '../http/call.ts';

/** Whether this server takes payments, and how its trial begins. */
export function askOffer(signal: AbortSignal): Promise<Reply<typeof getOffer>> {
  return call(getOffer, {}, { signal });
}
