import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Log } from '../../platform/log.ts';

/**
 * The one line of every request, when it is over. Its fields are made by our serialisers and hold
 * nothing of the caller, so that they need not be searched for secrets: that would cost more than to
 * write them.
 */
export class RequestLines extends LogController {
  readonly #log: Log;

  constructor(log: Log) {
    super();
    this.#log = log.child({}, { redact: [] });
  }

  override incomingRequest(): void {
    // The line of the end says the same, and how it went.
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
    const { elapsedTime: responseTime } = reply;
    const fields = { reqId: request.id, req: request, res: reply, responseTime };
    this.#log.info(fields, 'request completed');
  }
}
