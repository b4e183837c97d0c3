import type { WrittenCard } from '@engram/core/flashcards/api.ts';
import type { FastifyInstance } from 'fastify';
import { v7 as uuidv7 } from 'uuid';

type Caller = { headers: Record<string, string> };
type Method = 'GET' | 'PUT' | 'PATCH' | 'DELETE';

/** As many terms with their definitions, under ids of their own. */
export function writeCards(count: number): WrittenCard[] {
  return Array.from({ length: count }, (_, no) => ({
    id: uuidv7(),
    type: 'term-definition',
    front: `Term ${no + 1}`,
    back: `Definition ${no + 1}`,
  }));
}

/** The calls of flashcards, as a browser makes them. */
export function makeFlashcardCalls(app: FastifyInstance) {
  const call = ({ headers }: Caller, method: Method, path: string, payload?: object) =>
    app.inject({ method, url: `/api/flashcards${path}`, headers, ...(payload ? { payload } : {}) });
  const save = (caller: Caller, id: string, body: Record<string, unknown> = {}) =>
    call(caller, 'PUT', `/${id}`, { name: 'Memory and plasticity', cards: [], ...body });

  return {
    save,
    /** Saves a set of these cards, and tells its id. */
    async make(caller: Caller, cards: readonly WrittenCard[], name?: string): Promise<string> {
      const id = uuidv7();
      const reply = await save(caller, id, { cards, ...(name === undefined ? {} : { name }) });
      if (reply.statusCode !== 200) throw new Error(reply.body);
      return id;
    },
    list: (caller: Caller) => call(caller, 'GET', ''),
    get: (caller: Caller, id: string) => call(caller, 'GET', `/${id}`),
    cards: (caller: Caller, id: string, query: Record<string, string> = {}) =>
      call(caller, 'GET', `/${id}/cards?${new URLSearchParams(query).toString()}`),
    change: (caller: Caller, id: string, body: object) => call(caller, 'PATCH', `/${id}`, body),
    remove: (caller: Caller, id: string) => call(caller, 'DELETE', `/${id}`),
    add: (caller: Caller, id: string, cards: readonly object[]) =>
      call(caller, 'PUT', `/${id}/cards`, { cards }),
    changeCard: (caller: Caller, id: string, cardId: string, body: object) =>
      call(caller, 'PATCH', `/${id}/cards/${cardId}`, body),
    removeCard: (caller: Caller, id: string, cardId: string) =>
      call(caller, 'DELETE', `/${id}/cards/${cardId}`),
    restoreCard: (caller: Caller, id: string, cardId: string) =>
      call(caller, 'PUT', `/${id}/cards/${cardId}/restoration`),
    moveCard: (caller: Caller, id: string, cardId: string, after: string | null) =>
      call(caller, 'PUT', `/${id}/cards/${cardId}/position`, { after }),
  };
}
