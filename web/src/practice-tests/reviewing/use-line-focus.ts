import { useEffect, useRef } from 'react';

/** A line that is added wants to be written; one that is taken away leaves its focus to the group. */
export function useLineFocus(count: number) {
  const group = useRef<HTMLFieldSetElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const change = count - before.current;
    before.current = count;
    if (change > 0) queryAll(group.current, '[data-line]').at(-1)?.focus();
    if (change < 0 && document.activeElement === document.body) {
      queryAll(group.current, '[data-add-line]')[0]?.focus();
    }
  }, [count]);
  return group;
}

function queryAll(group: HTMLElement | null, selector: string): HTMLElement[] {
  return [...(group?.querySelectorAll<HTMLElement>(selector) ?? [])];
}
