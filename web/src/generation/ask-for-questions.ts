import {
  followGeneration,
  type GenerateRequest,
  generateQuestions,
  type GenerationEvent,
} from '@engram/core/generation/api.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { callForEvents } from '../http/call-for-events.ts';
import { readEvents } from '../http/read-events.ts';
import type { Maker, Told } from './ask-server.ts';

/** The same wish with the same key leads to the same test. */
export function askForQuestions(
  request: GenerateRequest,
  idempotencyKey: string | undefined,
): Maker<Question> {
  return {
    start: ({ signal }) =>
      tellItems(callForEvents(generateQuestions, { body: request }, { signal, idempotencyKey })),
    follow: (id, options) => tellItems(readEvents(followGeneration, { params: { id } }, options)),
  };
}

async function* tellItems(
  events: AsyncIterable<{ id: string; data: GenerationEvent }>,
): AsyncGenerator<Told<Question>> {
  for await (const { id, data } of events) {
    if (data.type !== 'question') yield { id, data };
    else yield { id, data: { type: 'item', slot: data.slot, item: data.question } };
  }
}
