import { glossary } from '@engram/fakes/study-texts/glossary.ts';
import { physics } from '@engram/fakes/study-texts/physics.ts';
import { prepareText } from '@engram/generator/prepare-text.ts';
import { splitSections } from '@engram/generator/split-sections.ts';
import { readPrompt } from '@engram/fakes/ai-provider/read-prompt.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AiChunk, AiModel } from '../../platform/ai/ai-model.ts';
import {
  planChoices,
  planTest,
  startProviders,
  text,
  tryPipeline,
} from './testing/try-pipeline.ts';

let providers: Awaited<ReturnType<typeof startProviders>>;
let both: readonly AiModel[];

beforeEach(async () => {
  providers = await startProviders();
  both = providers.ai.models;
});

afterEach(() => providers.provider.stop());

/** So many questions of an earlier run. */
async function keptBefore(count: number) {
  const { kept } = await tryPipeline({});
  return Array.from(kept, ([slot, question]) => ({ slot, question })).slice(0, count);
}

/** Of these the provider's questions never tell each other's answer, so that one round is enough. */
const untelling = planTest({
  wanted: [
    { type: 'multiple-choice', count: 8 },
    { type: 'true-false', count: 4 },
  ],
});

const noneRunning = () => vi.waitFor(() => expect(providers.provider.running()).toBe(0));

it('fills every slot with questions of the chosen model, each proven by the text', async () => {
  const { outcome, kept } = await tryPipeline({ ladder: both, plan: untelling });
  expect(outcome).toMatchObject({
    stoppedBy: 'done',
    missing: [],
    madeBy: { ai: 12, builtIn: 0 },
    usedModels: ['openai'],
    isRefused: false,
  });
  for (const { slot, type } of untelling.slots) expect(kept.get(slot)?.type).toBe(type);
  for (const { source, isVerified, madeBy, topic } of kept.values()) {
    expect(source && text.slice(source.start, source.end)).toBe(source?.quote);
    expect(topic).not.toBeNull();
    expect([isVerified, madeBy]).toEqual([true, 'ai']);
  }
  expect(providers.provider.violations).toEqual([]);
});

it('balances true and false', async () => {
  const { questions } = await tryPipeline({ ladder: both });
  const keys = questions.flatMap((one) => (one.type === 'true-false' ? [one.correctAnswer] : []));
  expect(keys.toSorted()).toEqual(['False', 'False', 'True', 'True']);
});

it('lets another provider than the writer solve, and never shows it a key', async () => {
  const { records } = await tryPipeline({ ladder: both, plan: untelling });
  const models = (kind: string) =>
    new Set(records.filter((one) => one.kind === kind).map(({ model }) => model));
  expect(models('write')).toEqual(new Set(['openai']));
  expect(models('solve')).toEqual(new Set(['own']));
  const solves = providers.provider.prompts
    .map(({ messages }) => readPrompt(messages.map((message) => message.text).join('\n')))
    .filter(({ kind }) => kind === 'solve');
  expect(solves.length).toBeGreaterThan(0);
  for (const { taskLine } of solves) expect(taskLine).not.toMatch(/correct|explanation|hint/);
});

it.each([glossary, physics])('asks about four of five sections of $id, and more', async (study) => {
  const material = prepareText(study.text);
  const wanted = [
    { type: 'multiple-choice', count: 6 },
    { type: 'true-false', count: 4 },
    { type: 'short-answer', count: 3 },
    { type: 'fill-in-blank', count: 4 },
    { type: 'matching', count: 1 },
    { type: 'multiple-answer', count: 2 },
  ] as const;
  const plan = planTest({ text: material, wanted });
  const { questions } = await tryPipeline({ ladder: both, text: material, plan });
  const sections = splitSections(material).filter(({ start, end }) => end - start >= 200);
  const covered = sections.filter(({ start, end }) =>
    questions.some(({ source }) => source && source.start < end && source.end > start),
  );
  expect(covered.length / sections.length).toBeGreaterThanOrEqual(0.8);
});

it('stops the running calls once every slot is filled', async () => {
  providers.provider.settings.tokensPerSecond = 2_000;
  const { records } = await tryPipeline({ ladder: both, plan: untelling });
  await noneRunning();
  const written = records.reduce((sum, { kind, items }) => sum + (kind === 'write' ? items : 0), 0);
  expect(written).toBeLessThanOrEqual(15);
});

