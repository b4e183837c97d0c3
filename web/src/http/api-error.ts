import { type ErrorCode, findErrorMessage, isErrorCode } from '@engram/core/errors.ts';

export type ApiErrorFacts = { status: number; data: unknown; code?: ErrorCode | undefined };

/** A failed call [API-20]: what to say, the status (0: no reply came) and what the server sent. */
export class ApiError extends Error {
  readonly status: number;
  readonly data: unknown;
  readonly code: ErrorCode | undefined;

  constructor(message: string, { status, data, code }: ApiErrorFacts, cause?: unknown) {
    super(message, { cause });
    this.name = 'ApiError';
    this.status = status;
    this.data = data;
    this.code = code ?? readCode(data);
  }

  /** What a screen shows: the server's own words before the helper's (CF-19). */
  get shownMessage(): string {
    return findErrorMessage(this.data) ?? this.message;
  }
}

function readCode(data: unknown): ErrorCode | undefined {
  const code = typeof data === 'object' && data !== null && 'code' in data ? data.code : undefined;
  return isErrorCode(code) ? code : undefined;
}
