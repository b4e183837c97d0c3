import type { FastifyInstance } from 'fastify';

type Caller = { headers: Record<string, string> };
type Part = Record<string, unknown>;

/** A text of so many characters that is like no other. */
export function textOf(characters: number, beginning = ''): string {
  return beginning
    .padEnd(characters, 'Memory is a trace. ')
    .slice(0, characters - 1)
    .padEnd(characters, '.');
}

/** A new part of study material, as the input screen sends it. */
export function partOf(text: string, changes: Part = {}): Part {
  return { title: 'Notes', kind: 'text', text, ...changes };
}

/** The calls of materials, as a browser makes them, against one node. */
export function makeMaterialCalls(app: FastifyInstance) {
  const call = (
    { headers }: Caller,
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    payload?: object,
  ) =>
    app.inject({ method, url: `/api/materials${path}`, headers, ...(payload ? { payload } : {}) });

  const save = (caller: Caller, parts: readonly Part[], more: object = {}) =>
    call(caller, 'POST', '', { parts, ...more });

  return {
    save,

    /** Saves one text and tells what became of it. */
    async saveOne(caller: Caller, title: string, text = textOf(400, title)) {
      const reply = await save(caller, [partOf(text, { title })]);
      const [part] = reply.json().parts;
      return { id: String(part.material.id), text };
    },

    list: (caller: Caller, query: Record<string, string> = {}) =>
      call(caller, 'GET', `?${new URLSearchParams(query).toString()}`),

    get: (caller: Caller, id: string) => call(caller, 'GET', `/${id}`),

    coverage: (caller: Caller, ids: readonly string[]) =>
      app.inject({
        method: 'GET',
        url: `/api/material-coverage?ids=${ids.join(',')}`,
        headers: caller.headers,
      }),

    getPage: (caller: Caller, id: string) => call(caller, 'GET', `/${id}/page`),

    change: (caller: Caller, id: string, body: object) => call(caller, 'PATCH', `/${id}`, body),

    remove: (caller: Caller, id: string) => call(caller, 'DELETE', `/${id}`),
  };
}
