import { ApiError } from './api-error.ts';

/** Nobody answered, or nobody who could help; as opposed to: the answer was no. */
export function isServiceDown(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code === 'aborted') return false;
  return error.status === 0 || error.status >= 500;
}
