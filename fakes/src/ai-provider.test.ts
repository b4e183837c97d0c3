import { afterEach, beforeEach, expect, it } from 'vitest';
import { startAiProvider } from './ai-provider.ts';

let provider: Awaited<ReturnType<typeof startAiProvider>>;

beforeEach(async () => {
  provider = await startAiProvider({ tokensPerSecond: 2_000 });
});
afterEach(() => provider.stop());

function ask(content: string) {
  return fetch(`${provider.url}/chat/completions`, {
    method: 'POST',
    body: JSON.stringify({ model: 'fake', messages: [{ role: 'user', content }], stream: true }),
  });
}

it('streams an answer token by token in the OpenAI protocol', async () => {
  const text = await (await ask('one two')).text();
  expect(text).toContain('"delta":{"content":"one "}');
  expect(text).toContain('"delta":{"content":"two"}');
  expect(text.endsWith('data: [DONE]\n\n')).toBe(true);
});

it('refuses once with 429 and retry-after when told to, then answers', async () => {
  provider.fail('rate-limited');
  const refused = await ask('one');
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('1');
  expect((await ask('one')).status).toBe(200);
});

it('breaks the connection in mid-answer when told to cut', async () => {
  provider.fail('cut');
  const response = await ask('one two three four');
  await expect(response.text()).rejects.toThrow('terminated');
});

it('takes faults over HTTP too', async () => {
  const faults = `${new URL(provider.url).origin}/faults`;
  await fetch(faults, { method: 'POST', body: '["server-error"]' });
  expect((await ask('one')).status).toBe(500);
});
