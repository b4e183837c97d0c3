import type { Endpoint, Sent } from '@engram/core/endpoint.ts';
import { makeRequest, type Request } from './request.ts';

/**
 * Calls an endpoint while the page or the session goes away: once, and nobody reads the answer.
 */
export async function tellEndpoint<E extends Endpoint>(
  endpoint: E,
  sent: Sent<E>,
  headers: Record<string, string> = {},
): Promise<void> {
  await askOnLeaving(makeRequest(endpoint, { ...sent, headers }));
}

/**
 * The same for later, but as the user that is signed in now, or that had this token. Tells whether
 * the server took it, for those who can wait for that.
 */
export function prepareTelling<E extends Endpoint>(
  endpoint: E,
  sent: Sent<E>,
  token?: string,
): () => Promise<boolean> {
  const ask = prepareAsking(endpoint, sent, token);
  return async () => (await ask())?.ok === true;
}

/** The same for those who read the answer; undefined when none came. */
export function prepareAsking<E extends Endpoint>(
  endpoint: E,
  sent: Sent<E>,
  token?: string,
): () => Promise<Response | undefined> {
  const request = makeRequest(endpoint, sent, undefined, token);
  return () => askOnLeaving(request);
}

function askOnLeaving({ url, init }: Request): Promise<Response | undefined> {
  const keepalive = (init.body?.length ?? 0) <= maxCharacters;
  // Nobody is left to hear of a failure.
  return fetch(url, { ...init, keepalive }).catch(() => undefined);
}

/** Browsers let 64 KiB of all such calls outlive a page; a character may have three bytes. */
const maxCharacters = 20_000;
