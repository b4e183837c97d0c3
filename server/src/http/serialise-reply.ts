import type { FastifySerializerCompiler } from 'fastify';
import type { z } from 'zod';

/**
 * What leaves is what the schema of the reply lists, and nothing of a reply that does not fit it.
 * Parsed, not encoded: that would look at everything twice for the sake of codecs, and no reply
 * has one.
 */
export const serialiseReply: FastifySerializerCompiler<z.ZodType> =
  ({ schema, method, url }) =>
  (reply: unknown) => {
    const fitting = schema.safeParse(reply);
    if (fitting.success) return JSON.stringify(fitting.data);
    throw new Error(`a reply of ${method} ${url} does not fit its schema`, {
      cause: fitting.error,
    });
  };
