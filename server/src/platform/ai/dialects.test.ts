import {
  type AiProvider as FakeProvider,
  startAiProvider,
} from '@engram/fakes/ai-provider/start-ai-provider.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { makeLog } from '../log.ts';
import { AiFailure } from './ai-failure.ts';
import type { AiProvider } from './ai-model.ts';
import { dialects, openDialect } from './testing/open-dialects.ts';

const answer = JSON.stringify({ items: ['Zellen sind klein 🧬 "so"', 'x'.repeat(300)] });
let provider: FakeProvider;

beforeEach(async () => {
  provider = await startAiProvider({
    tokensPerSecond: 5_000,
    firstTokenMs: 0,
    slowMs: 3_600_000,
    answer: () => answer,
  });
});

afterEach(() => provider.stop());

function open(dialect: AiProvider, firstMs = 5_000) {
  const log = { warn: vi.fn(), info: vi.fn() };
  const { models } = openDialect({ provider, dialect, marks: { firstMs, stallMs: 5_000 }, log });
  const [model] = models;
  if (!model) throw new Error(`There is no model of ${dialect}`);
  const ask = async () => {
    let text = '';
    for await (const chunk of model.ask(request)) if ('text' in chunk) text += chunk.text;
    return text;
  };
  return { ask, log };
}

const request = {
  payer: { userId: 'someone', tier: 'free', isConfirmed: true, network: null } as const,
  instructions: 'Answer with one JSON object.',
  prompt: 'The Krebs cycle of Qwertzuiop.',
  schema: z.object({ items: z.array(z.string()) }),
  maxOutputTokens: 500,
  signal: new AbortController().signal,
};

async function failureOf(asking: Promise<string>): Promise<AiFailure> {
  const failure: unknown = await asking.catch((error: unknown) => error);
  if (!(failure instanceof AiFailure)) throw new Error('It did not fail');
  return failure;
}

it.each(dialects)('reads the reply of %s', async (dialect) => {
  expect(await open(dialect).ask()).toBe(answer);
  expect(provider.violations).toEqual([]);
});

it.each(dialects)('leaves out what %s thinks before it answers', async (dialect) => {
  provider.fail('thinks');
  expect((await open(dialect).ask()).trim()).toBe(answer);
});

/** How many calls it takes to find out, the first time. */
const triesWithout = {
  json: { openai: 2, deepseek: 1, gemini: 2, anthropic: 2, own: 2 },
  text: { openai: 3, deepseek: 2, gemini: 3, anthropic: 2, own: 3 },
};

it.each(
  dialects.flatMap((dialect) => (['json', 'text'] as const).map((format) => ({ dialect, format }))),
)('asks $dialect for $format where it can do no more, and remembers it', async (one) => {
  provider.settings.format = one.format;
  const { ask } = open(one.dialect);
  expect(await ask()).toBe(answer);
  const tries = triesWithout[one.format][one.dialect];
  expect(provider.calls).toHaveLength(tries);
  expect(await ask()).toBe(answer);
  expect(provider.calls).toHaveLength(tries + 1);
});

const failures = [
  ['slow-first-token', 'slow-start'],
  ['quota', 'quota'],
  ['rate-limited', 'rate-limited'],
  ['rate-without-header', 'rate-limited'],
  ['context-too-long', 'too-long'],
  ['refusal', 'refused'],
  ['refusal-in-prose', 'refused'],
  ['cut', 'cut'],
  ['unauthorized', 'unauthorized'],
  ['not-found', 'not-found'],
  ['server-error', 'server'],
] as const;

it.each(dialects.flatMap((dialect) => failures.map(([fault, kind]) => ({ dialect, fault, kind }))))(
  'takes $fault of $dialect for $kind, and asks once only',
  async ({ dialect, fault, kind }) => {
    provider.fail({ fault });
    const { ask } = open(dialect, fault === 'slow-first-token' ? 100 : 5_000);
    const { kind: found, retryAfterMs } = await failureOf(ask());
    expect(found).toBe(kind);
    expect(retryAfterMs).toBe(fault === 'rate-limited' ? 1_000 : null);
    expect(provider.calls).toHaveLength(1);
  },
);

it.each([
  ['openai', 'server', 'server'],
  ['deepseek', 'server', 'server'],
  ['gemini', 'server', 'server'],
  ['anthropic', 'rate-limited', 'rate-limited'],
  ['own', 'server', 'server'],
] as const)(
  'knows when %s is too busy, at once or in mid-reply',
  async (dialect, atOnce, later) => {
    provider.fail('overloaded', 'stream-error');
    const { ask } = open(dialect);
    expect((await failureOf(ask())).kind).toBe(atOnce);
    expect((await failureOf(ask())).kind).toBe(later);
  },
);

it.each(dialects)(
  'tells the operator what %s said, and nothing of the material',
  async (dialect) => {
    provider.fail('quota', 'server-error');
    const { ask, log } = open(dialect);
    await failureOf(ask());
    await failureOf(ask());
    const said = JSON.stringify(log.warn.mock.calls);
    expect(said).toMatch(/quota|Insufficient|credit/);
    expect(said).toContain(`a call to ${dialect} failed: quota`);
    expect(said).not.toMatch(/Krebs|Qwertz|secret-/);
  },
);

it('writes down in a real log why a call failed, and fails as it should', async () => {
  const lines: string[] = [];
  const log = makeLog('warn', { write: (line: string) => void lines.push(line) });
  const marks = { firstMs: 5_000, stallMs: 5_000 };
  const { models } = openDialect({ provider, dialect: 'openai', marks, log });
  provider.fail('server-error');
  const read = async () => {
    let text = '';
    for await (const chunk of models[0]?.ask(request) ?? [])
      if ('text' in chunk) text += chunk.text;
    return text;
  };
  expect((await failureOf(read())).kind).toBe('server');
  expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({
    msg: 'a call to openai failed: server',
    status: 500,
    said: expect.stringContaining('The server had an error'),
  });
});
