import {
  followGeneration,
  type GenerateRequest,
  generateQuestions,
  type GenerationEvent,
} from '@engram/core/generation/api.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { callForEvents } from '../http/events/call-for-events.ts';
import { readEvents } from '../http/events/read-events.ts';
import { type Maker, type MakingEvent, tellItems } from './ask-server.ts';

/** The same wish with the same key leads to the same test. */
export function askForQuestions(
  request: GenerateRequest,
  idempotencyKey: string | undefined,
): Maker<Question> {
  return {
    start: ({ signal }) =>
      tellItems(
        callForEvents(generateQuestions, { body: request }, { signal, idempotencyKey }),
        readEvent,
      ),
    follow: (id, options) =>
      tellItems(readEvents(followGeneration, { params: { id } }, options), readEvent),
  };
}

function readEvent(event: GenerationEvent): MakingEvent<Question> {
  if (event.type !== 'question') return event;
  return { type: 'item', slot: event.slot, item: event.question };
}
