import type { AiProvider as FakeProvider } from '@engram/fakes/ai-provider/start-ai-provider.ts';
import { readConfig } from '../../../config.ts';
import { type Log, makeLog } from '../../log.ts';
import type { Ai, AiProvider } from '../ai-model.ts';
import { openAi } from '../open-ai.ts';
import type { ReplyMarks } from '../watch-reply.ts';

export const dialects = ['openai', 'deepseek', 'gemini', 'anthropic', 'own'] as const;

type Opening = {
  provider: Pick<FakeProvider, 'url' | 'deepSeekUrl' | 'geminiUrl' | 'anthropicUrl' | 'ownUrl'>;
  dialect: AiProvider;
  marks?: ReplyMarks;
  log?: Pick<Log, 'warn' | 'info'>;
};

/** A server that is set up for one provider, which the fake one speaks as. */
export function openDialect({ provider, dialect, marks, log = makeLog('silent') }: Opening): Ai {
  const environments: Record<AiProvider, Record<string, string>> = {
    openai: { OPENAI_API_KEY: 'secret-1', OPENAI_BASE_URL: provider.url },
    deepseek: { DEEPSEEK_API_KEY: 'secret-2', DEEPSEEK_BASE_URL: provider.deepSeekUrl },
    gemini: { GEMINI_API_KEY: 'secret-3', GEMINI_BASE_URL: provider.geminiUrl },
    anthropic: { ANTHROPIC_API_KEY: 'secret-4', ANTHROPIC_BASE_URL: provider.anthropicUrl },
    own: { AI_BASE_URL: provider.ownUrl, AI_MODEL: 'qwen' },
  };
  return openAi(readConfig(environments[dialect]), { log, ...(marks && { marks }) });
}
