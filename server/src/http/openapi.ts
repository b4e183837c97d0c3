import { createHash } from 'node:crypto';
import { getContract } from '@engram/core/health/api.ts';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { routeOf } from './mount.ts';

/** Collects what is mounted from here on. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Engram',
        description: 'Practice tests and flashcards from your own study material.',
        version: '1',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  });
}

/** It changes with a new build only. */
const briefly = 'public, max-age=300';

/**
 * The document of the endpoints as they are mounted. It is written when somebody asks for the first
 * time, which takes about 0.3 s: most processes are never asked, and a start should not wait for it.
 */
export function openApiRoutes(app: FastifyInstance): void {
  let written: { body: string; etag: string } | undefined;
  app.route({
    ...routeOf(getContract),
    handler: async (request, reply) => {
      written ??= write(app);
      reply.headers({ 'cache-control': briefly, etag: written.etag });
      if (request.headers['if-none-match'] === written.etag) return reply.code(304).send();
      return reply.type('application/json; charset=utf-8').send(written.body);
    },
  });
}

function write(app: FastifyInstance) {
  const body = JSON.stringify(app.swagger());
  const hash = createHash('sha256').update(body).digest('base64url');
  return { body, etag: `"${hash}"` };
}
