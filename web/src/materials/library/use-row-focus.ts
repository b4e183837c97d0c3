import { type FocusEvent, useEffect, useMemo, useRef } from 'react';

type Heir =
  | 'list'
  | {
      row: number;
      /** What of the row takes the focus. */
      part: keyof typeof selectors;
      /** Also if the focus is not lost. */
      isMove?: boolean;
    };

const selectors = { checkbox: 'input', menu: 'button' } as const;

/**
 * Where the keyboard goes when rows come and go: the focus of a row that is gone comes to the one
 * in its place, else to the list, never to the top of the page.
 */
export function useRowFocus(change: unknown) {
  const list = useRef<HTMLDivElement>(null);
  const focusedRow = useRef<number>(undefined);
  const heir = useRef<Heir>(undefined);

  useEffect(() => {
    const next = heir.current ?? describeLoss(focusedRow.current);
    if (!next || !(isMove(next) || document.activeElement === document.body)) return;
    heir.current = undefined;
    find(next, list.current)?.focus({ preventScroll: true });
  }, [change]);

  const actions = useMemo(
    () => ({
      /** Names who takes the focus with the next change, should it get lost by it. */
      bequeath(next: Heir | undefined) {
        heir.current = next;
      },
      listenTo: (row: number) => ({
        onFocus() {
          focusedRow.current = row;
          heir.current = undefined;
        },
        // Not told of a row that React removes, only of one that the user leaves.
        onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
          if (!currentTarget.contains(relatedTarget)) focusedRow.current = undefined;
        },
      }),
    }),
    [],
  );
  return { list, ...actions };
}

export type RowFocus = Omit<ReturnType<typeof useRowFocus>, 'list'>;

function describeLoss(row: number | undefined): Heir | undefined {
  return row === undefined ? undefined : { row, part: 'menu' };
}

function isMove(heir: Heir): boolean {
  return heir !== 'list' && heir.isMove === true;
}

function find(heir: Heir, list: HTMLElement | null): HTMLElement | null | undefined {
  if (heir === 'list') return list;
  const rows = [...(list?.querySelectorAll('li, tbody > tr') ?? [])];
  const row = rows[Math.min(heir.row, rows.length - 1)];
  return row?.querySelector<HTMLElement>(selectors[heir.part]) ?? list;
}
