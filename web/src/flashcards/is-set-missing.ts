import { ApiError } from '../http/api-error.ts';

/** Deleted, another user's, or no id at all: to the user it is the same (N48). */
export function isSetMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'set-not-found' || error.status === 400);
}
