import { getOffer } from '@engram/core/plans/api.ts';
import { call } from '../../http/call.ts';

/** Whether this server takes payments. */
export async function askOffer(signal: AbortSignal): Promise<boolean> {
  return (await call(getOffer, {}, { signal })).canPay;
}
