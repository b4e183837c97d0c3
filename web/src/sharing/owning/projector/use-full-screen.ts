import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * The whole screen for the page. The browser keeps the Escape that ends it to itself, and whoever
 * presses that is done: they are told to leave. By the button the page stays.
 */
export function useFullScreen(onLeft: () => void) {
  const [isFull, setIsFull] = useState(false);
  const isByButton = useRef(false);

  const note = useEffectEvent(() => {
    const isNow = document.fullscreenElement !== null;
    setIsFull(isNow);
    if (!isNow && !isByButton.current) onLeft();
    isByButton.current = false;
  });
  // The screen is outside of React.
  useEffect(() => {
    const hear = () => note();
    document.addEventListener('fullscreenchange', hear);
    return () => {
      document.removeEventListener('fullscreenchange', hear);
      if (document.fullscreenElement) void document.exitFullscreen();
    };
  }, []);

  return {
    /** Not on every phone. */
    canFill: document.fullscreenEnabled,
    isFull,
    toggle() {
      isByButton.current = true;
      // A browser may say no, and the view fills its window as before.
      const change = isFull
        ? document.exitFullscreen()
        : document.documentElement.requestFullscreen();
      change.catch(() => (isByButton.current = false));
    },
  };
}
