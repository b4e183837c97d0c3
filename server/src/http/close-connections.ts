import type { FastifyInstance } from 'fastify';

/**
 * A request that is answered while we stop closes its connection. Otherwise the client would keep
 * it open for the next one, and the process would wait for that in vain.
 */
export function closeConnectionsWhenStopping(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping) reply.header('connection', 'close');
    done();
  });
}
