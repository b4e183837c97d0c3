import { idempotencyHeader } from '@engram/core/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { AppError } from '../app-error.ts';

/** What idempotency knows of a call. */
export type KnownCall = {
  /**
   * The same for every attempt of one logical call: made the id of what is created, it turns a
   * repetition after a crash into a conflict instead of a second thing.
   */
  creationId: string;
  /** The same logical call ran before, and its reply could not be kept. */
  isReplay: boolean;
};

export function unknownCall(): KnownCall {
  return { creationId: uuidv7(), isReplay: false };
}

/** The key is the id: the handler keeps what it makes under it, and knows it again. */
export function ownCall(request: FastifyRequest): KnownCall {
  return { creationId: readKey(request) ?? uuidv7(), isReplay: false };
}

const Key = z.uuid();

export function readKey(request: FastifyRequest): string | undefined {
  const key = request.headers[idempotencyHeader];
  if (key === undefined) return undefined;
  const parsed = Key.safeParse(key);
  if (parsed.success) return parsed.data.toLowerCase();
  throw new AppError('invalid-input', { details: `${idempotencyHeader} has to be a UUID` });
}
