import { expect, it } from 'vitest';
import { startTestApp } from '../../testing/start-app.ts';
import { cancelGeneration } from '../cancel-generation.ts';
import { makeGenerationMetrics } from '../metrics.ts';
import { readItems } from '../read-generation.ts';
import { bareQuestion, insertTestGeneration } from '../testing/insert-generation.ts';
import { openGate } from './gather-writes.ts';
import { keepResults } from './keep-results.ts';
import { settleCall, takeRun } from './store.ts';

const { platform, signIn, clock } = await startTestApp();
const { db } = platform;
const metrics = makeGenerationMetrics(platform.registry);

async function startRun() {
  const { userId } = await signIn();
  const generationId = await insertTestGeneration(platform, userId, [], { state: 'running' });
  const row = await takeRun(db, { userId, generationId }, clock.now());
  return { userId, generationId, run: row?.run ?? 0 };
}

type Run = Awaited<ReturnType<typeof startRun>>;
const open = (run: Run) => keepResults({ platform, metrics, gate: openGate() }, run);
const keep = (run: Run, slot: number) => open(run).keep(slot, bareQuestion());

it('numbers questions without a gap, however many are kept at once', async () => {
  const run = await startRun();
  const slots = Array.from({ length: 20 }, (_, slot) => slot);
  const { keep: keepAt } = open(run);
  await Promise.all(slots.map((slot) => keepAt(slot, bareQuestion())));
  const items = await readItems(db, run);
  expect(items.map(({ told }) => told)).toEqual(slots.map((slot) => slot + 1));
});

it('keeps one question for a slot', async () => {
  const run = await startRun();
  const { keep: keepAt } = open(run);
  const outcomes = await Promise.all([keepAt(0, bareQuestion()), keepAt(0, bareQuestion())]);
  expect(new Set(outcomes)).toEqual(new Set(['kept', 'taken']));
  expect(await readItems(db, run)).toHaveLength(1);
});

it('keeps nothing of a run that another one has overtaken', async () => {
  const run = await startRun();
  const later = await takeRun(db, run, clock.now());
  expect(await keep(run, 0)).toBe('over');
  await settleCall(db, run, 0);
  const current = { ...run, run: later?.run ?? 0 };
  expect(await keep(current, 0)).toBe('kept');
  const again = await takeRun(db, run, clock.now());
  expect(again?.settledCalls).toEqual([]);
});

it('keeps nothing after the user has cancelled', async () => {
  const run = await startRun();
  await cancelGeneration(platform, run);
  expect(await keep(run, 0)).toBe('over');
});
