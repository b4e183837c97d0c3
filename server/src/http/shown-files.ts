import type { FastifyInstance } from 'fastify';
import type { FileEndpoint } from './files.ts';
import { type Call, makeCall, routeOf } from './mount.ts';

/** What never changes under its address. */
export type ShownFile = {
  etag: string;
  /** Only asked for when the browser has it no more. */
  read: () => Promise<Buffer>;
};

/**
 * Makes a route of an endpoint whose file a page shows. A browser may keep it for the one who asked,
 * and comes back each time to hear whether it may still be seen.
 */
export function mountShownFile<E extends FileEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  open: (call: Call<NoInfer<E>>) => Promise<ShownFile>,
): void {
  app.route({
    ...routeOf(endpoint),
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const { etag, read } = await open(makeCall(endpoint, request));
      const isKnown = request.headers['if-none-match'] === etag;
      const content = isKnown ? undefined : await read();
      reply.headers({ 'cache-control': 'private, no-cache', etag, vary: 'authorization' });
      if (!content) return reply.code(304).send();
      return reply.type(endpoint.sends).header('content-disposition', 'inline').send(content);
    },
  });
}
