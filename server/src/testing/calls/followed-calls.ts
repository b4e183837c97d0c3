import { createParser } from 'eventsource-parser';
import { v7 as uuidv7 } from 'uuid';

export type Caller = { headers: Record<string, string> };
type Options = { key?: string; accept?: string; lastEventId?: string; signal?: AbortSignal };

type Told<T> = { id: string; data: T };

/** Where the work is asked for, and where a client follows it under its id. */
type Places = { startAt: string; followAt: (id: string) => string };

const accept = 'text/event-stream';

/** The calls that start work and follow it by its events, as a browser makes them. */
export function makeFollowedCalls<T>({ startAt, followAt }: Places) {
  const post = ({ headers }: Caller, wish: object, options: Options = {}) =>
    fetch(startAt, {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/json',
        accept: options.accept ?? 'application/json',
        'idempotency-key': options.key ?? uuidv7(),
        ...(options.lastEventId ? { 'last-event-id': options.lastEventId } : {}),
      },
      body: JSON.stringify(wish),
      ...(options.signal ? { signal: options.signal } : {}),
    });

  return {
    post,

    /** The plain form: all at once. */
    async ask(caller: Caller, wish: object, options: Options = {}): Promise<unknown> {
      const response = await post(caller, wish, options);
      if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
      return response.json();
    },

    /** The form of events, from the first to the last. */
    async stream(caller: Caller, wish: object, options: Options = {}): Promise<Told<T>[]> {
      return readTold(await (await post(caller, wish, { ...options, accept })).text());
    },

    /** Events until there is one that a test waits for; then the connection is dropped. */
    async streamUntil(
      caller: Caller,
      wish: object,
      isLast: (events: Told<T>[]) => boolean,
      options: Options = {},
    ): Promise<Told<T>[]> {
      const gone = new AbortController();
      const response = await post(caller, wish, { ...options, accept, signal: gone.signal });
      let text = '';
      for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        text += piece;
        if (isLast(readTold(text))) break;
      }
      gone.abort();
      return readTold(text);
    },

    async follow({ headers }: Caller, id: string, lastEventId = ''): Promise<Told<T>[]> {
      const response = await fetch(followAt(id), {
        headers: { ...headers, ...(lastEventId ? { 'last-event-id': lastEventId } : {}) },
      });
      return readTold(await response.text());
    },
  };
}

/** Whole events only; those with a name end a stream and are left out. */
function readTold<T>(text: string): Told<T>[] {
  const told: Told<T>[] = [];
  const parser = createParser({
    onEvent({ id = '', event, data }) {
      if (event === undefined) told.push({ id, data: JSON.parse(data) });
    },
  });
  parser.feed(text);
  return told;
}
