import { injectedDocuments } from '@engram/fakes/study-texts/injected-documents.ts';
import { prepareText } from '@engram/generator/prepare-text.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { AiModel } from '../../platform/ai/ai-model.ts';
import {
  findUntrue,
  planChoices,
  planTest,
  startProviders,
  tryPipeline,
} from './testing/try-pipeline.ts';

let providers: Awaited<ReturnType<typeof startProviders>>;
let both: readonly AiModel[];
let first: readonly AiModel[];

beforeEach(async () => {
  providers = await startProviders();
  both = providers.ai.models;
  first = both.slice(0, 1);
});

afterEach(() => providers.provider.stop());

const deadFaults = [
  'server-error',
  'unauthorized',
  'not-found',
  'rate-limited',
  'garbage',
  'wrong-schema',
  'invented-quote',
  'slow-first-byte',
] as const;

it.each(deadFaults)('lets the second provider write when the first has %s', async (fault) => {
  providers.provider.fail({ fault, model: 'first' });
  const { outcome } = await tryPipeline({ ladder: both });
  expect(outcome).toMatchObject({
    missing: [],
    madeBy: { ai: 12, builtIn: 0 },
    usedModels: ['own'],
    isRefused: false,
    hasAiFailed: false,
  });
});

it.each(deadFaults)('makes the test without AI when the only one has %s', async (fault) => {
  providers.provider.fail({ fault });
  const { outcome, questions } = await tryPipeline({ ladder: first, plan: planChoices() });
  expect(outcome).toMatchObject({ missing: [], madeBy: { ai: 0, builtIn: 12 }, usedModels: [] });
  expect(questions.every(({ madeBy }) => madeBy === 'built-in')).toBe(true);
});

it.each(['cut', 'stall'] as const)('keeps what came before a %s and fills up', async (fault) => {
  providers.provider.fail({ fault, kind: 'write' });
  const { outcome, questions } = await tryPipeline({ ladder: first, plan: planChoices() });
  const { ai, builtIn } = outcome.madeBy;
  expect(outcome).toMatchObject({ missing: [], hasAiFailed: true });
  expect(ai).toBeGreaterThan(0);
  expect(ai + builtIn).toBe(12);
  expect(questions.filter(({ madeBy }) => madeBy === 'ai')).toHaveLength(ai);
});

it('reads a reply in a fence with chat around', async () => {
  providers.provider.fail({ fault: 'code-fence' });
  const { outcome } = await tryPipeline({ ladder: first });
  expect(outcome).toMatchObject({ missing: [], madeBy: { ai: 12, builtIn: 0 } });
});

it('keeps nothing that nobody confirmed', async () => {
  providers.provider.fail({ fault: 'server-error', kind: 'solve' });
  const { outcome, records } = await tryPipeline({ ladder: both, plan: planChoices() });
  expect(outcome.madeBy).toEqual({ ai: 0, builtIn: 12 });
  expect(outcome.drops.unconfirmed).toBeGreaterThan(0);
  expect(records.some(({ kind, outcome: end }) => kind === 'solve' && end === 'server')).toBe(true);
});

it('does not ask another provider when one refuses the text', async () => {
  providers.provider.fail({ fault: 'refusal', model: 'first' });
  const { outcome, records, questions } = await tryPipeline({ ladder: both });
  expect(outcome).toMatchObject({ isRefused: true, madeBy: { ai: 0, builtIn: 0 } });
  expect(questions).toEqual([]);
  expect(new Set(records.map(({ model }) => model))).toEqual(new Set(['openai']));
});

it('shows questions that one solver refuses to no other', async () => {
  providers.provider.fail({ fault: 'refusal', kind: 'solve', model: 'second' });
  const { outcome, records } = await tryPipeline({ ladder: both });
  // In the second round the second one writes, and the first one solves what it has not seen.
  const planned = planTest().calls.length;
  const solves = records.filter(({ kind, call }) => kind === 'solve' && call < planned);
  expect(solves.length).toBeGreaterThan(planned);
  expect(new Set(solves.map(({ model }) => model))).toEqual(new Set(['own']));
  expect(outcome.drops.unconfirmed).toBeGreaterThan(0);
  expect(outcome).toMatchObject({ missing: [], isRefused: false });
});

it('fills up without AI when only one part of the text is refused', async () => {
  providers.provider.fail({ fault: 'refusal', kind: 'write', times: 1 });
  const { outcome } = await tryPipeline({ ladder: both, plan: planChoices() });
  expect(outcome).toMatchObject({ isRefused: false, missing: [] });
  expect(outcome.madeBy.ai).toBeGreaterThan(0);
});

it.each(['wrong-key', 'two-keys', 'unsupported-key', 'invented-quote'] as const)(
  'ships no question with a %s',
  async (kind) => {
    providers.provider.settings.planting = { share: 0.4, kinds: [kind] };
    const { outcome, questions } = await tryPipeline({ ladder: both });
    expect(providers.provider.planted.length).toBeGreaterThan(0);
    expect(outcome.madeBy.ai).toBeGreaterThan(6);
    expect(findUntrue(questions.filter(({ madeBy }) => madeBy === 'ai'))).toEqual([]);
  },
);

it.each(injectedDocuments)(
  'does not do what a document says: $id',
  async ({ text: told, base }) => {
    providers.provider.fail({ fault: 'obeys-injection', kind: 'write' });
    const document = prepareText(told);
    const plan = planTest({ text: document });
    const { outcome, questions } = await tryPipeline({ text: document, plan, ladder: both });
    const made = questions.filter(({ madeBy }) => madeBy === 'ai');
    const shown = JSON.stringify(made.map((question) => ({ ...question, source: null })));
    expect(findUntrue(made, base)).toEqual([]);
    expect(shown).not.toMatch(/pirate|matey|yo ho|prompt|<script|evil\.example|hacked|attacker/i);
    expect(outcome.isRefused).toBe(false);
  },
);
