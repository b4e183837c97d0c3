import { once } from 'node:events';
import { type Endpoint, parseWith, type Reply } from '@engram/core/endpoint.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { describeError, recognise } from './error-handler.ts';
import { type Call, makeCall, routeOf } from './mount.ts';

/** Where a client goes on, and how long it is there. */
export type Following = {
  /** The last event this client has seen; it gets everything after it. */
  lastEventId: string | undefined;
  signal: AbortSignal;
};

type StreamCall<E extends Endpoint> = Call<E> & Following;

type StreamEvent<S extends z.ZodType> = { id: string; data: z.output<S> };

/** Looks first whether the caller may follow (a refusal is an ordinary reply), then follows. */
export type StreamHandler<E extends Endpoint> = (
  call: StreamCall<E>,
) => Promise<AsyncIterable<{ id: string; data: Reply<E> }>>;

const keepAliveMs = 15_000;

/**
 * Makes a route of a streaming endpoint. The stream closes with an `end` event when there is no
 * more to tell; a client that did not see it comes back with Last-Event-ID, to any node.
 */
export function mountEvents<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  open: StreamHandler<NoInfer<E>>,
): void {
  const watch = watchClients(app);
  app.route({
    ...routeOf(endpoint),
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const { signal } = watch(request, reply);
      const lastEventId = readLastEventId(request);
      const events = await open({ ...makeCall(endpoint, request), lastEventId, signal });
      await sendEvents<E['reply']>(reply, { schema: endpoint.reply, events, signal });
    },
  });
}

/** Tells whether somebody still listens: not when they have gone, nor when this process stops. */
export function watchClients(app: FastifyInstance) {
  const stopping = new AbortController();
  // Streams never end by themselves; on shutdown their clients go on at another node.
  app.addHook('preClose', async () => stopping.abort());
  return (request: FastifyRequest, reply: FastifyReply): { signal: AbortSignal } => {
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    // The client may have left, and the event passed, while we looked its session up. A request is
    // destroyed also when its body has been read, so its socket says whether somebody is there.
    if (reply.raw.destroyed || request.raw.socket.destroyed) gone.abort();
    return { signal: AbortSignal.any([gone.signal, stopping.signal]) };
  };
}

type Sending<S extends z.ZodType> = {
  /** Of each event. */
  schema: S;
  events: AsyncIterable<StreamEvent<S>>;
  signal: AbortSignal;
};

/** The reply is a stream of these from now on. */
export async function sendEvents<S extends z.ZodType>(
  reply: FastifyReply,
  sending: Sending<S>,
): Promise<void> {
  startStream(reply);
  const keepAlive = setInterval(() => reply.raw.write(': still here\n\n'), keepAliveMs);
  try {
    await writeEvents(reply, sending);
  } finally {
    clearInterval(keepAlive);
    reply.raw.end();
  }
}

async function writeEvents<S extends z.ZodType>(
  reply: FastifyReply,
  { schema, events, signal }: Sending<S>,
): Promise<void> {
  const write = (text: string) => writeOrWait(reply, text, signal);
  try {
    for await (const { id, data } of events) {
      if (signal.aborted) return;
      const shown = parseWith(schema, data);
      await write(`id: ${id}\ndata: ${JSON.stringify(shown)}\n\n`);
    }
    if (!signal.aborted) await write('event: end\ndata: {}\n\n');
  } catch (error) {
    // Work for a client that has gone is given up, and nothing is wrong with us.
    if (signal.aborted) return reply.log.info({ err: error }, 'event stream given up');
    reply.log.error({ err: error }, 'event stream broke off');
    const words = describeError(recognise(error), reply.request.id);
    await write(`event: error\ndata: ${JSON.stringify(words)}\n\n`);
  }
}

/** A client that reads slowly slows its own stream, not our memory. */
async function writeOrWait(reply: FastifyReply, text: string, signal: AbortSignal): Promise<void> {
  if (signal.aborted || reply.raw.write(text)) return;
  await once(reply.raw, 'drain', { signal }).catch(() => {});
}

function startStream(reply: FastifyReply): void {
  reply.hijack();
  for (const [name, value] of Object.entries({ ...reply.getHeaders(), ...streamHeaders })) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  reply.raw.write(': open\n\n');
}

const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // Proxies that buffer would hold events back.
  'x-accel-buffering': 'no',
};

export function readLastEventId(request: FastifyRequest): string | undefined {
  const header = request.headers['last-event-id'];
  return typeof header === 'string' && header.length <= 60 ? header : undefined;
}
