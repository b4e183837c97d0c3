import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../http/api-error.ts';
import { readToken } from '../../http/token.ts';

/** Hears of the first call that learns that the session of this browser has ended (NS-51). */
export function onSessionOver(queryClient: QueryClient, end: () => void): () => void {
  const caches = [queryClient.getQueryCache(), queryClient.getMutationCache()];
  const stops = caches.map((cache) =>
    cache.subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      if (isSessionOver(event.action.error)) end();
    }),
  );
  return () => {
    for (const stop of stops) stop();
  };
}

export function isSessionOver(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status !== 401) return false;
  // A call of an earlier session may be refused after the next one has begun.
  if (!error.wasSentWith(readToken())) return false;
  return error.code === 'not-signed-in' || error.code === 'invalid-token';
}
