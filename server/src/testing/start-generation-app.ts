import {
  type AiProviderOptions,
  startAiProvider,
} from '@engram/fakes/ai-provider/start-ai-provider.ts';
import { generationWork } from '../generation/jobs.ts';
import { atTheEnd } from './at-the-end.ts';
import { startTestApp, type TestOptions } from './start-app.ts';

type Options = TestOptions & { provider?: AiProviderOptions };

/** Fast, and never wrong by itself: what goes wrong is what a test orders. */
const quick = { tokensPerSecond: 50_000, firstTokenMs: 1, errorShare: 0 };

/** The app with a worker in the same process, and a provider of models that is ours. */
export async function startGenerationApp({ provider: wishes = {}, ...options }: Options = {}) {
  const provider = await startAiProvider({ ...quick, ...wishes });
  // Registered first, so it runs last: the worker may be in the middle of a call.
  atTheEnd(provider.stop);
  const started = await startTestApp({
    ...options,
    environment: {
      ROLE: 'all',
      RATE_LIMITS: 'off',
      AI_BASE_URL: provider.url,
      AI_MODEL: 'fake',
      ...options.environment,
    },
  });
  await started.platform.jobs.work(generationWork(started.platform));
  return { ...started, provider };
}
