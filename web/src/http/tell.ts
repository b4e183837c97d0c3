import { apiRoot } from '@engram/core/endpoint.ts';
import { callLimits } from '@engram/core/limits.ts';
import { pause } from './pause.ts';
import { makeHeaders } from './request.ts';

/**
 * Tells the server something whose answer nobody waits for: at once, without what reads answers,
 * and even while the page goes away. Tries again as call() does (D15).
 */
export async function tell(path: string, token: string | undefined): Promise<void> {
  const init = { method: 'POST', headers: makeHeaders(token), keepalive: true };
  for (let attempt = 1; attempt <= callLimits.maxAttempts; attempt += 1) {
    const response = await fetch(`${apiRoot}${path}`, init).catch(() => undefined);
    if (response && response.status < 500) return;
    await pause(callLimits.retryDelayMs * attempt, undefined);
  }
}
