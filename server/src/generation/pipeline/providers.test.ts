import { type AiProvider, startAiProvider } from '@engram/fakes/ai-provider/start-ai-provider.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AiModel } from '../../platform/ai/ai-model.ts';
import { dialects, openDialect } from '../../platform/ai/testing/open-dialects.ts';
import { findUntrue, startProviders, tryPipeline } from './testing/try-pipeline.ts';

let provider: AiProvider;

beforeEach(async () => {
  provider = await startAiProvider({ tokensPerSecond: 20_000, firstTokenMs: 0, errorShare: 0 });
});

afterEach(() => provider.stop());

it.each(dialects)('makes a whole test with %s alone', async (dialect) => {
  const { models } = openDialect({ provider, dialect });
  const { outcome, questions } = await tryPipeline({ ladder: models });
  expect(outcome).toMatchObject({ missing: [], madeBy: { ai: 12, builtIn: 0 } });
  expect(outcome.usedModels).toEqual([dialect]);
  expect(findUntrue(questions)).toEqual([]);
  expect(provider.violations).toEqual([]);
});

it('makes a whole test with a server that knows no form of reply, thinks aloud and chats', async () => {
  provider.settings.format = 'text';
  provider.fail({ fault: 'thinks', kind: 'write' }, { fault: 'code-fence' });
  const { models } = openDialect({ provider, dialect: 'own' });
  const { outcome } = await tryPipeline({ ladder: models });
  expect(outcome).toMatchObject({ missing: [], madeBy: { ai: 12, builtIn: 0 } });
});

const two = async () => {
  const started = await startProviders();
  return { ...started, both: started.ai.models };
};

it.each(['quota', 'unauthorized', 'not-found'] as const)(
  'leaves a model with %s out for the rest of the run',
  async (fault) => {
    const { provider: shared, both } = await two();
    shared.fail({ fault, model: 'first', times: 1 });
    const { outcome, records } = await tryPipeline({ ladder: both });
    await shared.stop();
    expect(outcome).toMatchObject({ missing: [], madeBy: { ai: 12, builtIn: 0 } });
    // The second one wrote in its place, and would rather be checked by the first.
    const solvers = records.filter(({ kind }) => kind === 'solve').map(({ model }) => model);
    expect(new Set(solvers)).toEqual(new Set(['own']));
  },
);

it('goes on with the same model where one part was too long for it', async () => {
  const { provider: shared, both } = await two();
  shared.fail({ fault: 'context-too-long', model: 'first', times: 1 });
  const { outcome, records } = await tryPipeline({ ladder: both });
  await shared.stop();
  expect(outcome).toMatchObject({ missing: [], madeBy: { ai: 12, builtIn: 0 } });
  const ends = records.filter(({ model }) => model === 'openai').map(({ outcome: end }) => end);
  expect(ends).toContain('too-long');
  expect(ends).toContain('done');
});

it('shows a text that a model refuses in words to no other', async () => {
  const { provider: shared, both } = await two();
  shared.fail({ fault: 'refusal-in-prose', model: 'first' });
  const { outcome, records } = await tryPipeline({ ladder: both });
  await shared.stop();
  expect(outcome).toMatchObject({ isRefused: true, madeBy: { ai: 0, builtIn: 0 } });
  expect(new Set(records.map(({ model }) => model))).toEqual(new Set(['openai']));
});

async function tryBusy(fault: 'rate-limited' | 'rate-without-header', ladder: readonly AiModel[]) {
  const waits: number[] = [];
  const pause = vi.fn((ms: number) => Promise.resolve(void waits.push(ms)));
  provider.fail({ fault, kind: 'write', times: 2 });
  return { ...(await tryPipeline({ ladder, pause })), waits };
}

it.each([
  ['rate-limited', 1_000, 1_500],
  ['rate-without-header', 1_000, 3_000],
] as const)('asks a busy provider again after %s, each time at another moment', async (...one) => {
  const [fault, least, most] = one;
  const { models } = openDialect({ provider, dialect: 'anthropic' });
  const waits: number[] = [];
  // Two waits are the same by chance once in 501 runs; six never are.
  for (let run = 0; run < 3; run += 1) {
    const tried = await tryBusy(fault, models);
    expect(tried.outcome).toMatchObject({ missing: [], madeBy: { ai: 12, builtIn: 0 } });
    expect(tried.waits).toHaveLength(2);
    waits.push(...tried.waits);
  }
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(least);
  expect(Math.max(...waits)).toBeLessThanOrEqual(most);
  expect(new Set(waits).size).toBeGreaterThan(1);
});

it('lets another provider go on where one stays busy', async () => {
  const { provider: shared, both } = await two();
  shared.fail({ fault: 'rate-without-header', model: 'first' });
  const { outcome } = await tryPipeline({ ladder: both });
  await shared.stop();
  expect(outcome).toMatchObject({ missing: [], madeBy: { ai: 12 }, usedModels: ['own'] });
});
