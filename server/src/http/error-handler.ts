import type { ReplyErrorCode } from '@engram/core/error-table.ts';
import type { ErrorReply } from '@engram/core/errors.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseUnavailable } from '../platform/db.ts';
import { noteOutage } from '../platform/note-outage.ts';
import { PasswordsBusyError } from '../platform/passwords.ts';
import { AppError } from './app-error.ts';

/** The one place that decides what leaves when something fails. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = recognise(error);
    if (known.status >= 500 && !isChosen(known)) logFailure(error, request);
    return sendError(known, request, reply);
  });
}

/** To be asked again later, for no cause but our own choice: the line of the request says enough. */
function isChosen({ retryAfterSeconds, cause }: AppError): boolean {
  return retryAfterSeconds !== undefined && cause === undefined;
}

/** A database that is away fails every request there is, and is told of once. */
function logFailure(error: FastifyError, request: FastifyRequest): void {
  if (!isDatabaseUnavailable(error)) request.log.error({ err: error }, 'request failed');
  else noteOutage(request.server.log, { what: 'the database is not reachable', error });
}

export function answerNotFound(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => sendError(new AppError('not-found'), request, reply));
}

export function sendError(error: AppError, request: FastifyRequest, reply: FastifyReply) {
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds);
  return reply
    .code(error.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(describeError(error, request.id));
}

export function describeError(error: AppError, requestId?: string): ErrorReply {
  const { code, message, details, valid } = error;
  return {
    code,
    message,
    error: message,
    ...(requestId === undefined ? {} : { requestId }),
    ...(details === undefined ? {} : { details }),
    ...(valid === undefined ? {} : { valid }),
  };
}

const codeByStatus: Record<number, ReplyErrorCode> = {
  404: 'not-found',
  405: 'method-not-allowed',
  413: 'too-large',
  415: 'unsupported-media-type',
  429: 'too-many-requests',
  503: 'unavailable',
};

export function recognise(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const details = error.validation
      .map((problem) => `${problem.instancePath || '/'}: ${problem.message ?? 'not valid'}`)
      .join('; ');
    return new AppError('invalid-input', { details: details.slice(0, 500), cause: error });
  }
  if (isDatabaseUnavailable(error)) {
    return new AppError('unavailable', { cause: error, retryAfterSeconds: 2 });
  }
  if (error instanceof PasswordsBusyError) {
    return new AppError('unavailable', { cause: error, retryAfterSeconds: 1 });
  }
  const status = readStatus(error);
  const otherwise = status >= 400 && status < 500 ? 'invalid-request' : 'internal';
  return new AppError(codeByStatus[status] ?? otherwise, { cause: error });
}

function readStatus(error: unknown): number {
  return error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
}
