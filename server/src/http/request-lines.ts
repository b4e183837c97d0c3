import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Log } from '../platform/log.ts';

/**
 * The two lines of every request. Their fields are made by our serialisers and hold nothing of the
 * caller, so that they need not be searched for secrets: that would cost more than to write them.
 */
export class RequestLines extends LogController {
  readonly #log: Log;

  constructor(log: Log) {
    super();
    this.#log = log.child({}, { redact: [] });
  }

  override incomingRequest(request: FastifyRequest): void {
    this.#log.info({ reqId: request.id, req: request }, 'incoming request');
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    if (error) {
      super.requestCompleted(error, request, reply);
      return;
    }
    const fields = { reqId: request.id, res: reply, responseTime: reply.elapsedTime };
    this.#log.info(fields, 'request completed');
  }
}
