import { setTimeout } from 'node:timers/promises';

const mostTries = 10;

/**
 * A call that waits where the server asks for a moment's patience, as browsers do (D15): a machine
 * that is busy with other things says nothing of what is measured here.
 */
export async function askPatiently(url: string, init: RequestInit): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const response = await fetch(url, init);
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
    if (response.status !== 503 || Number.isNaN(seconds) || tries === mostTries) return response;
    await response.body?.cancel();
    await setTimeout(seconds * 1_000);
  }
}
