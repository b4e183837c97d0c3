import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import { describeError, recognise, sendError } from './error-handler.ts';
import { isReplyUnderWay } from './last-resort/running-requests.ts';
import { securityHeaders } from './security-headers.ts';

/** An address that no route can be looked up for, which no hook has seen. */
export function answerUnrouted(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  void sendError(recognise(error), request, reply.headers(securityHeaders));
}

const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** What was sent is no request, so that there is only the connection to answer on. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  // An answer in the middle of another one would be taken for a part of it.
  if (error.code === 'ECONNRESET' || !socket.writable || isReplyUnderWay()) {
    socket.destroy();
    return;
  }
  const status = statuses[error.code ?? ''] ?? 400;
  const body = JSON.stringify(describeError(new AppError('invalid-request')));
  const headers = {
    ...securityHeaders,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines].join('\r\n');
  // Whoever goes on sending after the answer is not read any more.
  socket.end(`${head}\r\n\r\n${body}`, () => socket.destroy());
}
