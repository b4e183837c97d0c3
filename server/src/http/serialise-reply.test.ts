import { endpoints } from '@engram/core/endpoints.ts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { serialiseReply } from './serialise-reply.ts';

const schema = z.object({ name: z.string().max(5) });
const serialise = serialiseReply({ schema, method: 'GET', url: '/probes/:id' });

it('writes what the schema lists, and nothing else', () => {
  expect(serialise({ name: 'Amina', key: 'b' })).toBe('{"name":"Amina"}');
});

it('writes nothing of a reply that does not fit, also not into the message', () => {
  expect(() => serialise({ name: 'a secret of somebody' })).toThrow(
    /^a reply of GET \/probes\/:id does not fit its schema$/,
  );
});

it('meets no reply that would have to be encoded', () => {
  const kinds = new Set<string>();
  for (const { reply } of endpoints) {
    z.toJSONSchema(reply, {
      unrepresentable: 'any',
      override: ({ zodSchema }) => void kinds.add(zodSchema._zod.def.type),
    });
  }
  expect(kinds).toContain('string');
  expect(kinds).not.toContain('transform');
  expect(kinds).not.toContain('pipe');
});
