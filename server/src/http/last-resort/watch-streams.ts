import type { FastifyInstance, FastifyReply } from 'fastify';

/** Somebody left, which is their right. */
const usual = new Set(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE']);

/**
 * Both sides of every request have a listener for errors from the first to the last moment. Fastify
 * has one for the reply only while it is being sent: what writes a moment too late would end the
 * process.
 */
export function watchStreams(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, reply, done) => {
    const note = (error: NodeJS.ErrnoException) => {
      if (!usual.has(error.code ?? '')) logStreamError(reply, error);
    };
    raw.on('error', note);
    reply.raw.on('error', note);
    done();
  });
}

export function logStreamError(reply: FastifyReply, error: Error): void {
  reply.log.error({ err: error, req: reply.request }, 'a stream of this request failed');
}
