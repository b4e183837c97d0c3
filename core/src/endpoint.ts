import type { z } from 'zod';
import type { ErrorCode } from './error-table.ts';

/** Everything the browser asks for lies under this root, on the same origin (D2). */
export const apiRoot = '/api';

/** First segments of the paths the specification names [API-29] to [API-33]. */
export const apiPaths = {
  health: '/health',
  sharedTests: '/shared-tests',
  questions: '/questions',
  documents: '/documents',
  auth: '/auth',
} as const;

/** For a log-out that must not wait for the rest of the contract. */
export const logoutPath = `${apiPaths.auth}/logout` as const;

/** Grows by one when an old client could no longer read our replies. */
export const contractVersion = 2;

/** Clients that speak an older contract than this are asked to reload. */
export const minimumContractVersion = 2;

export const contractHeader = 'engram-contract';
export const buildHeader = 'engram-build';
export const idempotencyHeader = 'idempotency-key';

/**
 * How many requests a caller may make; the numbers belong to the server. 'attempt' counts for each
 * attempt that the server gave a key to, as a class saves behind one address. What is 'cached' comes
 * from memory, like the files of the site, and is not counted.
 */
export type RateTier =
  | 'auth'
  | 'generate'
  | 'upload'
  | 'write'
  | 'read'
  | 'public'
  | 'attempt'
  | 'cached';

/** Who may call: anybody, anybody (but known when signed in), or signed-in users only. */
export type Access = 'public' | 'either' | 'signed-in';

/**
 * What the server keeps under an Idempotency-Key. 'reply': the reply, given again for the same
 * body. 'fact': only that it happened, because the reply carries a secret; the handler runs again
 * and is told so. 'own': nothing; the handler keeps the thing itself under the key.
 */
export type Idempotency = 'reply' | 'fact' | 'own';

/** One call of the contract, as data: the server mounts it, the browser calls it. */
export type Endpoint = {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  readonly rate: RateTier;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  readonly reply: z.ZodType;
  /** One file in a multipart form, under this field, instead of a JSON body. */
  readonly receives?: { readonly field: string; readonly maxBytes: number };
  /** 200 unless said otherwise. */
  readonly status?: 200 | 201 | 202;
  /** A stream of server-sent events, each of the shape of `reply`. */
  readonly streams?: true;
  /** Asked with Accept: text/event-stream, it answers with events of this shape instead. */
  readonly events?: z.ZodType;
  /** A file of this type instead of JSON. */
  readonly sends?: 'application/zip' | 'image/webp';
  /** Every POST that creates something has one. */
  readonly idempotency?: Idempotency;
  /** Where a body may be larger than that of other calls. */
  readonly maxBodyBytes?: number;
  readonly errors: readonly ErrorCode[];
};

export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Given<S> = S extends z.ZodType ? z.input<S> : undefined;

/** What a handler receives after validation. */
export type Accepted<E extends Endpoint> = {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
};

type Part<K extends string, S> = S extends z.ZodType
  ? { [P in K]: Given<S> }
  : { [P in K]?: undefined };

/** What a caller passes in. */
export type Sent<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']>;

/** What comes back. */
export type Reply<E extends Endpoint> = z.output<E['reply']>;

/** `/tests/:id` with `{ id: 'a b' }` is `/tests/a%20b`. */
export function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/:([a-zA-Z]+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The path ${path} needs ${name}`);
    return encodeURIComponent(toText(value));
  });
}

/** A parameter as it stands in an address: text as it is, numbers and booleans in JSON. */
export function toText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Parses with the type of the schema kept, also where the schema is a part of a generic endpoint. */
export function parseWith<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  return schema.parse(value);
}
