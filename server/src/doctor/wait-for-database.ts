import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../config.ts';
import type { Log } from '../platform/log.ts';
import { noteOutage } from '../platform/note-outage.ts';
import { examineDatabase } from './examine.ts';

const askAgainMs = 1_000;

/**
 * Until the database is there and has everything this version needs. Meanwhile the process lives,
 * and says that it is not ready and why.
 */
export async function waitForDatabase(config: Config, log: Log): Promise<void> {
  let [finding] = await examineDatabase(config);
  if (!finding) return;
  const stopTelling =
    config.ROLE === 'worker' ? undefined : await tell(config, () => finding?.text);
  while (finding) {
    noteOutage(log, { what: finding.text, error: undefined });
    await pause(askAgainMs);
    [finding] = await examineDatabase(config);
  }
  await stopTelling?.();
  log.info('the database is ready');
}

/** What a probe asks for, before there is anything to serve. */
async function tell({ HOST, PORT }: Config, why: () => string | undefined) {
  const server = createServer((request, response) => {
    const isHealth = request.url === '/api/health';
    const reply = isHealth
      ? { status: 'ok' }
      : { code: 'unavailable', message: why(), error: why() };
    response.writeHead(isHealth ? 200 : 503, { 'content-type': 'application/json' });
    response.end(JSON.stringify(reply));
  });
  await new Promise<void>((resolve) => server.listen(PORT, HOST, resolve));
  return () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
}
