import { createAnthropic } from '@ai-sdk/anthropic';
import { createDeepSeek } from '@ai-sdk/deepseek';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { aiModels } from '@engram/core/generation/models.ts';
import type { Config } from '../../config.ts';
import type { Log } from '../log.ts';
import { noteOutage } from '../note-outage.ts';
import type { Ai, AiModel, AiProvider } from './ai-model.ts';
import { type AskOptions, askModel, type ProviderModel } from './ask-model.ts';
import {
  chooseForAnthropic,
  chooseForDeepSeek,
  chooseForGemini,
  chooseForOpenAi,
  chooseForOwn,
  type ModelSettings,
} from './choose-settings.ts';
import { gatheringFetch } from './gathering-fetch.ts';
import { openModeration } from './moderation.ts';
import { findPictureModel } from './picture-model.ts';
import { rememberFormat, type ReplyFormat } from './reply-format.ts';
import { warmUp } from './warm-up.ts';
import type { ReplyMarks } from './watch-reply.ts';

const usualMarks: ReplyMarks = { firstMs: 8_000, stallMs: 10_000 };
/** Thoughts are not always shown, and nothing else comes before they have ended. */
const thinkingMarks: ReplyMarks = { firstMs: 30_000, stallMs: 20_000 };

type Parts = {
  log: Pick<Log, 'warn' | 'info'>;
  /** Instead of what each model gets; tests have less time. */
  marks?: ReplyMarks | undefined;
};

/** The models of this server, by its configuration (D19). Thinking is off where it can be. */
export function openAi(config: Config, parts: Parts): Ai {
  const found = [
    openOpenAi(config),
    openDeepSeek(config),
    openGemini(config),
    openAnthropic(config),
    openOwn(config),
  ].filter((one) => one !== undefined);
  const isAlone = found.length === 1;
  const pictureModel = findPictureModel(found, config.PICTURE_MODEL);
  const models = found.map((one) => ({
    ...makeModel(isAlone ? one : hurry(one), parts),
    readsPictures: one === pictureModel,
  }));
  const moderate = openModeration(config);
  return {
    models,
    // What is paid for needs no loading, and would be paid for at every start.
    warmUp: (signal) =>
      warmUp(
        found
          .filter(({ provider }) => provider === 'own' && config.AI_PRICE.output === 0)
          .map((one) => makeModel(one, parts)),
        { log: parts.log, signal },
      ),
    ...(moderate && { moderate }),
  };
}

type Found = ModelSettings & {
  id: AiModel['id'];
  provider: AiProvider;
  name: string;
  model: ProviderModel;
  price: Config['OPENAI_PRICE'];
  formats: readonly ReplyFormat[];
  firstMs?: number;
};

const common = { fetch: gatheringFetch };
const everyFormat = ['schema', 'json', 'text'] as const;
/** These have no form between the two. */
const schemaOrText = ['schema', 'text'] as const;

function openOpenAi(config: Config): Found | undefined {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseURL, OPENAI_MODEL: name } = config;
  if (apiKey === undefined) return undefined;
  const model = createOpenAI({ ...common, apiKey, ...(baseURL && { baseURL }) }).chat(name);
  const price = config.OPENAI_PRICE;
  const formats = everyFormat;
  return {
    id: 'openai',
    provider: 'openai',
    name,
    model,
    price,
    formats,
    ...chooseForOpenAi(name),
  };
}

function openDeepSeek(config: Config): Found | undefined {
  const { DEEPSEEK_API_KEY: apiKey, DEEPSEEK_BASE_URL: baseURL, DEEPSEEK_MODEL: name } = config;
  if (apiKey === undefined) return undefined;
  const model = createDeepSeek({ ...common, apiKey, ...(baseURL && { baseURL }) }).chat(name);
  const price = config.DEEPSEEK_PRICE;
  // It has no schemas, and its package tells the model of ours in words.
  const formats = schemaOrText;
  return {
    id: 'deepseek',
    provider: 'deepseek',
    name,
    model,
    price,
    formats,
    ...chooseForDeepSeek(name),
  };
}

function openGemini(config: Config): Found | undefined {
  const { GEMINI_API_KEY: apiKey, GEMINI_BASE_URL: baseURL, GEMINI_MODEL: name } = config;
  if (apiKey === undefined) return undefined;
  const model = createGoogle({ ...common, apiKey, ...(baseURL && { baseURL }) }).chat(name);
  const price = config.GEMINI_PRICE;
  const formats = everyFormat;
  return {
    id: 'gemini',
    provider: 'gemini',
    name,
    model,
    price,
    formats,
    ...chooseForGemini(name),
  };
}

function openAnthropic(config: Config): Found | undefined {
  const { ANTHROPIC_API_KEY: apiKey, ANTHROPIC_BASE_URL: baseURL, ANTHROPIC_MODEL: name } = config;
  if (apiKey === undefined) return undefined;
  const model = createAnthropic({ ...common, apiKey, ...(baseURL && { baseURL }) }).chat(name);
  const price = config.ANTHROPIC_PRICE;
  const formats = schemaOrText;
  return {
    id: 'anthropic',
    provider: 'anthropic',
    name,
    model,
    price,
    formats,
    ...chooseForAnthropic(name),
  };
}

/** Under the name of a LLaMA where it is one; the letters before it would make it an Ollama. */
const isLlama = /(?:^|[^o])llama/i;

function openOwn(config: Config): Found | undefined {
  const { AI_API_KEY: apiKey, AI_BASE_URL: baseURL, AI_MODEL: name } = config;
  if (baseURL === undefined) return undefined;
  const model = createOpenAICompatible({
    ...common,
    name: 'own',
    baseURL,
    ...(apiKey && { apiKey }),
    includeUsage: true,
    supportsStructuredOutputs: true,
  }).chatModel(name);
  return {
    id: isLlama.test(name) ? 'llama' : 'own',
    provider: 'own',
    name,
    model,
    price: config.AI_PRICE,
    formats: everyFormat,
    firstMs: config.AI_FIRST_TOKEN_SECONDS * 1_000,
    ...chooseForOwn(config.AI_REASONING_EFFORT),
  };
}

/** Where another model can help out, nobody waits for a server of one's own until time is up. */
function hurry({ firstMs, ...found }: Found): Found {
  return { ...found, ...(firstMs !== undefined && { firstMs: Math.min(firstMs, 20_000) }) };
}

function makeModel(found: Found, { log, marks }: Parts): Omit<AiModel, 'readsPictures'> {
  const { id, provider, name, model, settings, thinks, price, firstMs } = found;
  const usual = thinks ? thinkingMarks : usualMarks;
  const options: AskOptions = {
    model,
    settings,
    marks: marks ?? { ...usual, ...(firstMs !== undefined && { firstMs }) },
    formats: rememberFormat(found.formats),
    tell: ({ kind, status, said }) =>
      noteOutage(log, {
        what: `a call to ${provider} failed: ${kind}`,
        error: undefined,
        about: { model: name, status, said },
      }),
  };
  return {
    id,
    label: aiModels.find((one) => one.id === id)?.label ?? id,
    model: name,
    provider,
    ask: (request) => askModel(options, request),
    priceOf: ({ inputTokens, outputTokens }) =>
      (inputTokens * price.input + outputTokens * price.output) / 1_000_000,
  };
}
