import { Generated, type GenerationEvent } from '@engram/core/generation/api.ts';
import type { FastifyInstance } from 'fastify';
import { type Caller, makeFollowedCalls } from './followed-calls.ts';

export type SeenEvent = { id: string; data: GenerationEvent };

/** Five questions of three types, about a text that the fake provider knows. */
export function wishFor(studyMaterial: string, changes: object = {}) {
  return {
    studyMaterial,
    questionTypes: [
      { type: 'multiple-choice', count: 3 },
      { type: 'true-false', count: 1 },
      { type: 'fill-in-blank', count: 1 },
    ],
    topics: [],
    difficulty: 'medium',
    customPrompt: '',
    enableMathAndCode: false,
    ...changes,
  };
}

/** Five questions that rules find in the tables of a text, so that no model is needed for them. */
export function choicesFor(studyMaterial: string, changes: object = {}) {
  const questionTypes = [{ type: 'multiple-choice', count: 5 }];
  return wishFor(studyMaterial, { questionTypes, ...changes });
}

/** The calls of generation, as a browser makes them, against one node. */
export function makeGenerationCalls(app: FastifyInstance, origin: string) {
  const call = ({ headers }: Caller, method: 'GET' | 'POST', path: string) =>
    app.inject({ method, url: `/api${path}`, headers });

  const { ask, ...followed } = makeFollowedCalls<GenerationEvent>({
    startAt: `${origin}/api/questions/generate`,
    followAt: (id) => `${origin}/api/generations/${id}/events`,
  });

  return {
    ...followed,
    generate: async (...asked: Parameters<typeof ask>) => Generated.parse(await ask(...asked)),
    get: (caller: Caller, id: string) => call(caller, 'GET', `/generations/${id}`),
    cancel: (caller: Caller, id: string) => call(caller, 'POST', `/generations/${id}/cancel`),
  };
}

export function idOf(events: readonly SeenEvent[]): string {
  const [first] = events;
  return first?.data.type === 'started' ? first.data.generationId : '';
}
