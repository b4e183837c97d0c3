import { type ErrorCode, isErrorCode } from './error-table.ts';
import { z } from './zod.ts';

/** What every failed call answers: `error` repeats `message` for callers that read that field (D2). */
export const ErrorReply = z.object({
  code: z.string(),
  message: z.string(),
  error: z.string(),
  details: z.string().optional(),
  requestId: z.string().optional(),
  /** Beside the words of verify-token [API-04]. */
  valid: z.literal(false).optional(),
});
export type ErrorReply = z.infer<typeof ErrorReply>;

export type MessageSources = {
  /** A screen's own words for known codes. */
  byCode?: Partial<Record<ErrorCode, string>>;
  /** The default of the call, used when the reply says nothing. */
  fallback?: string;
  statusText: string;
};

/**
 * The words for a failed reply: known code, message, error, details, the call's default, the
 * status text (CF-18).
 */
export function readErrorMessage(data: unknown, sources: MessageSources): string {
  const reply = FailedBody.parse(data);
  const ownWords = isErrorCode(reply.code) ? sources.byCode?.[reply.code] : undefined;
  return (
    [ownWords, reply.message, reply.error, reply.details, sources.fallback].find(isFilled) ??
    sources.statusText
  );
}

/** The words a failed reply itself brings, if any. */
export function findErrorMessage(data: unknown): string | undefined {
  const reply = FailedBody.parse(data);
  return [reply.message, reply.error, reply.details].find(isFilled);
}

const Words = z.string().optional().catch(undefined);
const FailedBody = z
  .object({ code: Words, message: Words, error: Words, details: Words })
  .catch({ code: undefined, message: undefined, error: undefined, details: undefined });

function isFilled(words: string | undefined): words is string {
  return words !== undefined && words.trim() !== '';
}