it('puts no secret and nobody else into a prompt', async () => {
  const plan = planTest({ customPrompt: 'Short questions, please.' });
  await tryPipeline({ ladder: both, plan });
  const prompts = JSON.stringify(providers.provider.prompts);
  expect(prompts).toContain('Short questions, please.');
  expect(prompts).not.toMatch(/key-of-first|engram-development-secret|postgres:|redis:|@/);
});

it('asks no model when the allowance is used up', async () => {
  const { outcome, records } = await tryPipeline({
    ladder: both,
    plan: planChoices(),
    mayCall: () => Promise.resolve(false),
  });
  expect(records).toEqual([]);
  expect(providers.provider.calls).toEqual([]);
  expect(outcome.madeBy).toEqual({ ai: 0, builtIn: 12 });
});

it('asks no model without one', async () => {
  const { outcome } = await tryPipeline({ ladder: [], plan: planChoices() });
  expect(outcome).toMatchObject({ madeBy: { ai: 0, builtIn: 12 }, usedModels: [], missing: [] });
});

it('makes nothing more once it is cancelled, and leaves no call running', async () => {
  const cancel = new AbortController();
  providers.provider.settings.tokensPerSecond = 1_000;
  const { outcome, kept } = await tryPipeline({
    ladder: both,
    cancelled: cancel.signal,
    onCall: () => Promise.resolve(cancel.abort()),
  });
  const atEnd = kept.size;
  await noneRunning();
  expect(outcome.stoppedBy).toBe('cancel');
  expect(kept.size).toBe(atEnd);
  expect(atEnd).toBeLessThan(12);
});

it('stops when the generation is over for its store', async () => {
  const { outcome } = await tryPipeline({ ladder: both, keep: () => Promise.resolve('over') });
  await noneRunning();
  expect(outcome).toMatchObject({ stoppedBy: 'cancel', madeBy: { ai: 0, builtIn: 0 } });
});

it('fills up without AI when the time for models is up', async () => {
  providers.provider.settings.firstTokenMs = 2_500;
  const aiDeadline = AbortSignal.timeout(100);
  const { outcome } = await tryPipeline({ ladder: both, plan: planChoices(), aiDeadline });
  await noneRunning();
  expect(outcome).toMatchObject({ stoppedBy: 'done', madeBy: { ai: 0, builtIn: 12 } });
});

it('keeps the questions when the books cannot be kept', async () => {
  const onCall = () => Promise.reject(new Error('out of range'));
  const { outcome } = await tryPipeline({ ladder: both, onCall });
  expect(outcome).toMatchObject({ stoppedBy: 'done', madeBy: { ai: 12, builtIn: 0 } });
});

it('tells a model whether formulas and code are wanted', async () => {
  const plan = planTest({ mathAndCode: true });
  await tryPipeline({ ladder: both, plan });
  const writes = providers.provider.prompts
    .map(({ messages }) => messages.map((message) => message.text).join('\n'))
    .filter((prompt) => readPrompt(prompt).kind === 'write');
  expect(writes.length).toBeGreaterThan(0);
  for (const prompt of writes) {
    expect(prompt).toContain('"mathAndCode":true');
    expect(prompt).toContain(
      'mathAndCode true: what plain signs cannot write is LaTeX between dollar signs',
    );
  }
});

it('ends at the deadline with what is there', async () => {
  const kept = await keptBefore(3);
  providers.provider.settings.firstTokenMs = 2_500;
  const deadline = AbortSignal.timeout(100);
  const { outcome } = await tryPipeline({ ladder: both, kept, deadline });
  await noneRunning();
  expect(outcome).toMatchObject({ stoppedBy: 'deadline', madeBy: { ai: 0, builtIn: 3 } });
  expect(outcome.missing).toHaveLength(9);
});

it('leaves it to another run when too little for a test is there at the deadline', async () => {
  const kept = await keptBefore(2);
  providers.provider.settings.firstTokenMs = 2_500;
  const run = tryPipeline({ ladder: both, kept, deadline: AbortSignal.timeout(100) });
  await expect(run).rejects.toThrow('Too few questions were made in time');
  await noneRunning();
});

