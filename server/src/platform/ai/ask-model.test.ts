import { createServer, type Server } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { z } from 'zod';
import { readConfig } from '../../config.ts';
import { makeLog } from '../log.ts';
import { openAi } from './open-ai.ts';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A provider that answers 'Yes.' and says that it cost so much. */
async function serveUsage(usage: object): Promise<string> {
  const choice = (delta: object, reason: string | null) => ({
    choices: [{ index: 0, delta, finish_reason: reason }],
  });
  const events = [choice({ content: 'Yes.' }, null), choice({}, 'stop'), { choices: [], usage }];
  const started = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const event of events) response.write(`data: ${JSON.stringify(event)}\n\n`);
    response.end('data: [DONE]\n\n');
  });
  server = started;
  await new Promise<void>((resolve) => {
    started.listen(0, '127.0.0.1', resolve);
  });
  const address = started.address();
  if (address === null || typeof address === 'string') throw new Error('It does not listen');
  return `http://127.0.0.1:${address.port}/v1`;
}

const request = {
  payer: { userId: 'someone', tier: 'free', isConfirmed: true, network: null } as const,
  instructions: 'Answer.',
  prompt: 'Is it so?',
  schema: z.object({}),
  maxOutputTokens: 10,
  signal: new AbortController().signal,
};

it.each([
  [7, 3, { inputTokens: 7, outputTokens: 3, isEstimated: false }],
  [-1, 3, { inputTokens: 5, outputTokens: 1, isEstimated: true }],
  [12.5, 3, { inputTokens: 5, outputTokens: 1, isEstimated: true }],
  [7, 3_000_000_000, { inputTokens: 5, outputTokens: 1, isEstimated: true }],
])('takes %d and %d tokens for what they are', async (input, output, usage) => {
  const url = await serveUsage({
    prompt_tokens: input,
    completion_tokens: output,
    total_tokens: 10,
  });
  const { models } = openAi(readConfig({ AI_BASE_URL: url }), { log: makeLog('silent') });
  const chunks = await Array.fromAsync(models[0]?.ask(request) ?? []);
  expect(chunks).toEqual([{ text: 'Yes.' }, { usage }]);
});
