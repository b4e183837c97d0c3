import { useSyncExternalStore } from 'react';

/** Whether the window is a phone's, below 48rem; for what is another thing there, not another look. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !window.matchMedia(wide).matches,
    () => false,
  );
}

const wide = '(min-width: 48rem)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
