import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  apiRoot,
  type Endpoint,
  fillPath,
  idempotencyHeader,
  parseWith,
  type Reply,
  type Sent,
  toText,
} from '@engram/core/endpoint.ts';
import { callLimits } from '@engram/core/limits.ts';
import type { Span } from './phases.ts';

/** An answer that another attempt would not change. */
export class Refused extends Error {
  readonly code: string;

  constructor(code: string, words: string) {
    super(words);
    this.code = code;
  }
}

export type Acknowledged<T> = Span & { reply: T; attempts: number };

/** The parts of a call before its types are of interest. */
type SentParts = {
  params?: Record<string, unknown> | undefined;
  query?: Record<string, unknown> | undefined;
  body?: unknown;
};

type Options = { token?: string; key?: string; accept?: string; lastEventId?: string };

/** Somebody at work would have given up by then. */
const patienceMs = 90_000;

/** Of so many writes one is cut off on its way, and the answer of another one never arrives. */
const badLuck = 20;

/**
 * A browser that does not let go, on a bad network: every call is repeated with the same key, at the
 * other process, until an answer arrives.
 */
export function makeCaller(origins: readonly string[]) {
  const network = `198.51.${randomInt(256)}.${randomInt(256)}`;
  let turn = randomInt(origins.length);

  /** One attempt; undefined when it has to be repeated. */
  async function attempt<E extends Endpoint>(endpoint: E, sent: SentParts, options: Options) {
    const signal = AbortSignal.timeout(drawTime(endpoint));
    const response = await ask(endpoint, sent, { ...options, signal }).catch(() => undefined);
    const text = await response?.text().catch(() => undefined);
    if (response === undefined || text === undefined || response.status >= 500) return undefined;
    if (isUnlucky(endpoint)) return undefined;
    const data: unknown = JSON.parse(text);
    if (response.ok) return { reply: parseWith<E['reply']>(endpoint.reply, data) };
    const code = readCode(data);
    if (code === 'in-progress') return undefined;
    throw new Refused(code, `${endpoint.name} was refused: ${response.status} ${text}`);
  }

  function ask(
    endpoint: Endpoint,
    { params, query, body }: SentParts,
    { token, key, accept, lastEventId, signal }: Options & { signal: AbortSignal },
  ): Promise<Response> {
    const search = Object.entries(query ?? {}).map(([name, value]) => [name, toText(value)]);
    const path = `${apiRoot}${fillPath(endpoint.path, params)}?${new URLSearchParams(search)}`;
    return fetch(`${origins[turn]}${path}`, {
      method: endpoint.method,
      signal,
      headers: {
        'x-forwarded-for': network,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key !== undefined && endpoint.idempotency ? { [idempotencyHeader]: key } : {}),
        ...(accept === undefined ? {} : { accept }),
        ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  /** The pause before the next attempt, which goes to the other process. */
  async function turnAround(firstAt: number, what: string): Promise<void> {
    if (performance.now() - firstAt > patienceMs) throw new Error(`${what} was never answered`);
    turn = (turn + 1) % origins.length;
    await pause(randomInt(500, 1_000));
  }

  return {
    ask,
    turnAround,
    async call<E extends Endpoint>(
      endpoint: E,
      sent: Sent<E>,
      { key = randomUUID(), ...options }: Options = {},
    ): Promise<Acknowledged<Reply<E>>> {
      const firstAt = performance.now();
      for (let attempts = 1; ; attempts += 1) {
        const answer = await attempt(endpoint, sent, { ...options, key });
        if (answer) return { ...answer, firstAt, at: performance.now(), attempts };
        await turnAround(firstAt, endpoint.name);
      }
    },
  };
}

export type Caller = ReturnType<typeof makeCaller>;

/** Most calls have the time of a browser; one that is cut off may still be at work at its process. */
function drawTime(endpoint: Endpoint): number {
  return isUnlucky(endpoint) ? randomInt(5, 50) : callLimits.timeoutMs;
}

function isUnlucky({ method }: Endpoint): boolean {
  return method !== 'GET' && randomInt(badLuck) === 0;
}

function readCode(data: unknown): string {
  return typeof data === 'object' && data !== null && 'code' in data ? String(data.code) : '';
}
