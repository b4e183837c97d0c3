import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { AiFault, FaultOrder } from '@engram/fakes/ai-provider/faults.ts';
import { AiSettings } from '@engram/fakes/ai-provider/settings.ts';
import { findFreePort } from '@engram/fakes/listen.ts';

export type Fake = Awaited<ReturnType<typeof startFake>>;

/** The fake provider in another process, with its levers. */
export async function startFake(tokensPerSecond: number) {
  const port = await findFreePort();
  const script = fileURLToPath(new URL('run-fake.ts', import.meta.url));
  const provider = spawn('node', [script, String(port), String(tokensPerSecond)], {
    // It ends with whoever holds the other end.
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;

  async function control(path: string, body?: object): Promise<unknown> {
    const response = await fetch(`${origin}/control/${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`the fake refused ${path}: ${await response.text()}`);
    return response.json();
  }

  await waitFor(() => control('settings'));
  return {
    url: `${origin}/v1`,
    read: (path: string) => control(path),
    readSettings: async () => AiSettings.parse(await control('settings')),
    set: (settings: Partial<AiSettings>) => control('settings', settings),
    fail: (...orders: (AiFault | FaultOrder)[]) => control('faults', orders),
    /** Forgets calls, prompts and faults; settings stay. */
    reset: () => control('reset', {}),
    async stop() {
      if (provider.exitCode !== null || !provider.kill('SIGTERM')) return;
      await once(provider, 'exit');
    },
  };
}

async function waitFor(work: () => Promise<unknown>): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const isThere = await work().then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await pause(100);
  }
  throw new Error('the fake provider did not start');
}
