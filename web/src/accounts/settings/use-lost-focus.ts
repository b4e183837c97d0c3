import { useEffect, useRef } from 'react';

type LostFocus = {
  /** Something was pressed that may go away by it; else a page just opened would lose its start. */
  isExpected: boolean;
  /** What may take the focused control away. */
  change: unknown;
};

/** The focus of a control that is gone comes here, not to the top of the page. */
export function useLostFocus({ isExpected, change }: LostFocus) {
  const heir = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isExpected || document.activeElement !== document.body) return;
    heir.current?.focus({ preventScroll: true });
  }, [isExpected, change]);
  return heir;
}
