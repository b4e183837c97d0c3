import { z } from '@engram/core/zod.ts';

/** Strict schemas close every object and require every property, at any depth. */
function findLooseObject(schema: unknown, path: string): string | undefined {
  if (Array.isArray(schema)) {
    return first(schema.entries(), ([index, part]) => findLooseObject(part, `${path}[${index}]`));
  }
  const node = Node.safeParse(schema);
  if (!node.success) return undefined;
  const { type, properties, required = [], additionalProperties } = node.data;
  if (path === 'schema' && type !== 'object') return 'the schema must be an object at its root';
  if (type === 'object' || properties) {
    if (additionalProperties !== false) return `${path}: additionalProperties must be false`;
    const missing = Object.keys(properties ?? {}).find((key) => !required.includes(key));
    if (missing) return `${path}: '${missing}' must be in required`;
  }
  return first(Object.entries(node.data), ([key, part]) => findLooseObject(part, `${path}.${key}`));
}

const Node = z.looseObject({
  type: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  additionalProperties: z.unknown().optional(),
});

function first<T>(things: Iterable<T>, find: (thing: T) => string | undefined): string | undefined {
  for (const thing of things) {
    const found = find(thing);
    if (found) return found;
  }
  return undefined;
}

/** A schema that a strict provider takes. */
export const StrictSchema = z.record(z.string(), z.unknown()).superRefine((schema, context) => {
  const fault = findLooseObject(schema, 'schema');
  if (fault) context.addIssue({ code: 'custom', message: fault });
});
