import { ApiError } from '../../http/api-error.ts';

/** Deleted, another user's, or no id at all: to the user it is the same. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'not-found' || error.status === 400);
}
