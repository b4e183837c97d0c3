import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

type Running = { reply: FastifyReply; closedAt: number | undefined };

/** Requests may come before those ahead of them are answered; bytes belong to the last one. */
type Connection = { last: Running | undefined; open: Set<Running> };

/**
 * Where code runs: on behalf of a request, on behalf of what reads its body and nothing else, or
 * while bytes of a connection are taken in.
 */
type Place = { request: Running } | { body: Running } | { connection: Connection };

const places = new AsyncLocalStorage<Place>();
const running = new WeakMap<FastifyRequest, Running>();

/**
 * Everything that happens for a request happens in its place. Bytes arrive in the place of the
 * connection, because the parser of Node has been there since before the request. A body that is
 * read leads from there into the handler, so that the place is taken again behind it.
 */
export function placeRequests(app: FastifyInstance): void {
  // It holds for the rest of this event, in which Node makes the parser.
  app.server.prependListener('connection', () =>
    places.enterWith({ connection: { last: undefined, open: new Set() } }),
  );
  app.addHook('onRequest', (request, reply, done) => {
    const one: Running = { reply, closedAt: undefined };
    const connection = currentConnection();
    if (connection) connection.last = one;
    connection?.open.add(one);
    running.set(request, one);
    reply.raw.once('close', () => {
      one.closedAt = performance.now();
      connection?.open.delete(one);
    });
    places.run({ request: one }, done);
  });
  app.addHook('preValidation', (request, _reply, done) => {
    const one = running.get(request);
    if (one) places.run({ request: one }, done);
    else done();
  });
}

/** Whatever work throws, also later and beside its promise, it throws because of this one body. */
export function inBodyOf<T>(request: FastifyRequest, work: () => T): T {
  const one = running.get(request);
  return one ? places.run({ body: one }, work) : work();
}

function currentConnection(): Connection | undefined {
  const place = places.getStore();
  return place && 'connection' in place ? place.connection : undefined;
}

/** Whether a part of a reply is already on the connection whose bytes are taken in right now. */
export function isReplyUnderWay(): boolean {
  const open = [...(currentConnection()?.open ?? [])];
  return open.some(({ reply: { raw } }) => raw.headersSent && !raw.writableFinished);
}

export type Owner = {
  reply: FastifyReply;
  /** Nothing else was interrupted than the reading of its body. */
  isReading: boolean;
};

/** Whose work is going on at this moment. */
export function findOwner(): Owner | undefined {
  const place = places.getStore();
  if (!place) return undefined;
  if ('connection' in place) return nameOwner(place.connection.last, true);
  return 'body' in place ? nameOwner(place.body, true) : nameOwner(place.request, false);
}

/** What is torn down when somebody leaves fails within moments; whatever fails later is not theirs. */
const settleMs = 5_000;

function nameOwner(one: Running | undefined, isReading: boolean): Owner | undefined {
  if (!one) return undefined;
  const isOver = one.closedAt !== undefined && performance.now() - one.closedAt > settleMs;
  return isOver ? undefined : { reply: one.reply, isReading };
}
