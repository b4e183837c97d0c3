import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startAiProvider } from '@engram/fakes/ai-provider/start-ai-provider.ts';
import { biology } from '@engram/fakes/study-texts/biology.ts';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { startTestApp } from '../../testing/start-app.ts';
import { startWorker } from '../../testing/start-worker.ts';
import { endless, listDuplicates, makeMakingCalls } from './testing/making-calls.ts';

const provider = await startAiProvider({ tokensPerSecond: 2_000, firstTokenMs: 1, errorShare: 0 });
afterAll(provider.stop);
const ai = { AI_BASE_URL: provider.url, AI_MODEL: 'fake' };
const { app, platform, config, clock, databaseUrl, signIn } = await startTestApp({
  environment: { RATE_LIMITS: 'off', ...ai },
});
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
const { makeTest, more } = makeMakingCalls(app, origin);
const folder = mkdtempSync(join(tmpdir(), 'engram-clock-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function startOwnWorker() {
  const clockFile = join(folder, 'now');
  writeFileSync(clockFile, clock.now().toISOString());
  const worker = await startWorker({
    ...ai,
    DATABASE_URL: databaseUrl,
    REDIS_PREFIX: config.REDIS_PREFIX,
    CLOCK_FILE: clockFile,
  });
  onTestFinished(worker.stop);
  return worker;
}

async function countItems(): Promise<number> {
  const { rows } = await platform.pool.query(
    `select 1 from generated_items join generations using (user_id, generation_id)
     where state = 'running'`,
  );
  return rows.length;
}

it('finishes a batch whose worker was killed in the middle: nothing twice, and nothing of what was asked before', async () => {
  const [victim, maya] = [await startOwnWorker(), await signIn()];
  const wanted = [
    { type: 'multiple-choice', count: 6 } as const,
    { type: 'true-false', count: 4 } as const,
  ];
  const test = await makeTest(maya, { text: biology.text, wanted, config: endless });
  provider.settings.tokensPerSecond = 150;
  const batch = more(maya, test.id);
  await expect.poll(countItems, { timeout: 20_000, interval: 50 }).toBeGreaterThanOrEqual(2);
  await victim.kill();
  expect(await countItems()).toBeLessThan(10);

  provider.settings.tokensPerSecond = 2_000;
  await startOwnWorker();
  const { test: grown, added } = await batch;
  expect(added).toHaveLength(10);
  expect(grown.questions).toHaveLength(20);
  expect(listDuplicates(grown.questions)).toEqual([]);
  const { rows } = await platform.pool.query(
    'select run from generations order by created_at, run',
  );
  expect(rows).toEqual([{ run: 1 }, { run: 2 }]);
});
