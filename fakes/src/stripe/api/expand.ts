import { z } from '@engram/core/zod.ts';
import type { StripeState } from '../world.ts';
import { Refusal } from './refusal.ts';

const ExpandParam = z.object({ expand: z.array(z.string()).default([]) });

/** A copy in which the ids at the paths of `expand[]` are the things they name. */
export function expandReply(reply: object, params: unknown, state: StripeState): unknown {
  const { expand } = ExpandParam.catch({ expand: [] }).parse(params);
  const copy: unknown = structuredClone(reply);
  for (const path of expand) put(copy, path.split('.'), state);
  return copy;
}

function put(target: unknown, [field, ...rest]: string[], state: StripeState): void {
  if (field === undefined) return;
  if (Array.isArray(target)) {
    for (const one of target) put(one, [field, ...rest], state);
    return;
  }
  if (typeof target !== 'object' || target === null) return;
  if (!Object.hasOwn(target, field)) throw cannotExpand(field);
  const value: unknown = Reflect.get(target, field);
  if (typeof value === 'string') Reflect.set(target, field, findThing(value, state));
  put(Reflect.get(target, field), rest, state);
}

function findThing(id: string, state: StripeState): unknown {
  const { customers, paymentMethods, subscriptions, invoices, charges, products } = state;
  const things = [customers, paymentMethods, subscriptions, invoices, charges, products].flat();
  const thing = things.find((one) => one.id === id);
  return thing ? structuredClone(thing) : id;
}

function cannotExpand(field: string): Refusal {
  const message = `This property cannot be expanded (${field}).`;
  return new Refusal(400, { type: 'invalid_request_error', message });
}
