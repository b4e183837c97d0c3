import { ApiError } from './api-error.ts';
import { setOutdated } from './outdated-client.ts';

/** Hears of every failed call. */
export function noteFailedCall(error: unknown): void {
  if (error instanceof ApiError && error.code === 'client-outdated') setOutdated();
}
