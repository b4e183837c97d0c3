import { errorTable, type ReplyErrorCode } from '@engram/core/error-table.ts';

export type AppErrorOptions = {
  /** Replaces the words of the table where the specification has its own. */
  message?: string;
  details?: string;
  cause?: unknown;
  retryAfterSeconds?: number;
  /** What verify-token says beside the words [API-04]. */
  valid?: false;
};

/** A failure we expect; the error handler turns it into a reply. */
export class AppError extends Error {
  readonly code: ReplyErrorCode;
  readonly status: number;
  readonly details: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly valid: false | undefined;

  constructor(code: ReplyErrorCode, options: AppErrorOptions = {}) {
    const entry = errorTable[code];
    super(options.message ?? entry.message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = entry.status;
    this.details = options.details;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.valid = options.valid;
  }
}
