import { type Endpoint, fillPath, toText } from '@engram/core/endpoint.ts';
import type { Random } from '@engram/core/seeded-random.ts';
import { between, happens, pick } from './chance.ts';
import { makeForm } from './make-form.ts';
import { makeValueFor } from './make-value.ts';
import { spoilValue } from './spoil-value.ts';
import type { WireRequest } from './wire-request.ts';

/** A call of an endpoint as its schemas describe it, mostly with something in it put wrong. */
export function makeCall(endpoint: Endpoint, token: string, random: Random): WireRequest {
  const form = endpoint.receives && makeForm(endpoint.receives.field, random);
  const body = form?.body ?? makeBody(endpoint, random);
  const type = form?.type ?? (body.length > 0 ? 'application/json' : undefined);
  return {
    method: endpoint.method,
    target: `/api${makePath(endpoint, random)}${makeQuery(endpoint, random)}`,
    headers: [
      ['host', 'engram.test'],
      ...(type === undefined ? [] : [pair('content-type', type)]),
      ...makeAuthorization(token, random),
      ...(happens(random, endpoint.idempotency ? 90 : 5)
        ? [pair('idempotency-key', makeKey(random))]
        : []),
      ...(happens(random, 10) ? [pair('accept', pick(random, accepted))] : []),
      ...(happens(random, 5)
        ? [pair('last-event-id', pick(random, ['0-0', '-1', '9'.repeat(80)]))]
        : []),
    ],
    body,
  };
}

function pair(name: string, value: string): [string, string] {
  return [name, value];
}

const accepted = ['text/event-stream', 'text/html', '*/*', 'application/json;q=-1', ','] as const;

function makeKey(random: Random): string {
  if (happens(random, 80)) return `0190a5a0-0000-4000-8000-${String(between(random, 1e11, 9e11))}`;
  return pick(random, ['0190a5a0-0000-4000-8000-00000000000a', 'not-a-key', '', 'k'.repeat(300)]);
}

/** Mostly that of the session; the rest is nobody's. */
function makeAuthorization(token: string, random: Random): [string, string][] {
  if (happens(random, 75)) return [['authorization', `Bearer ${token}`]];
  return pick<[string, string][]>(random, [
    [],
    [],
    [['authorization', 'Bearer eg_nobody']],
    [['authorization', 'Bearer']],
    [['authorization', `Bearer ${'x'.repeat(5_000)}`]],
    [['authorization', 'Basic \xff\xfe']],
    [
      ['authorization', `Bearer ${token}`],
      ['authorization', 'Bearer another'],
    ],
  ]);
}

function makePath({ path, params }: Endpoint, random: Random): string {
  if (!params) return path;
  const value = makeValueFor(params, random);
  const spoiled = happens(random, 20) ? spoilValue(value, random) : value;
  const named = { ...Object(value), ...Object(spoiled) };
  // Half of a sign cannot be written into an address.
  return fillPath(
    path,
    Object.fromEntries(Object.entries(named).map(([name, one]) => [name, wellFormed(one)])),
  );
}

function makeQuery({ query }: Endpoint, random: Random): string {
  if (!query) return happens(random, 10) ? pick(random, ['?', '?a', '?%', '?a[b]=1&a[b]=2']) : '';
  const value = makeValueFor(query, random);
  const spoiled: unknown = happens(random, 40) ? spoilValue(value, random) : value;
  const fields = Object.entries(Object(spoiled)).map(([name, one]): [string, string] => [
    name,
    wellFormed(one),
  ]);
  return `?${new URLSearchParams(fields).toString()}`;
}

function wellFormed(value: unknown): string {
  return toText(value ?? null).toWellFormed();
}

function makeBody({ body }: Endpoint, random: Random): Buffer {
  if (!body) return Buffer.alloc(0);
  const value = makeValueFor(body, random);
  const spoiled = happens(random, 60) ? spoilValue(value, random) : value;
  return Buffer.from(JSON.stringify(spoiled));
}
