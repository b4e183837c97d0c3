import { type Endpoint, parseWith, type Reply } from '@engram/core/endpoint.ts';
import { ApiError, unanswered } from '../api-error.ts';
import { clearApiStatus } from '../api-status.ts';
import { readBody } from '../ask-once.ts';
import { readReply, type RefusalWords } from '../read-reply.ts';
import { makeHeaders, makeUrl } from '../request.ts';
import { readToken } from '../token.ts';
import { acceptEvents, connect, failedStream, nextEvent } from './event-connection.ts';

type ReadingEndpoint = Endpoint & {
  readonly receives: { readonly field: string };
  readonly streams: true;
};

type Options = RefusalWords & { signal: AbortSignal };

/** Sends a file to an endpoint that tells of its work on it. Nothing is tried again by itself. */
export async function* uploadForEvents<E extends ReadingEndpoint>(
  endpoint: E,
  file: File,
  { signal, messages }: Options,
): AsyncGenerator<Reply<E>> {
  const token = readToken();
  const body = new FormData();
  body.append(endpoint.receives.field, file, file.name);
  const words = messages === undefined ? {} : { messages };
  const connection = connect({
    url: makeUrl(endpoint, {}),
    init: { method: endpoint.method, headers: makeHeaders(token, acceptEvents), body },
    signal,
    async check(response) {
      if (response.ok) return clearApiStatus();
      const { status, statusText } = response;
      const data = await readBody(response);
      const outcome = readReply({ status, statusText, data, token, attempt: 1, words });
      if ('error' in outcome) throw outcome.error;
    },
  });
  try {
    for (let event = await nextEvent(connection); event; event = await nextEvent(connection)) {
      if (event.type === 'end') return;
      if (event.type === 'error') throw failedStream(event);
      yield parseWith<E['reply']>(endpoint.reply, JSON.parse(event.data));
    }
    const code = signal.aborted ? 'aborted' : 'network-request-failed';
    throw unanswered(code, { message: messages?.[code] });
  } finally {
    // Also when nobody wants the rest.
    await connection.return(undefined);
  }
}

/** Whether a failure is one that the server has told, by its code. */
export function isRefusal(error: unknown, code: string): boolean {
  return error instanceof ApiError && error.code === code;
}
