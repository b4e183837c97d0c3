import { pipeline } from 'node:stream/promises';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { openPromise } from 'yauzl';
import { startPrivacyApp } from '../testing/privacy-app.ts';

const { app, databaseUrl, signIn, request, runJob } = await startPrivacyApp();
const origin = await app.listen({ host: '127.0.0.1', port: 0 });

/** Events whose words do not compress, so that the zip grows with them. */
async function addEvents(userId: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  // Two hundred thousand looks at the user's row would take longer than the test.
  await client.query('set session_replication_role = replica');
  await client.query(
    `insert into account_events (user_id, event_id, kind, device, happened_at)
     select $1, lpad(to_hex(n), 32, '0')::uuid, 'signed-in', sha512(n::text::bytea)::text, now()
     from generate_series(1, $2::integer) n`,
    [userId, count],
  );
  await client.end();
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** How far the memory of this process rises meanwhile, in megabytes; what nobody holds is let go. */
async function measureRise(work: () => Promise<unknown>): Promise<number> {
  collectGarbage();
  const before = process.memoryUsage().rss;
  let highest = before;
  const timer = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage().rss);
    collectGarbage();
  }, 250);
  await work();
  clearInterval(timer);
  return (highest - before) / 1024 / 1024;
}

/** The size of every file in the zip once it is unpacked. */
async function unpack(path: string): Promise<Record<string, number>> {
  const zip = await openPromise(path);
  const sizes: Record<string, number> = {};
  for await (const entry of zip.eachEntry()) {
    let bytes = 0;
    for await (const chunk of await zip.openReadStreamPromise(entry)) bytes += chunk.length;
    sizes[entry.fileName] = bytes;
  }
  return sizes;
}

it('exports 200,000 events without holding them in memory', async () => {
  const maya = await signIn();
  await addEvents(maya.userId, 200_000);
  const { id } = await request(maya);
  const folder = await mkdtemp(join(tmpdir(), 'engram-export-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'export.zip');

  const megabytes = await measureRise(() =>
    runJob('make-data-export', { userId: maya.userId, exportId: id }),
  );
  const url = `${origin}/api/account/exports/${id}/file`;
  const { body } = await fetch(url, { headers: maya.headers });
  await pipeline(body ?? [], createWriteStream(path));

  expect(await unpack(path)).toMatchObject({
    'account-events.json': 39_600_162,
    'account-events.csv': 33_400_119,
  });
  // That is 73 MB of text and 29 MB of zip; the rows themselves would be some hundred more.
  expect(megabytes).toBeLessThan(120);
}, 120_000);
