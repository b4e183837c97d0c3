import { Generated, type GenerationEvent } from '@engram/core/generation/api.ts';
import type { FastifyInstance } from 'fastify';
import { v7 as uuidv7 } from 'uuid';

type Caller = { headers: Record<string, string> };
type Options = { key?: string; accept?: string; lastEventId?: string; signal?: AbortSignal };

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

/** The calls of generation, as a browser makes them, against one node. */
export function makeGenerationCalls(app: FastifyInstance, origin: string) {
  const call = ({ headers }: Caller, method: 'GET' | 'POST', path: string) =>
    app.inject({ method, url: `/api${path}`, headers });

  const post = ({ headers }: Caller, wish: object, options: Options = {}) =>
    fetch(`${origin}/api/questions/generate`, {
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

    /** The plain form: the whole test. */
    async generate(caller: Caller, wish: object, options: Options = {}): Promise<Generated> {
      const response = await post(caller, wish, options);
      if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
      return Generated.parse(await response.json());
    },

    /** The form of events, from the first to the last. */
    async stream(caller: Caller, wish: object, options: Options = {}): Promise<SeenEvent[]> {
      const accept = 'text/event-stream';
      return readEvents(await (await post(caller, wish, { ...options, accept })).text());
    },

    /** Events until there is one that a test waits for; then the connection is dropped. */
    async streamUntil(
      caller: Caller,
      wish: object,
      isLast: (events: SeenEvent[]) => boolean,
      options: Options = {},
    ): Promise<SeenEvent[]> {
      const gone = new AbortController();
      const accept = 'text/event-stream';
      const response = await post(caller, wish, { ...options, accept, signal: gone.signal });
      let text = '';
      for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        text += piece;
        if (isLast(readEvents(text))) break;
      }
      gone.abort();
      return readEvents(text);
    },

    get: (caller: Caller, id: string) => call(caller, 'GET', `/generations/${id}`),

    async follow({ headers }: Caller, id: string, lastEventId = ''): Promise<SeenEvent[]> {
      const response = await fetch(`${origin}/api/generations/${id}/events`, {
        headers: { ...headers, ...(lastEventId ? { 'last-event-id': lastEventId } : {}) },
      });
      return readEvents(await response.text());
    },

    cancel: (caller: Caller, id: string) => call(caller, 'POST', `/generations/${id}/cancel`),
  };
}

/** Whole events only; the one that closes the stream is left out. */
function readEvents(text: string): SeenEvent[] {
  return [...text.matchAll(/^id: (.*)\ndata: (.*)\n\n/gm)].map(([, id = '', data = '']) => ({
    id,
    data: JSON.parse(data),
  }));
}

export function idOf(events: readonly SeenEvent[]): string {
  const [first] = events;
  return first?.data.type === 'started' ? first.data.generationId : '';
}
