import { biology } from '@engram/fakes/study-texts/biology.ts';
import { expect, it } from 'vitest';
import { startGenerationApp } from '../../testing/start-generation-app.ts';
import { endless, listDuplicates, makeMakingCalls } from './testing/making-calls.ts';

const { app, platform, signIn } = await startGenerationApp();
const { pool } = platform;
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
const { makeTest, more } = makeMakingCalls(app, origin);

async function readRuns() {
  const { rows } = await pool.query(
    'select run, failed_runs as failed from generations order by created_at, run',
  );
  return rows;
}

it('finishes a batch whose run broke off in the middle: nothing twice, and nothing of what was asked before', async () => {
  const maya = await signIn();
  const wanted = [
    { type: 'multiple-choice', count: 6 } as const,
    { type: 'true-false', count: 4 } as const,
  ];
  const test = await makeTest(maya, { text: biology.text, wanted, config: endless });
  await pool.query('alter table generated_items add constraint broken check (told <= 4) not valid');
  const batch = more(maya, test.id);
  await expect.poll(async () => (await readRuns()).at(-1)?.failed).toBe(1);
  await pool.query('alter table generated_items drop constraint broken');
  const { test: grown, added } = await batch;
  expect(added).toHaveLength(10);
  expect(grown.questions).toHaveLength(20);
  expect(listDuplicates(grown.questions)).toEqual([]);
  expect(await readRuns()).toEqual([
    { run: 1, failed: 0 },
    { run: 2, failed: 1 },
  ]);
});
