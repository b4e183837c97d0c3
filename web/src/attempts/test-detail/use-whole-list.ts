import { useEffect, useRef, useState } from 'react';

export const shownAtFirst = 5;

/**
 * A list that shows only its beginning until the rest is asked for. What asks goes away with it, so
 * that the focus comes to the first row that is new; rows have a tabIndex of -1 for that.
 */
export function useWholeList<E extends HTMLElement>() {
  const [isWhole, setIsWhole] = useState(false);
  const list = useRef<E>(null);

  useEffect(() => {
    if (!isWhole) return;
    const row = list.current?.children.item(shownAtFirst);
    if (row instanceof HTMLElement) row.focus();
  }, [isWhole]);

  return { list, isWhole, showWhole: () => setIsWhole(true) };
}
