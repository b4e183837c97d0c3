import { type Endpoint, parseWith, type Sent } from '@engram/core/endpoint.ts';
import type { z } from '@engram/core/zod.ts';
import { ApiError, unanswered } from '../api-error.ts';
import { clearApiStatus } from '../api-status.ts';
import { readBody } from '../ask-once.ts';
import { readReply } from '../read-reply.ts';
import { makeRequest, type Request } from '../request.ts';
import { type Outcome, untilAnswered } from '../until-answered.ts';
import {
  acceptEvents,
  connect,
  failedStream,
  nextEvent,
  type ServerSentEvent,
} from './event-connection.ts';

type TellingEndpoint = Endpoint & { readonly events: z.ZodType };

type TellingOptions = {
  signal: AbortSignal;
  /** For work that may be asked for again after a reload. */
  idempotencyKey?: string | undefined;
};

/**
 * Calls an endpoint that tells of its work while it does it. Until it tells something there are the
 * attempts of call() (D15), all with one key; a connection that is lost later is the caller's to take
 * up, who knows by then what to ask for.
 */
export async function* callForEvents<E extends TellingEndpoint>(
  endpoint: E,
  sent: Sent<E>,
  { signal, idempotencyKey }: TellingOptions,
): AsyncGenerator<{ id: string; data: z.output<E['events']> }> {
  const request = makeRequest(endpoint, sent, idempotencyKey);
  const { first, connection } = await untilAnswered(
    (attempt) => openOnce({ request, signal, attempt }),
    signal,
  );
  try {
    for (
      let event: ServerSentEvent | undefined = first;
      event;
      event = await nextEvent(connection)
    ) {
      if (event.type === 'end') return;
      if (event.type === 'error') throw failedStream(event);
      yield { id: event.id, data: parseWith<E['events']>(endpoint.events, JSON.parse(event.data)) };
    }
    throw lostConnection(signal);
  } finally {
    // Also when nobody wants the rest.
    await connection.return(undefined);
  }
}

type Attempt = { request: Request; signal: AbortSignal; attempt: number };
type Opened = { first: ServerSentEvent; connection: AsyncGenerator<ServerSentEvent, undefined> };

async function openOnce({ request, signal, attempt }: Attempt): Promise<Outcome<Opened>> {
  const { url, init, token } = request;
  const connection = connect({
    url,
    init: { ...init, headers: { ...init.headers, ...acceptEvents } },
    signal,
    async check(response) {
      const { status, statusText } = response;
      if (response.ok) return clearApiStatus();
      const data = await readBody(response);
      const outcome = readReply({ status, statusText, data, token, attempt, words: {} });
      if ('error' in outcome) throw outcome.error;
    },
  });
  try {
    const first = await nextEvent(connection);
    if (first) return { data: { first, connection } };
    return { error: lostConnection(signal), mayRetry: !signal.aborted };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { error, mayRetry: error.status >= 500 };
  }
}

function lostConnection(signal: AbortSignal): ApiError {
  return unanswered(signal.aborted ? 'aborted' : 'network-request-failed', {});
}
