import { useSyncExternalStore } from 'react';

/** Whether the window is a phone's, below 48rem; for what is another thing there, not another look. */
export function useIsNarrow(): boolean {
  return useIsBelow(phones);
}

/** Whether there is room for one column alone, below 64rem; for what is in another order there. */
export function useIsOneColumn(): boolean {
  return useIsBelow(columns);
}

function useIsBelow({ subscribe, isBelow }: Width): boolean {
  return useSyncExternalStore(subscribe, isBelow, () => false);
}

type Width = { subscribe: (listener: () => void) => () => void; isBelow: () => boolean };

const phones = widthOf('(min-width: 48rem)');
const columns = widthOf('(min-width: 64rem)');

function widthOf(wide: string): Width {
  return {
    subscribe(listener) {
      const query = window.matchMedia(wide);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    isBelow: () => !window.matchMedia(wide).matches,
  };
}
