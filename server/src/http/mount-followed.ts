import type { Endpoint, Reply } from '@engram/core/endpoint.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Following, readLastEventId, sendEvents, watchClients } from './events.ts';
import type { KnownCall } from './idempotency/known-call.ts';
import { type Call, makeCall, routeOf } from './mount.ts';

type FollowedEndpoint = Endpoint & { readonly events: z.ZodType };

/** `endsAt` is a moment of performance.now(). */
export type Waiting = { signal: AbortSignal; endsAt: number };

/** Something long that a call starts: whoever asks again with the same key waits for the same one. */
type Waited<E extends Endpoint> = {
  /** Quick; gives the id of what it has started. */
  start: (call: Call<E> & KnownCall) => Promise<string>;
  /** Until it is over, its time is up, or nobody listens any more. */
  wait: (id: string, call: Call<E>, waiting: Waiting) => Promise<Reply<E>>;
};

type Followed<E extends FollowedEndpoint> = Waited<E> & {
  follow: (
    id: string,
    call: Call<E>,
    following: Following,
  ) => AsyncIterable<{ id: string; data: z.output<E['events']> }>;
};

/** Nothing but the id is remembered: what became of it is told by whoever made it. */
const Started = z.object({ id: z.string() });
/** The browser gives up after 60 s [BAPI-11]; this answers before, with the start and all. */
const longestMs = 58_000;

/**
 * Makes a route that starts something long and tells of it in the form the caller asks for: all of
 * it when it is over, or events on the way. What was started goes on without a listener.
 */
export function mountFollowed<E extends FollowedEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  { start, wait, follow }: Followed<NoInfer<E>>,
): void {
  const begin = makeBegin(app, endpoint, start);
  app.route({
    ...routeOf(endpoint),
    handler: async (request, reply) => {
      const { id, call, waiting } = await begin(request, reply);
      if (!wantsEvents(request)) return reply.send(await wait(id, call, waiting));
      const { signal } = waiting;
      const events = follow(id, call, { lastEventId: readLastEventId(request), signal });
      await sendEvents<E['events']>(reply, { schema: endpoint.events, events, signal });
    },
  });
}

/** Makes a route that starts something long and answers when it is over. */
export function mountWaited<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  { start, wait }: Waited<NoInfer<E>>,
): void {
  const begin = makeBegin(app, endpoint, start);
  app.route({
    ...routeOf(endpoint),
    handler: async (request, reply) => {
      const { id, call, waiting } = await begin(request, reply);
      return reply.send(await wait(id, call, waiting));
    },
  });
}

function makeBegin<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  start: Waited<E>['start'],
) {
  const watch = watchClients(app);
  const remembered = { ...endpoint, reply: Started };
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { signal } = watch(request, reply);
    const endsAt = performance.now() - reply.elapsedTime + longestMs;
    const call = makeCall(endpoint, request);
    const outcome = await app.rememberReply({
      endpoint: remembered,
      request,
      answer: async (known) => ({ id: await start({ ...call, ...known }) }),
    });
    if (outcome.isReplayed) reply.header('idempotency-replayed', 'true');
    const { id } = Started.parse(outcome.reply);
    return { id, call, waiting: { signal, endsAt } };
  };
}

function wantsEvents(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').includes('text/event-stream');
}
