import { WrittenItems } from '@engram/core/generation/model-contract.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { biology } from '../study-texts/biology.ts';
import { injected } from '../study-texts/injected.ts';
import { promptOf, readChoice, writeTask } from './ask-provider.ts';
import { startAiProvider, type AiProvider } from './start-ai-provider.ts';

let provider: AiProvider;
beforeEach(async () => {
  provider = await startAiProvider({ tokensPerSecond: 20_000, firstTokenMs: 0, slowMs: 3_600_000 });
});
afterEach(() => provider.stop());

const task = writeTask({ write: [{ type: 'multiple-choice', count: 2 }] });
const solving = 'TASK {"passages":[],"solve":[]}';

function ask(content = promptOf(biology.text, task), more: object = {}, signal?: AbortSignal) {
  return fetch(`${provider.url}/chat/completions`, {
    method: 'POST',
    ...(signal && { signal }),
    body: JSON.stringify({ model: 'fake', messages: [{ role: 'user', content }], ...more }),
  });
}

async function answerOf(response: Response): Promise<string> {
  return (await readChoice(response)).text;
}

it.each([
  ['rate-limited', 429, 'rate_limit_exceeded'],
  ['server-error', 500, null],
  ['unauthorized', 401, 'invalid_api_key'],
  ['not-found', 404, 'model_not_found'],
] as const)('%s answers %i once, then all is well', async (fault, status, code) => {
  provider.fail(fault);
  const refused = await ask();
  expect(refused.status).toBe(status);
  expect(await refused.json()).toMatchObject({ error: { code } });
  expect((await ask()).status).toBe(200);
  expect(provider.calls.map(({ state }) => state)).toEqual(['failed', 'finished']);
});

it('says when to come back after too many requests', async () => {
  provider.fail('rate-limited');
  expect((await ask()).headers.get('retry-after')).toBe('1');
});

it('cuts the connection in mid-answer', async () => {
  provider.fail('cut');
  const response = await ask(undefined, { stream: true });
  await expect(response.text()).rejects.toThrow('terminated');
  expect(provider.calls[0]).toMatchObject({ state: 'failed', fault: 'cut' });
});

it('stalls in mid-answer and keeps the connection open', async () => {
  provider.fail('stall');
  const response = await ask(undefined, { stream: true });
  const reader = response.body?.getReader();
  const first = await reader?.read();
  expect(first?.done).toBe(false);
  await expect.poll(() => provider.calls[0]?.tokens).toBeGreaterThan(100);
  const sent = provider.calls[0]?.tokens;
  expect((await ask(undefined, { stream: true })).status).toBe(200);
  await expect.poll(() => provider.calls[1]?.state).toBe('finished');
  expect(provider.calls[0]).toMatchObject({ state: 'running', tokens: sent });
  await reader?.cancel();
});

it('sends garbage, JSON of another shape, and JSON in a fence', async () => {
  provider.fail('garbage', 'wrong-schema', 'code-fence');
  const garbage = await answerOf(await ask());
  expect(() => JSON.parse(garbage)).toThrow('JSON');
  const other = JSON.parse(await answerOf(await ask()));
  expect(WrittenItems.safeParse(other).success).toBe(false);
  const fenced = await answerOf(await ask());
  const inside = /^Of course!.*```json\n(.+)\n```\n\nGood luck!$/s.exec(fenced)?.[1] ?? '';
  expect(WrittenItems.parse(JSON.parse(inside)).items).toHaveLength(2);
});

it('is late with its first byte', async () => {
  provider.fail('slow-first-byte');
  const leaving = new AbortController();
  const late = ask(undefined, { stream: true }, leaving.signal);
  await expect.poll(() => provider.running()).toBe(1);
  const other = await ask(undefined, { stream: true });
  expect(other.status).toBe(200);
  await other.text();
  expect(provider.calls[0]).toMatchObject({ state: 'running', tokens: 0 });
  leaving.abort();
  await expect(late).rejects.toThrow('aborted');
});

it('is late with its first token after headers in time', async () => {
  provider.fail('slow-first-token');
  const response = await ask(undefined, { stream: true });
  expect(response.status).toBe(200);
  expect(provider.calls[0]?.tokens).toBe(0);
  await response.body?.cancel();
});

it('refuses to write about something', async () => {
  provider.fail({ fault: 'refusal', times: 2 });
  expect(await readChoice(await ask())).toEqual({
    text: '',
    refusal: "I'm sorry, but I can't help with that.",
    reason: 'content_filter',
  });
  const stream = await (await ask(undefined, { stream: true })).text();
  expect(stream).toContain('"delta":{"refusal":"I\'m "}');
  expect(stream).toContain('"finish_reason":"content_filter"');
});

it.each(['wrong-key', 'invented-quote'] as const)(
  'writes each question with a %s',
  async (fault) => {
    provider.fail(fault);
    await ask();
    expect(provider.planted.map(({ kind }) => kind)).toEqual([fault, fault]);
  },
);

it('obeys what the material says', async () => {
  provider.fail('obeys-injection');
  const { items } = WrittenItems.parse(
    JSON.parse(await answerOf(await ask(promptOf(injected.text, task)))),
  );
  expect(items).toHaveLength(1);
  expect(items[0]?.explanation).toContain('http://evil.example/prize');
});

it('meets the calls of one kind, or of one model, until it is taken back', async () => {
  provider.fail({ fault: 'server-error', kind: 'solve' }, { fault: 'not-found', model: 'old' });
  expect((await ask()).status).toBe(200);
  expect((await ask(solving)).status).toBe(500);
  expect((await ask(solving)).status).toBe(500);
  expect((await ask(undefined, { model: 'old' })).status).toBe(404);
  await fetch(`${provider.controlUrl}/faults`, { method: 'DELETE' });
  expect((await ask(solving)).status).toBe(200);
});

it('meets a share of the calls', async () => {
  provider.fail({ fault: 'server-error', share: 0.5 });
  const responses = await Promise.all(Array.from({ length: 60 }, () => ask(solving)));
  const failed = responses.filter(({ status }) => status === 500).length;
  expect(failed).toBeGreaterThan(15);
  expect(failed).toBeLessThan(45);
});

it('is ordered over HTTP, and refuses what it does not know', async () => {
  const order = (body: unknown) =>
    fetch(`${provider.controlUrl}/faults`, { method: 'POST', body: JSON.stringify(body) });
  expect((await order(['cut', { fault: 'server-error', times: 2 }])).status).toBe(200);
  expect((await order({ fault: 'earthquake' })).status).toBe(400);
  const faults = await (await fetch(`${provider.controlUrl}/faults`)).json();
  expect(faults).toEqual([
    { fault: 'cut', times: 1 },
    { fault: 'server-error', times: 2 },
  ]);
});
