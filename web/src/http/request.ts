import {
  apiRoot,
  contractHeader,
  contractVersion,
  type Endpoint,
  fillPath,
  idempotencyHeader,
  toText,
} from '@engram/core/endpoint.ts';
import { readToken } from './token.ts';

/** The parts of a call before its types are of interest. */
export type SentParts = {
  params?: Record<string, unknown> | undefined;
  query?: Record<string, unknown> | undefined;
  body?: unknown;
  /** Besides those of every call. */
  headers?: Record<string, string> | undefined;
};

export type Request = {
  url: string;
  init: { method: string; headers: Record<string, string>; body?: string };
  token: string | undefined;
};

/** A call as fetch takes it, as the user that is signed in now unless the token is another's. */
export function makeRequest(
  endpoint: Endpoint,
  sent: SentParts,
  idempotencyKey: string = crypto.randomUUID(),
  token: string | undefined = readToken(),
): Request {
  // One key for all attempts: the server does the work once, however often it hears of it.
  const key = endpoint.idempotency ? { [idempotencyHeader]: idempotencyKey } : {};
  const hasBody = sent.body !== undefined;
  const headers = makeHeaders(token, {
    ...key,
    ...(hasBody ? { 'content-type': 'application/json' } : {}),
    ...sent.headers,
  });
  const body = hasBody ? { body: JSON.stringify(sent.body) } : {};
  const init = { method: endpoint.method, headers, ...body };
  return { url: makeUrl(endpoint, sent), init, token };
}

export function makeUrl(endpoint: Endpoint, { params, query }: SentParts): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.set(name, toText(value));
  }
  const text = search.toString();
  return `${apiRoot}${fillPath(endpoint.path, params)}${text === '' ? '' : `?${text}`}`;
}

export function makeHeaders(
  token: string | undefined,
  extra: Record<string, string> = {},
): Record<string, string> {
  return {
    [contractHeader]: String(contractVersion),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...extra,
  };
}
