import { setTimeout as sleep } from 'node:timers/promises';

/** False when it was broken off. */
export async function pause(ms: number, signal: AbortSignal): Promise<boolean> {
  if (signal.aborted) return false;
  if (ms === 0) return true;
  return sleep(ms, true, { signal }).catch(() => false);
}
