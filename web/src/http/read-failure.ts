import { findErrorMessage } from '@engram/core/errors.ts';
import { ApiError } from './api-error.ts';

/**
 * What a screen says of a failed call: the server's own words (CF-19), those about the network if
 * nobody answered, else the given ones. Any other message of an error is for developers.
 */
export function readFailure(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError)) return otherwise;
  return findErrorMessage(error.data) ?? (error.status === 0 ? error.message : otherwise);
}
