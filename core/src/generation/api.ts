import { apiPaths, defineEndpoint } from '../endpoint.ts';
import { materialLimits, questionLimits } from '../limits.ts';
import { questionTypes } from '../plans/catalogue.ts';
import { Question } from '../questions/question.ts';
import { StorableText } from '../storable-text.ts';
import { z } from '../zod.ts';
import { LanguageChoice } from './languages.ts';
import { makingEvents } from './making-events.ts';
import { Making } from './making.ts';
import { aiModels } from './models.ts';
import { withoutAiReasons } from './without-ai.ts';

export const difficulties = ['easy', 'medium', 'hard'] as const;
export const testFocuses = ['vocabulary', 'concepts', 'facts', 'application'] as const;

const TypeCount = z.strictObject({
  type: z.enum(questionTypes),
  count: z.int().min(0).max(questionLimits.maxAskedPerType),
});
export type TypeCount = z.infer<typeof TypeCount>;

/** What a test is made of and how [BAPI-02] to [BAPI-09]; the last three may be left out (C26). */
export const GenerateRequest = z.strictObject({
  studyMaterial: StorableText.max(materialLimits.maxExtractedCharacters),
  questionTypes: z.array(TypeCount).max(questionTypes.length),
  /** Far above the limit, so that breaking it has words of its own (C07). */
  topics: z
    .array(StorableText.max(200))
    .max(10 * questionLimits.maxTopics)
    .default([]),
  difficulty: z.enum(difficulties).catch('medium').default('medium'),
  customPrompt: StorableText.max(questionLimits.maxCustomPromptLength).default(''),
  enableMathAndCode: z.boolean().default(false),
  language: LanguageChoice.default('material'),
  aiModel: z.string().max(40).optional(),
  testFocus: z.enum(testFocuses).catch('vocabulary').default('vocabulary'),
  /** Saved ones that the text is from: what is marked in them is asked about first (D37). */
  materialIds: z.array(z.uuid()).max(materialLimits.maxParts).optional(),
  /**
   * Asks more about what is known least of these materials, and nothing that tests of them ask
   * already (D42). Without an answer to go by it changes nothing.
   */
  byWeakness: z.boolean().optional(),
});
export type GenerateRequest = z.infer<typeof GenerateRequest>;

export const Generated = z.object({
  generationId: z.uuid(),
  questions: z.array(Question),
  making: Making,
});
export type Generated = z.infer<typeof Generated>;

const slot = z.int().min(0);

/** What happens while a test is made. `slot` is the place of a question in the finished test. */
export const GenerationEvent = z.discriminatedUnion('type', [
  ...makingEvents,
  z.object({ type: z.literal('question'), slot, question: Question }),
]);
export type GenerationEvent = z.infer<typeof GenerationEvent>;

/** Waits for the whole test; asked with Accept: text/event-stream, tells of each question. */
export const generateQuestions = defineEndpoint({
  name: 'generateQuestions',
  method: 'POST',
  path: `${apiPaths.questions}/generate`,
  summary: 'Make questions from study material',
  access: 'signed-in',
  rate: 'generate',
  body: GenerateRequest,
  reply: Generated,
  events: GenerationEvent,
  idempotency: 'reply',
  errors: [
    'invalid-generation-input',
    'text-too-short',
    'content-policy',
    'premium-only',
    'ai-tests-used',
    'generation-running',
    'conflict',
    'gone',
    'content-refused',
    'too-few-questions',
    'generation-failed',
    'unavailable',
  ],
});

export const generationStates = ['running', 'done', 'failed', 'cancelled'] as const;
export type GenerationState = (typeof generationStates)[number];

const Generation = z.object({
  generationId: z.uuid(),
  state: z.enum(generationStates),
  questions: z.array(z.object({ slot, question: Question })),
  /** Null while it runs, and when it failed or was cancelled. */
  making: Making.nullable(),
});
export type Generation = z.infer<typeof Generation>;

const byId = z.strictObject({ id: z.uuid() });

export const getGeneration = defineEndpoint({
  name: 'getGeneration',
  method: 'GET',
  path: '/generations/:id',
  summary: 'What has been made so far',
  access: 'signed-in',
  rate: 'read',
  params: byId,
  reply: Generation,
  errors: ['not-found'],
});

export const followGeneration = defineEndpoint({
  name: 'followGeneration',
  method: 'GET',
  path: '/generations/:id/events',
  summary: 'Follow a generation, from the beginning or from the last event seen',
  access: 'signed-in',
  rate: 'read',
  params: byId,
  reply: GenerationEvent,
  streams: true,
  errors: ['not-found'],
});

/** A finished one stays as it is. */
export const cancelGeneration = defineEndpoint({
  name: 'cancelGeneration',
  method: 'POST',
  path: '/generations/:id/cancel',
  summary: 'Stop a running generation',
  access: 'signed-in',
  rate: 'write',
  params: byId,
  reply: Generation,
  errors: ['not-found'],
});

export const listModels = defineEndpoint({
  name: 'listModels',
  method: 'GET',
  path: `${apiPaths.questions}/models`,
  summary: 'The models of this server',
  access: 'signed-in',
  rate: 'read',
  reply: z.object({
    models: z.array(
      z.object({
        id: z.enum(aiModels.map(({ id }) => id)),
        label: z.string(),
        /** The configured model, where the label does not say it. */
        model: z.string().optional(),
        isAvailable: z.boolean(),
        isDefault: z.boolean(),
      }),
    ),
    /** Where this user gets no AI for now; the built-in generator makes what they ask for (D44). */
    withoutAi: z.enum(withoutAiReasons).optional(),
  }),
  errors: [],
});
