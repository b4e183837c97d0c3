import type { FastifyRequest } from 'fastify';
import { type FindSession, readBearer } from './caller.ts';

declare module 'fastify' {
  interface FastifyInstance {
    findSession: FindSession;
  }
}

/** Finds out whose session the bearer token is, if any. */
export async function recogniseCaller(request: FastifyRequest): Promise<void> {
  const token = readBearer(request);
  if (token !== undefined) request.session = await request.server.findSession(token);
}
