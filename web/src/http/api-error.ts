import { type ErrorCode, errorTable, isErrorCode } from '@engram/core/error-table.ts';

export type ApiErrorFacts = {
  status: number;
  data: unknown;
  code?: ErrorCode | undefined;
  /** The session token the call was sent with. */
  token?: string | undefined;
};

/** A failed call [API-20]: what to say, the status (0: no reply came) and what the server sent. */
export class ApiError extends Error {
  readonly status: number;
  readonly data: unknown;
  readonly code: ErrorCode | undefined;
  // Private, so that no log of an error shows it.
  readonly #token: string | undefined;

  constructor(message: string, { status, data, code, token }: ApiErrorFacts, cause?: unknown) {
    super(message, { cause });
    this.name = 'ApiError';
    this.status = status;
    this.data = data;
    this.code = code ?? readCode(data);
    this.#token = token;
  }

  wasSentWith(token: string | undefined): boolean {
    return this.#token === token;
  }
}

/** No reply came; a screen may have words of its own for that. */
export function unanswered(
  code: ErrorCode,
  { message = errorTable[code].message, cause }: { message?: string | undefined; cause?: unknown },
): ApiError {
  return new ApiError(message, { status: 0, data: undefined, code }, cause);
}

function readCode(data: unknown): ErrorCode | undefined {
  const code = typeof data === 'object' && data !== null && 'code' in data ? data.code : undefined;
  return isErrorCode(code) ? code : undefined;
}
