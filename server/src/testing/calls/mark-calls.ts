import type { MarkForm } from '@engram/core/marks/mark.ts';
import type { FastifyInstance } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { makeMaterialCalls } from './material-calls.ts';

type Caller = { headers: Record<string, string> };
type Wish = { form?: MarkForm; id?: string };

/** The calls about marks, as a browser makes them, against one node. */
export function makeMarkCalls(app: FastifyInstance) {
  const { saveOne } = makeMaterialCalls(app);

  const put = ({ headers }: Caller, materialId: string, mark: { id: string; body: object }) =>
    app.inject({
      method: 'PUT',
      url: `/api/materials/${materialId}/marks/${mark.id}`,
      headers,
      payload: mark.body,
    });

  const post = ({ headers }: Caller, url: string, sent: { body: object; key?: string }) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'idempotency-key': sent.key ?? uuidv7(), ...headers },
      payload: sent.body,
    });

  /** Marks words of a text, where they are for the first time. */
  const mark = (
    caller: Caller,
    material: { id: string; text: string },
    { words, form, id = uuidv7() }: Wish & { words: string },
  ) => {
    const start = material.text.indexOf(words);
    const body = { start, end: start + words.length, ...(form && { form }) };
    return put(caller, material.id, { id, body });
  };

  return {
    put,
    mark,

    /** A saved text with these words marked. */
    async saveMarked(caller: Caller, text: string, words: readonly string[]) {
      const material = await saveOne(caller, 'Kidney', text);
      for (const one of words) await mark(caller, material, { words: one });
      return material;
    },

    list: ({ headers }: Caller, materialId: string) =>
      app.inject({ method: 'GET', url: `/api/materials/${materialId}/marks`, headers }),

    remove: ({ headers }: Caller, materialId: string, id: string) =>
      app.inject({ method: 'DELETE', url: `/api/materials/${materialId}/marks/${id}`, headers }),

    makeTest: (caller: Caller, body: object, key?: string) =>
      post(caller, '/api/tests/marked', { body: { name: 'Marked', ...body }, ...(key && { key }) }),

    makeSet: (caller: Caller, body: object, key?: string) =>
      post(caller, '/api/flashcards/marked', {
        body: { name: 'Marked', ...body },
        ...(key && { key }),
      }),
  };
}

/** A text with something for each kind of mark. */
export const kidney = `# The nephron

A nephron begins with the glomerulus, a knot of capillaries inside the capsule. Together the two kidneys filter about 180 litres of fluid a day. When blood pressure falls, the kidney itself releases renin.

# Terms

- Osmosis: movement of water through a membrane
- Diffusion: particles spread out evenly in a space
- Filtration: pressure drives a fluid through a sieve`;
