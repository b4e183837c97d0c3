import type { Random } from '@engram/core/seeded-random.ts';
import { z } from 'zod';
import { between, happens, pick, several } from './chance.ts';

type Shape = z.core.JSONSchema.JSONSchema;
type Part = Shape | boolean | undefined;

const shapes = new WeakMap<z.ZodType, Shape>();

/** Something that a part of an endpoint takes, as far as its schema tells. */
export function makeValueFor(schema: z.ZodType, random: Random): unknown {
  let shape = shapes.get(schema);
  if (!shape) {
    shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    shapes.set(schema, shape);
  }
  return makeValue(shape, random);
}

function makeValue(part: Part, random: Random): unknown {
  const shape = shapeOf(part);
  if ('const' in shape) return shape.const;
  if (shape.enum) return pick(random, shape.enum);
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return makeValue(pick(random, choices), random);
  switch (shape.type) {
    case 'object':
      return makeObject(shape, random);
    case 'array':
      return several(countOf(shape, random), () => makeValue([shape.items].flat()[0], random));
    case 'string':
      return makeText(shape, random);
    case 'integer':
    case 'number':
      return makeNumber(shape, random);
    case 'boolean':
      return happens(random, 50);
    case 'null':
    case undefined:
    default:
      return null;
  }
}

/** What no schema tells and a handler looks for. */
const usual: Record<string, unknown> = {
  email: 'maya@example.edu',
  timeZone: 'Europe/Berlin',
  testReason: 'Academic coursework',
  hearAboutUs: 'Search engine',
};

/** What takes anything gets nothing. */
function shapeOf(part: Part): Shape {
  return typeof part === 'object' ? part : { type: 'null' };
}

function makeObject(shape: Shape, random: Random): Record<string, unknown> {
  const { properties = {}, required = [], additionalProperties, propertyNames } = shape;
  const names = propertyNames ?? { type: 'string' };
  const made = Object.entries(properties)
    .filter(([name]) => required.includes(name) || happens(random, 50))
    .map(([name, one]) => [name, usual[name] ?? makeValue(one, random)]);
  const others =
    typeof additionalProperties === 'object'
      ? several(between(random, 0, 3), () => [
          String(makeValue(names, random)),
          makeValue(additionalProperties, random),
        ])
      : [];
  return Object.fromEntries([...made, ...others]);
}

function countOf({ minItems = 0, maxItems = 3 }: Shape, random: Random): number {
  return between(random, minItems, Math.min(maxItems, minItems + 3));
}

function makeNumber(shape: Shape, random: Random): number {
  const { minimum = -10, maximum = 1_000 } = shape;
  return pick(random, [minimum, maximum, between(random, minimum, Math.min(maximum, 1_000))]);
}

/** So few that what one request saves is found by others. Accounts have things under the first. */
export const firstId = '0190a5a0-0000-7000-8000-00000000000a';
export const ids = [
  firstId,
  '0190a5a0-0000-7000-8000-00000000000b',
  '0190a5a0-0000-7000-8000-00000000000c',
] as const;

const words = 'Cells make energy in mitochondria, and plants store it as sugar. ';

function makeText(shape: Shape, random: Random): string {
  const { format, pattern = '', minLength = 0, maxLength = 200 } = shape;
  if (format === 'uuid' || pattern.includes('{8}')) return pick(random, [firstId, ...ids]);
  if (format === 'date-time') return '2026-03-01T12:00:00.000Z';
  const longest = Math.min(maxLength, 2_000);
  const length = pick(random, [minLength, Math.min(longest, minLength + 12), longest]);
  return words.repeat(Math.ceil(length / words.length)).slice(0, length);
}
