import {
  defaultRangeExtractor,
  type Range,
  useWindowVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual';
import { type FocusEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

const usualHeight = 54;

/** The rows of a long list that are in sight, the one with the keyboard and those that are kept or moved. */
export function useVirtualRows(count: number, kept: number | undefined, lifted?: number) {
  const region = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const focused = useRef<number>(undefined);
  const wanted = useRef<number>(undefined);
  const [, draw] = useState(0);

  // Whoever scrolls away keeps their place: a row that goes would take the focus with it.
  const rangeExtractor = useCallback(
    (range: Range) => {
      const shown = new Set(defaultRangeExtractor(range));
      for (const place of [focused.current, kept, lifted]) {
        if (place !== undefined && place < range.count) shown.add(place);
      }
      return [...shown].toSorted((one, other) => one - other);
    },
    [kept, lifted],
  );

  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoised by a compiler
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => usualHeight,
    overscan: 4,
    scrollMargin: top,
    rangeExtractor,
    useFlushSync: false,
  });

  // Where the list begins on the page changes with all that stands above it.
  const hasRows = count > 0;
  useLayoutEffect(() => {
    const measure = () => {
      if (!hasRows || !list.current) return;
      setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [hasRows]);

  // The row may have to come into being first.
  useEffect(() => {
    if (wanted.current === undefined) return;
    const place = Math.min(wanted.current, count - 1);
    const row = list.current?.querySelector<HTMLElement>(
      `[data-index="${place}"] [data-part="edit"]`,
    );
    (row ?? region.current)?.focus({ preventScroll: row !== null && row !== undefined });
    wanted.current = undefined;
  });

  return {
    region,
    list,
    items: virtualizer.getVirtualItems(),
    isScrolling: useCallback(() => virtualizer.isScrolling, [virtualizer]),
    /** Puts the keyboard on this row, or on the one that has taken its place. */
    focusRow: useCallback((place: number) => {
      wanted.current = place;
      draw((times) => times + 1);
    }, []),
    listProps: {
      className: 'relative',
      style: { height: virtualizer.getTotalSize() },
      onFocus({ target }: FocusEvent) {
        const index = target.closest<HTMLElement>('[data-index]')?.dataset.index;
        focused.current = index === undefined ? undefined : Number(index);
      },
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        if (!currentTarget.contains(relatedTarget)) focused.current = undefined;
      },
    },
    propsOf: ({ index, start }: VirtualItem) => ({
      ref: virtualizer.measureElement,
      'data-index': index,
      style: { transform: `translateY(${start - top}px)` },
    }),
  };
}
