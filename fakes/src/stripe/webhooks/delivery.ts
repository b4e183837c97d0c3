import { createHmac } from 'node:crypto';
import type { StripeSettings } from '../settings.ts';
import type { StripeEvent } from '../shapes.ts';
import { pause } from './pause.ts';

const mostTries = 20;
const patienceMs = 10_000;

type Sending = { signal: AbortSignal };

/** Posts events to the webhook, signed, again and again until one is taken. */
export function makeDelivery(
  settings: StripeSettings,
  deliveries: { eventId: string; status: number | null }[],
) {
  /** Resolves after the first tries; later ones go on by themselves. */
  async function send(event: StripeEvent, { copies, signal }: Sending & { copies: number }) {
    await Promise.all(Array.from({ length: copies }, () => sendCopy(event, { signal })));
  }

  async function sendCopy(event: StripeEvent, { signal }: Sending): Promise<void> {
    if (!(await post(event, { signal }))) void insist(event, { signal });
  }

  async function insist(event: StripeEvent, { signal }: Sending): Promise<void> {
    for (let tries = 1; tries < mostTries; tries += 1) {
      if (!(await pause(settings.retryMs, signal))) return;
      if (await post(event, { signal })) return;
    }
  }

  /** Whether there is nothing left to do. */
  async function post(event: StripeEvent, { signal }: Sending): Promise<boolean> {
    if (settings.webhookUrl === null || signal.aborted) return true;
    const body = JSON.stringify(event, null, 2);
    try {
      const response = await fetch(settings.webhookUrl, {
        method: 'POST',
        body,
        redirect: 'manual',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': sign(body, settings.webhookSecret),
        },
        signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
      });
      await response.body?.cancel();
      deliveries.push({ eventId: event.id, status: response.status });
      return response.ok;
    } catch {
      if (signal.aborted) return true;
      // Nobody there, or too slow: both are tried again.
      deliveries.push({ eventId: event.id, status: null });
      return false;
    }
  }

  return { send };
}

/** In real time, whatever our clock says: receivers refuse old signatures. */
function sign(body: string, secret: string): string {
  const time = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${signature}`;
}
