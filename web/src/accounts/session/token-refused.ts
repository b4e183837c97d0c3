import { ApiError } from '../../http/api-error.ts';

/** The server has said no to a token, as opposed to: it could not say. */
export function isTokenRefused(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.code === 'invalid-token');
}
