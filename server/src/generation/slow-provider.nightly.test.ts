import { tables } from '@engram/fakes/study-texts/tables.ts';
import { expect, it } from 'vitest';
import { choicesFor, makeGenerationCalls } from '../testing/calls/generation-calls.ts';
import { startGenerationApp } from '../testing/start-generation-app.ts';

const { app, signIn } = await startGenerationApp({ provider: { tokensPerSecond: 3 } });
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
const { generate } = makeGenerationCalls(app, origin);

it('[BAPI-11] answers before the browser gives up after 60 s, however slow the provider is', async () => {
  const startedAt = performance.now();
  const { making } = await generate(await signIn(), choicesFor(tables.text));
  expect(performance.now() - startedAt).toBeLessThan(60_000);
  expect(making.delivered).toBe(5);
}, 70_000);
