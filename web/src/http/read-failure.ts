import { ApiError } from './api-error.ts';

/** What a screen says of a failed call: the server's own words, the call's, else the given ones. */
export function readFailure(error: unknown, otherwise: string): string {
  return error instanceof ApiError ? error.shownMessage : otherwise;
}
