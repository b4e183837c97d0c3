import { type CardEvent, generateCards } from '@engram/core/flashcards/api.ts';
import type { FastifyInstance } from 'fastify';
import { type Caller, makeFollowedCalls } from './followed-calls.ts';

export type SeenCardEvent = { id: string; data: CardEvent };

/** Five cards of two types, about a text that the fake provider knows. */
export function cardWishFor(studyMaterial: string, changes: object = {}) {
  return {
    studyMaterial,
    cardTypes: [
      { type: 'term-definition', count: 3 },
      { type: 'question-answer', count: 2 },
    ],
    ...changes,
  };
}

/** The calls that make flashcards, as a browser makes them, against one node. */
export function makeCardCalls(app: FastifyInstance, origin: string) {
  const { ask, ...followed } = makeFollowedCalls<CardEvent>({
    startAt: `${origin}/api/flashcards/generate`,
    followAt: (id) => `${origin}/api/flashcards/generations/${id}/events`,
  });

  return {
    ...followed,
    generate: async (...asked: Parameters<typeof ask>) =>
      generateCards.reply.parse(await ask(...asked)),
    topics: ({ headers }: Caller, studyMaterial: string) =>
      app.inject({
        method: 'POST',
        url: '/api/flashcards/topics',
        headers,
        payload: { studyMaterial },
      }),
  };
}

export function idOfCards(events: readonly SeenCardEvent[]): string {
  const [first] = events;
  return first?.data.type === 'started' ? first.data.generationId : '';
}
