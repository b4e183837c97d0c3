import { findErrorMessage } from '@engram/core/errors.ts';
import { createParser } from 'eventsource-parser';
import { ApiError } from '../api-error.ts';

export const acceptEvents = { accept: 'text/event-stream' };

export type ServerSentEvent = { id: string; type: string; data: string };

type Connecting = {
  url: string;
  init: RequestInit;
  signal: AbortSignal;
  /** Throws on a refusal; what it lets pass without success is a connection without events. */
  check: (response: Response) => Promise<void>;
};

/** The server says something every 15 s; a connection silent for longer is dead. */
const silenceMs = 40_000;

/** The events of one connection, until it ends or goes silent. */
export async function* connect({
  url,
  init,
  signal,
  check,
}: Connecting): AsyncGenerator<ServerSentEvent, undefined> {
  const silence = new AbortController();
  const listen = () => setTimeout(() => silence.abort(), silenceMs);
  let timer = listen();
  try {
    const response = await fetch(url, {
      ...init,
      signal: AbortSignal.any([signal, silence.signal]),
    });
    await check(response);
    if (!response.ok || !response.body) return;
    const parser = makeParser();
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      clearTimeout(timer);
      timer = listen();
      // What only keeps the connection open is no event, and still a sign of life.
      yield* parser.read(step.value);
    }
  } finally {
    clearTimeout(timer);
    silence.abort();
  }
}

/** Gives the events that a piece of the stream completes; one without an id has that of the last. */
function makeParser() {
  let complete: ServerSentEvent[] = [];
  let lastId = '';
  const parser = createParser({
    onEvent({ id = lastId, event: type = 'message', data }) {
      lastId = id;
      complete.push({ id, type, data });
    },
  });
  return {
    read(text: string): ServerSentEvent[] {
      complete = [];
      parser.feed(text);
      return complete;
    },
  };
}

/** The next event; undefined when the connection has ended, in whatever way. A refusal is thrown. */
export async function nextEvent(
  connection: AsyncGenerator<ServerSentEvent>,
): Promise<ServerSentEvent | undefined> {
  try {
    const step = await connection.next();
    return step.done ? undefined : step.value;
  } catch (error) {
    if (error instanceof ApiError) throw error;
    return undefined;
  }
}

/** What the server met in mid-stream. */
export function failedStream(event: ServerSentEvent): ApiError {
  const data: unknown = JSON.parse(event.data);
  return new ApiError(findErrorMessage(data) ?? '', { status: 200, data });
}
