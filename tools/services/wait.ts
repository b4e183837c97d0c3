import { setTimeout as pause } from 'node:timers/promises';

/** Asks until the answer is there; gives up loudly. */
export async function waitFor<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
  const endsAt = Date.now() + 20_000;
  for (;;) {
    const answer = await ask().catch(() => undefined);
    if (answer !== undefined) return answer;
    if (Date.now() > endsAt) throw new Error(`${what} did not start within 20 seconds`);
    await pause(100);
  }
}
