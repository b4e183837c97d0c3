import type { ErrorCode } from '@engram/core/error-table.ts';
import { readErrorMessage } from '@engram/core/errors.ts';
import { callLimits } from '@engram/core/limits.ts';
import { ApiError } from './api-error.ts';
import { clearApiStatus } from './api-status.ts';
import type { Outcome } from './until-answered.ts';

export type RefusalWords = {
  /**
   * A screen's own words for known codes of a reply. When no reply comes, upload() looks here too;
   * call() says what the table of errors says.
   */
  messages?: Partial<Record<ErrorCode, string>>;
  /** What to say when the server says nothing. */
  fallback?: string;
};

type ReplyFacts = {
  status: number;
  statusText: string;
  data: unknown;
  token: string | undefined;
  attempt: number;
  words: RefusalWords;
};

/** What a reply comes to; only a failure of the server is worth another attempt. */
export function readReply(reply: ReplyFacts): Outcome {
  const { status, data } = reply;
  // Also a refusal shows that the service is there (NS-50).
  if (status < 500) clearApiStatus();
  if (status >= 200 && status < 300) return { data };
  return refuse(reply);
}

function refuse({ status, statusText, data, token, attempt, words }: ReplyFacts): Outcome {
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
