import { once } from 'node:events';
import { type Endpoint, parseWith, type Reply } from '@engram/core/endpoint.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { describeError, recognise } from './error-handler.ts';
import { type Call, makeCall, routeOf } from './mount.ts';

type StreamCall<E extends Endpoint> = Call<E> & {
  /** The last event this client has seen; it gets everything after it. */
  lastEventId: string | undefined;
  signal: AbortSignal;
};

type StreamEvent<E extends Endpoint> = { id: string; data: Reply<E> };

/** Looks first whether the caller may follow (a refusal is an ordinary reply), then follows. */
export type StreamHandler<E extends Endpoint> = (
  call: StreamCall<E>,
) => Promise<AsyncIterable<StreamEvent<E>>>;

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
  const stopping = new AbortController();
  // Streams never end by themselves; on shutdown their clients go on at another node.
  app.addHook('preClose', async () => stopping.abort());

  app.route({
    ...routeOf(endpoint),
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      // The client may have left, and the event passed, while we looked its session up.
      if (reply.raw.destroyed || request.raw.destroyed) gone.abort();
      const signal = AbortSignal.any([gone.signal, stopping.signal]);
      const lastEventId = readLastEventId(request.headers['last-event-id']);
      const events = await open({ ...makeCall(endpoint, request), lastEventId, signal });
      startStream(reply);
      const keepAlive = setInterval(() => reply.raw.write(': still here\n\n'), keepAliveMs);
      try {
        await writeEvents(endpoint, reply, events, signal);
      } finally {
        clearInterval(keepAlive);
        gone.abort();
        reply.raw.end();
      }
    },
  });
}

async function writeEvents<E extends Endpoint>(
  endpoint: E,
  reply: FastifyReply,
  events: AsyncIterable<StreamEvent<E>>,
  signal: AbortSignal,
): Promise<void> {
  const write = (text: string) => writeOrWait(reply, text, signal);
  try {
    for await (const { id, data } of events) {
      if (signal.aborted) return;
      const shown = parseWith<E['reply']>(endpoint.reply, data);
      await write(`id: ${id}\ndata: ${JSON.stringify(shown)}\n\n`);
    }
    if (!signal.aborted) await write('event: end\ndata: {}\n\n');
  } catch (error) {
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

function readLastEventId(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && header.length <= 60 ? header : undefined;
}
