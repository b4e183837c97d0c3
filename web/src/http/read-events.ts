import { type Endpoint, parseWith, type Reply, type Sent } from '@engram/core/endpoint.ts';
import { findErrorMessage } from '@engram/core/errors.ts';
import { ApiError } from './api-error.ts';
import { EventParser, type ServerSentEvent } from './event-parser.ts';
import { pause } from './pause.ts';
import { makeHeaders, makeUrl } from './request.ts';
import { readToken } from './token.ts';

export type ReadOptions = { signal: AbortSignal; lastEventId?: string };

const firstPauseMs = 500;
const longestPauseMs = 8_000;
/** The server says something every 15 s; a connection silent for longer is dead. */
const silenceMs = 40_000;

/**
 * Reads a stream of server-sent events with fetch, so that the session stays in a header (D28). A
 * cut connection is taken up again after the last event seen; the stream is over when the server
 * says so.
 */
export async function* readEvents<E extends Endpoint>(
  endpoint: E,
  sent: Sent<E>,
  { signal, lastEventId = '' }: ReadOptions,
): AsyncGenerator<{ id: string; data: Reply<E> }> {
  let seenId = lastEventId;
  let pauseMs = firstPauseMs;
  while (!signal.aborted) {
    const connection = connect(makeUrl(endpoint, sent), seenId, signal);
    for (let event = await next(connection); event; event = await next(connection)) {
      if (event.type === 'end') return;
      if (event.type === 'error') throw failedStream(event);
      seenId = event.id;
      pauseMs = firstPauseMs;
      yield { id: event.id, data: parseWith<E['reply']>(endpoint.reply, JSON.parse(event.data)) };
    }
    await pause(pauseMs, signal);
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  }
}

/** The next event; undefined when the connection has ended, in whatever way. A refusal is thrown. */
async function next(connection: AsyncGenerator<ServerSentEvent>) {
  try {
    const step = await connection.next();
    return step.done ? undefined : step.value;
  } catch (error) {
    if (error instanceof ApiError) throw error;
    return undefined;
  }
}

async function* connect(url: string, seenId: string, signal: AbortSignal) {
  const silence = new AbortController();
  const listen = () => setTimeout(() => silence.abort(), silenceMs);
  let timer = listen();
  const resume = seenId === '' ? {} : { 'last-event-id': seenId };
  const token = readToken();
  const headers = makeHeaders(token, { accept: 'text/event-stream', ...resume });
  try {
    const response = await fetch(url, {
      headers,
      signal: AbortSignal.any([signal, silence.signal]),
    });
    await refuse(response, token);
    if (!response.ok || !response.body) return;
    const parser = new EventParser();
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      clearTimeout(timer);
      timer = listen();
      yield* parser.push(step.value);
    }
  } finally {
    clearTimeout(timer);
    silence.abort();
  }
}

/** A refusal is final; an overloaded or restarting server is not. */
async function refuse(response: Response, token: string | undefined): Promise<void> {
  const { status, statusText } = response;
  if (status < 400 || status >= 500 || status === 429) return;
  const data: unknown = await response.json().catch(() => undefined);
  throw new ApiError(findErrorMessage(data) ?? statusText, { status, data, token });
}

function failedStream(event: ServerSentEvent): ApiError {
  const data: unknown = JSON.parse(event.data);
  return new ApiError(findErrorMessage(data) ?? '', { status: 200, data });
}
