import { ApiError } from '../../http/api-error.ts';

/** The server takes no more answers of this try: what it has counts. */
export function isOver(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.code === 'time-up' || error.code === 'already-handed-in';
}
