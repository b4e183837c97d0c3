import type { Accepted, Endpoint, RateTier, Reply } from '@engram/core/endpoint.ts';
import { type ErrorCode, errorTable } from '@engram/core/error-table.ts';
import { ErrorReply } from '@engram/core/errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from './app-error.ts';
import { recogniseCaller, type Session } from './caller.ts';
import { type KnownCall, ownCall, unknownCall } from './idempotency/known-call.ts';
import type { RememberReply } from './idempotency/remember-reply.ts';
import { rateLimitOf } from './rate-limit.ts';

/** Who is calling, as the access of the endpoint allows it to be known. */
type SessionOf<E extends Endpoint> = E['access'] extends 'signed-in'
  ? Session
  : E['access'] extends 'either'
    ? Session | undefined
    : undefined;

export type Call<E extends Endpoint> = Accepted<E> & {
  session: SessionOf<E>;
  /** The bearer, address and user agent, for the few calls about sessions themselves. */
  request: FastifyRequest;
};

export type Handler<E extends Endpoint> = (call: Call<E> & KnownCall) => Promise<Reply<E>>;

/** Makes a route of an endpoint: checks, limits and shapes come from the contract. */
export function mount<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: Handler<NoInfer<E>>,
): void {
  app.route({
    ...routeOf(endpoint),
    handler: async (request, reply) => {
      const answer = (known: KnownCall) => handle({ ...makeCall(endpoint, request), ...known });
      const outcome = hasMemory(endpoint)
        ? await app.rememberReply({ endpoint, request, answer })
        : { reply: await answer(callOf(endpoint, request)), isReplayed: false };
      if (outcome.isReplayed) reply.header('idempotency-replayed', 'true');
      return reply.code(endpoint.status ?? 200).send(outcome.reply);
    },
  });
}

function hasMemory({ idempotency }: Endpoint): boolean {
  return idempotency === 'reply' || idempotency === 'fact';
}

/** What idempotency knows of a call whose reply is not kept. */
export function callOf({ idempotency }: Endpoint, request: FastifyRequest): KnownCall {
  return idempotency === 'own' ? ownCall(request) : unknownCall();
}

declare module 'fastify' {
  interface FastifyInstance {
    rememberReply: RememberReply;
  }
  interface FastifyContextConfig {
    endpoint?: string;
    tier?: RateTier;
  }
}

type Done = (error?: Error) => void;

/** What every route of an endpoint has, whatever it answers with. */
export function routeOf(endpoint: Endpoint) {
  return {
    method: endpoint.method,
    url: endpoint.path,
    schema: schemaOf(endpoint),
    ...(endpoint.maxBodyBytes === undefined ? {} : { bodyLimit: endpoint.maxBodyBytes }),
    config: { endpoint: endpoint.name, ...rateLimitOf(endpoint.rate) },
    // Before the limits, which count a known caller by user; not at all for public calls, so
    // that those neither wait for the database nor ask it for a flood of invented tokens.
    ...(endpoint.access === 'public' ? {} : { onRequest: recogniseCaller }),
    preValidation: (request: FastifyRequest, _reply: FastifyReply, done: Done) => {
      // What no schema judges goes no further: it may be too deep for whoever looks into it.
      if (!endpoint.body) request.body = undefined;
      // A call without a body sends nothing, which the schema judges like an empty object.
      else if (request.body === undefined) request.body = {};
      const isStranger = endpoint.access === 'signed-in' && !request.session;
      done(isStranger ? new AppError('not-signed-in') : undefined);
    },
  };
}

function schemaOf(endpoint: Endpoint) {
  const { params, query, body, status = 200 } = endpoint;
  return {
    summary: endpoint.summary,
    operationId: endpoint.name,
    ...(params ? { params } : {}),
    ...(query ? { querystring: query } : {}),
    ...(body ? { body } : {}),
    ...(endpoint.receives ? formOf(endpoint.receives.field) : {}),
    ...(endpoint.access === 'public' ? {} : { security: [{ bearer: [] }] }),
    response: { ...errorReplies(endpoint), [status]: successOf(endpoint) },
  };
}

/** For the document only: what receives a file reads the form itself. */
function formOf(field: string) {
  const properties = { [field]: { type: 'string', format: 'binary' } };
  const body = z.unknown().meta({ type: 'object', properties, required: [field] });
  return { consumes: ['multipart/form-data'], body };
}

function successOf({ reply, streams, events, sends }: Endpoint) {
  if (streams) return z.string().describe('Server-sent events');
  if (events) {
    const told = { schema: z.string().describe('Server-sent events') };
    const content = { 'application/json': { schema: reply }, 'text/event-stream': told };
    return { description: 'The whole, or events on the way to it, as Accept asks for', content };
  }
  if (!sends) return reply;
  const schema = z.string().meta({ format: 'binary' });
  return { description: 'The file', content: { [sends]: { schema } } };
}

/** For the document only: failures leave through the error handler, which has the same shape. */
function errorReplies(endpoint: Endpoint): Record<number, z.ZodType> {
  const codes: ErrorCode[] = [...endpoint.errors, 'too-many-requests', 'internal'];
  return Object.fromEntries(
    codes.flatMap((code) => {
      const entry = errorTable[code];
      return 'status' in entry ? [[entry.status, ErrorReply]] : [];
    }),
  );
}

export function makeCall<E extends Endpoint>(endpoint: E, request: FastifyRequest): Call<E> {
  const call = {
    params: request.params,
    query: request.query,
    body: request.body,
    session: endpoint.access === 'public' ? undefined : request.session,
    request,
  };
  // The validator has parsed params, query and body with the endpoint's own schemas, and
  // preValidation has seen to the session; TypeScript cannot follow that through Fastify.
  // oxlint-disable-next-line typescript/consistent-type-assertions
  return call as Call<E>;
}
