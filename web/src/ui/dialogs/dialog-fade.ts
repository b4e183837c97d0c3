import { useEffect, useState } from 'react';

type Fade = {
  /** Between opening and the first sight of it. */
  inAfterMs: number;
  /** Between closing and the end of it. */
  outMs: number;
};

/** Keeps what was seen on the page until it has faded out; what nobody saw yet goes at once. */
export function useDialogFade(isOpen: boolean, { inAfterMs, outMs }: Fade) {
  const [isSeen, setIsSeen] = useState(false);

  // The clock is outside React.
  useEffect(() => {
    if (isOpen === isSeen) return undefined;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const waitMs = isOpen ? inAfterMs : outMs;
    const timer = setTimeout(() => setIsSeen(isOpen), isStill ? 0 : waitMs);
    return () => clearTimeout(timer);
  }, [isOpen, isSeen, inAfterMs, outMs]);

  return { isMounted: isOpen || isSeen, isVisible: isOpen && isSeen };
}
