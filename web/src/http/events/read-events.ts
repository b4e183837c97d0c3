import { type Endpoint, parseWith, type Reply, type Sent } from '@engram/core/endpoint.ts';
import { findErrorMessage } from '@engram/core/errors.ts';
import { ApiError, unanswered } from '../api-error.ts';
import { acceptEvents, connect, failedStream, nextEvent } from './event-connection.ts';
import { pause } from '../pause.ts';
import { makeHeaders, makeUrl } from '../request.ts';
import { readToken } from '../token.ts';

export type ReadOptions = {
  signal: AbortSignal;
  lastEventId?: string;
  /** How often in a row a connection may bring nothing; as often as it takes unless told. */
  maxAttempts?: number;
};

const firstPauseMs = 500;
const longestPauseMs = 8_000;

/**
 * Reads a stream of server-sent events with fetch, so that the session stays in a header (D28). A
 * cut connection is taken up again after the last event seen; the stream is over when the server
 * says so.
 */
export async function* readEvents<E extends Endpoint>(
  endpoint: E,
  sent: Sent<E>,
  { signal, lastEventId = '', maxAttempts = Number.POSITIVE_INFINITY }: ReadOptions,
): AsyncGenerator<{ id: string; data: Reply<E> }> {
  let seenId = lastEventId;
  let pauseMs = firstPauseMs;
  let attempts = 0;
  while (!signal.aborted) {
    const connection = open(makeUrl(endpoint, sent), seenId, signal);
    attempts += 1;
    try {
      for (let event = await nextEvent(connection); event; event = await nextEvent(connection)) {
        if (event.type === 'end') return;
        if (event.type === 'error') throw failedStream(event);
        seenId = event.id;
        pauseMs = firstPauseMs;
        attempts = 0;
        yield { id: event.id, data: parseWith<E['reply']>(endpoint.reply, JSON.parse(event.data)) };
      }
    } finally {
      // Also when nobody wants the rest.
      await connection.return(undefined);
    }
    if (attempts >= maxAttempts && !signal.aborted) throw unanswered('network-request-failed', {});
    await pause(pauseMs, signal);
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  }
}

function open(url: string, seenId: string, signal: AbortSignal) {
  const token = readToken();
  const resume = seenId === '' ? {} : { 'last-event-id': seenId };
  const init = { headers: makeHeaders(token, { ...acceptEvents, ...resume }) };
  return connect({ url, init, signal, check: (response) => refuse(response, token) });
}

/** A refusal is final; an overloaded or restarting server is not. */
async function refuse(response: Response, token: string | undefined): Promise<void> {
  const { status, statusText } = response;
  if (status < 400 || status >= 500 || status === 429) return;
  const data: unknown = await response.json().catch(() => undefined);
  throw new ApiError(findErrorMessage(data) ?? statusText, { status, data, token });
}