const builtInFailures = [
  ['fails', () => Promise.reject(new Error('It took too long'))],
  [
    'has not come to its turn at the deadline',
    (_: unknown, { signal }: { signal: AbortSignal }) =>
      new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  ],
] as const;

it.each(builtInFailures)(
  'does not blame the text when the built-in generator %s',
  async (_, makeBuiltIn) => {
    const deadline = () => AbortSignal.timeout(100);
    const nothing = tryPipeline({ makeBuiltIn, deadline: deadline() });
    await expect(nothing).rejects.toThrow('Too few questions were made in time');
    const kept = await keptBefore(3);
    const { outcome } = await tryPipeline({ makeBuiltIn, kept, deadline: deadline() });
    expect(outcome).toMatchObject({ stoppedBy: 'deadline', madeBy: { ai: 0, builtIn: 3 } });
  },
);

it('blames the text when the built-in generator finds nothing in it', async () => {
  const { outcome } = await tryPipeline({ makeBuiltIn: () => Promise.resolve([]) });
  expect(outcome).toMatchObject({ stoppedBy: 'done', madeBy: { ai: 0, builtIn: 0 } });
});

it('fails, with no call running, when a question cannot be stored', async () => {
  const keep = () => Promise.reject(new Error('no database'));
  await expect(tryPipeline({ ladder: both, keep })).rejects.toThrow('no database');
  await expect(tryPipeline({ ladder: [], keep })).rejects.toThrow('no database');
  await noneRunning();
});

it('goes on with a plan without repeating calls that are done', async () => {
  const dying = new AbortController();
  const death = new Promise<boolean>((resolve) => {
    dying.signal.addEventListener('abort', () => resolve(false));
  });
  const settled: number[] = [];
  let writes = 0;
  const before = await tryPipeline({
    ladder: both,
    cancelled: dying.signal,
    // One call is made, the other waits until the end.
    mayCall: (kind) => (kind === 'solve' || (writes += 1) <= 1 ? Promise.resolve(true) : death),
    onSettled: async (call) => {
      settled.push(call);
      dying.abort();
    },
  });
  expect(settled).toEqual([0]);
  const kept = Array.from(before.kept, ([slot, question]) => ({ slot, question }));
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.length).toBeLessThan(12);

  const after = await tryPipeline({ ladder: both, kept, doneCalls: [0] });
  const written = after.records.filter(({ kind }) => kind === 'write');
  expect(written.filter(({ call }) => call === 0)).toEqual([]);
  expect(after.outcome).toMatchObject({ missing: [], madeBy: { ai: 12, builtIn: 0 } });
  expect(new Set(after.questions.map((one) => one.text)).size).toBe(12);
  for (const { slot, question } of kept) expect(after.kept.get(slot)).toBe(question);
});

it('asks for nothing when every slot is taken already', async () => {
  const whole = await tryPipeline({ ladder: both });
  const kept = Array.from(whole.kept, ([slot, question]) => ({ slot, question }));
  const again = await tryPipeline({ ladder: both, kept });
  expect(again.records).toEqual([]);
  expect(again.outcome).toMatchObject({ stoppedBy: 'done', madeBy: { ai: 12, builtIn: 0 } });
});

it('writes anew what whoever solved it would change, and says what that was', async () => {
  /** More than are written to spare. */
  let left = 6;
  async function* findFlaws(reply: ReturnType<AiModel['ask']>): AsyncGenerator<AiChunk> {
    let said = '';
    for await (const chunk of reply) {
      if ('text' in chunk) said += chunk.text;
      else {
        const isFlawed = () => (left -= 1) >= 0;
        yield { text: said.replace(/"flaw":""/g, (none) => (isFlawed() ? silly : none)) };
        yield chunk;
      }
    }
  }
  const silly = '"flaw":"An option is silly"';
  const picky = both.map((model): AiModel => ({
    ...model,
    ask: (request) => findFlaws(model.ask(request)),
  }));
  const { outcome } = await tryPipeline({ ladder: picky, plan: untelling });
  expect(outcome.madeBy.ai).toBe(12);
  const refused = providers.provider.prompts.flatMap(({ messages }) => {
    const read = readPrompt(messages.map(({ text: words }) => words).join('\n'));
    return read.kind === 'write' ? read.task.refused.map(({ reason }) => reason) : [];
  });
  expect(refused).toContain('An option is silly');
});
