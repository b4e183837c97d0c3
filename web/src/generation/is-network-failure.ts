import { ApiError } from '../http/api-error.ts';

/** What browsers and libraries say when nobody could be reached [BERR-03]. */
const saidByBrowsers = ['Failed to fetch', 'NetworkError', 'Network Error'];

/** Nobody could be reached, as our own calls tell it or as a browser does. */
export function isNetworkFailure(error: unknown): boolean {
  if (error instanceof ApiError && error.code === 'network-request-failed') return true;
  return error instanceof Error && saidByBrowsers.some((words) => error.message.includes(words));
}
