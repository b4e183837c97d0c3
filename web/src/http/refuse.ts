import type { ErrorCode } from '@engram/core/error-table.ts';
import { readErrorMessage } from '@engram/core/errors.ts';
import { callLimits } from '@engram/core/limits.ts';
import { ApiError } from './api-error.ts';

export type RefusalWords = {
  /** A screen's own words for known codes. */
  messages?: Partial<Record<ErrorCode, string>>;
  /** What to say when the server says nothing. */
  fallback?: string;
};

type Refusal = {
  status: number;
  statusText: string;
  data: unknown;
  token: string | undefined;
  attempt: number;
  words: RefusalWords;
};

/** What a reply that is no success comes to; only a failure of the server is worth another attempt. */
export function refuse({ status, statusText, data, token, attempt, words }: Refusal) {
  const facts = { status, data, token };
  if (status >= 500) {
    // [ERR-21]
    const message = `Server error (attempt ${attempt}/${callLimits.maxAttempts}): ${statusText}`;
    return { error: new ApiError(message, facts), mayRetry: true };
  }
  const { messages = {}, fallback } = words;
  const sources = { byCode: messages, statusText, ...(fallback !== undefined && { fallback }) };
  return { error: new ApiError(readErrorMessage(data, sources), facts), mayRetry: false };
}
