import { Readable } from 'node:stream';
import type { Endpoint } from '@engram/core/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import { type Call, makeCall, routeOf } from './mount.ts';

export type SentFile = {
  /** Made by us, of letters, digits, dots and hyphens. */
  name: string;
  sizeBytes: number;
  content: AsyncIterable<Buffer>;
};

/** Looks first whether the caller may have it (a refusal is an ordinary reply), then opens it. */
export type FileHandler<E extends Endpoint> = (call: Call<E>) => Promise<SentFile>;

export type FileEndpoint = Endpoint & { sends: string };

/**
 * Makes a route of an endpoint that sends a file, a piece at a time. Should its content break off,
 * the connection does too, so that half a file is never taken for a whole one.
 */
export function mountFile<E extends FileEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  open: FileHandler<NoInfer<E>>,
): void {
  app.route({
    ...routeOf(endpoint),
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const { name, sizeBytes, content } = await open(makeCall(endpoint, request));
      return reply
        .code(endpoint.status ?? 200)
        .type(endpoint.sends)
        .headers({
          'content-disposition': `attachment; filename="${name}"`,
          'content-length': sizeBytes,
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        })
        .send(Readable.from(content, { objectMode: false }));
    },
  });
}
