import { type CardEvent, generateCards, type GeneratedCards } from '@engram/core/flashcards/api.ts';
import type { FastifyInstance } from 'fastify';
import { v7 as uuidv7 } from 'uuid';

type Caller = { headers: Record<string, string> };
type Options = { key?: string; accept?: string; lastEventId?: string; signal?: AbortSignal };

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
  const post = ({ headers }: Caller, wish: object, options: Options = {}) =>
    fetch(`${origin}/api/flashcards/generate`, {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/json',
        accept: options.accept ?? 'application/json',
        'idempotency-key': options.key ?? uuidv7(),
        ...(options.lastEventId ? { 'last-event-id': options.lastEventId } : {}),
      },
      body: JSON.stringify(wish),
      ...(options.signal ? { signal: options.signal } : {}),
    });

  return {
    post,

    /** The plain form: all cards. */
    async generate(caller: Caller, wish: object, options: Options = {}): Promise<GeneratedCards> {
      const response = await post(caller, wish, options);
      if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
      return generateCards.reply.parse(await response.json());
    },

    /** The form of events, from the first to the last. */
    async stream(caller: Caller, wish: object, options: Options = {}): Promise<SeenCardEvent[]> {
      const accept = 'text/event-stream';
      return readEvents(await (await post(caller, wish, { ...options, accept })).text());
    },

    /** Events until there are so many; then the connection is dropped. */
    async streamSome(caller: Caller, wish: object, count: number): Promise<SeenCardEvent[]> {
      const gone = new AbortController();
      const accept = 'text/event-stream';
      const response = await post(caller, wish, { accept, signal: gone.signal });
      let text = '';
      for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        text += piece;
        if (readEvents(text).length >= count) break;
      }
      gone.abort();
      return readEvents(text);
    },

    async follow({ headers }: Caller, id: string, lastEventId = ''): Promise<SeenCardEvent[]> {
      const response = await fetch(`${origin}/api/flashcards/generations/${id}/events`, {
        headers: { ...headers, ...(lastEventId ? { 'last-event-id': lastEventId } : {}) },
      });
      return readEvents(await response.text());
    },

    topics: ({ headers }: Caller, studyMaterial: string) =>
      app.inject({
        method: 'POST',
        url: '/api/flashcards/topics',
        headers,
        payload: { studyMaterial },
      }),
  };
}

/** Whole events only; the one that closes the stream is left out. */
function readEvents(text: string): SeenCardEvent[] {
  return [...text.matchAll(/^id: (.*)\ndata: (.*)\n\n/gm)].map(([, id = '', data = '']) => ({
    id,
    data: JSON.parse(data),
  }));
}

export function idOfCards(events: readonly SeenCardEvent[]): string {
  const [first] = events;
  return first?.data.type === 'started' ? first.data.generationId : '';
}
