import { createDeepSeek } from '@ai-sdk/deepseek';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { aiModels } from '@engram/core/generation/models.ts';
import type { Config } from '../../config.ts';
import type { Ai, AiModel } from './ai-model.ts';
import { type AskOptions, askModel } from './ask-model.ts';
import { gatheringFetch } from './gathering-fetch.ts';
import { openModeration } from './moderation.ts';
import type { ReplyMarks } from './watch-reply.ts';

const usualMarks: ReplyMarks = { firstMs: 8_000, stallMs: 10_000 };

/** The models of this server, by its configuration (D19). Thinking is off: it takes too long. */
export function openAi(config: Config, marks: ReplyMarks = usualMarks): Ai {
  const common = { fetch: gatheringFetch };
  const models: AiModel[] = [];

  if (config.OPENAI_API_KEY) {
    const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseURL, OPENAI_MODEL: name } = config;
    const model = createOpenAI({ ...common, apiKey, ...(baseURL && { baseURL }) }).chat(name);
    const providerOptions = { openai: { ...withoutThinking(name), store: false } };
    models.push(makeModel('openai', { model, providerOptions, marks }, config.OPENAI_PRICE));
  }
  if (config.DEEPSEEK_API_KEY) {
    const { DEEPSEEK_API_KEY: apiKey, DEEPSEEK_BASE_URL: baseURL, DEEPSEEK_MODEL: name } = config;
    const model = createDeepSeek({ ...common, apiKey, ...(baseURL && { baseURL }) }).chat(name);
    const providerOptions = { deepseek: { thinking: { type: 'disabled' } } };
    models.push(makeModel('deepseek', { model, providerOptions, marks }, config.DEEPSEEK_PRICE));
  }
  if (config.GEMINI_API_KEY) {
    const { GEMINI_API_KEY: apiKey, GEMINI_BASE_URL: baseURL, GEMINI_MODEL: name } = config;
    const model = createGoogle({ ...common, apiKey, ...(baseURL && { baseURL }) }).chat(name);
    const providerOptions = { google: { thinkingConfig: leastThinking(name) } };
    models.push(makeModel('gemini', { model, providerOptions, marks }, config.GEMINI_PRICE));
  }
  if (config.AI_BASE_URL) {
    const { AI_API_KEY: apiKey, AI_BASE_URL: baseURL, AI_MODEL: name } = config;
    const model = createOpenAICompatible({
      ...common,
      name: 'own',
      baseURL,
      ...(apiKey && { apiKey }),
      includeUsage: true,
      supportsStructuredOutputs: true,
    }).chatModel(name);
    models.push(makeModel('own', { model, providerOptions: {}, marks }, config.AI_PRICE));
  }
  const moderate = openModeration(config);
  return { models, ...(moderate && { moderate }) };
}

function makeModel(
  id: AiModel['id'],
  options: AskOptions,
  price: { input: number; output: number },
): AiModel {
  return {
    id,
    label: aiModels.find((model) => model.id === id)?.label ?? id,
    provider: id,
    ask: (request) => askModel(options, request),
    priceOf: ({ inputTokens, outputTokens }) =>
      (inputTokens * price.input + outputTokens * price.output) / 1_000_000,
  };
}

/** Models before the fifth know no such setting, and the first of the fifth cannot do without. */
function withoutThinking(name: string) {
  if (/^gpt-5(-|$)/.test(name)) return { reasoningEffort: 'minimal' } as const;
  return /^gpt-(5\.|[6-9])/.test(name) ? ({ reasoningEffort: 'none' } as const) : {};
}

function leastThinking(name: string) {
  return /^gemini-[12]/.test(name)
    ? { thinkingBudget: 0 }
    : ({ thinkingLevel: 'minimal' } as const);
}
