import { ApiError } from '../../http/api-error.ts';

/** A mailed link works once and not for long. */
export function isLinkOver(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'link-over';
}
