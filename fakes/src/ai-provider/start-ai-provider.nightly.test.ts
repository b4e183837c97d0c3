import { expect, it, onTestFinished } from 'vitest';
import { biology } from '../study-texts/biology.ts';
import { promptOf, writeTask } from './ask-provider.ts';
import { startAiProvider } from './start-ai-provider.ts';

it('is never faster than its tokens per second, however many streams there are', async () => {
  // No stream ends before the last has begun, even where ten requests take a second to arrive.
  const provider = await startAiProvider({ tokensPerSecond: 400, firstTokenMs: 1_000 });
  onTestFinished(provider.stop);
  const task = writeTask({ write: [{ type: 'multiple-choice', count: 2 }] });
  const messages = [{ role: 'user', content: promptOf(biology.text, task) }];
  const ask = () =>
    fetch(`${provider.url}/chat/completions`, {
      method: 'POST',
      body: JSON.stringify({ model: 'fake', messages, stream: true }),
    });
  await Promise.all(Array.from({ length: 10 }, async () => (await ask()).text()));
  const perMs = provider.calls.map(
    ({ tokens, startedAt, endedAt }) => tokens / ((endedAt ?? 0) - startedAt - 1_000),
  );
  expect(Math.max(...perMs)).toBeLessThan(0.44);
  expect(provider.mostAtOnce()).toBe(10);
});
