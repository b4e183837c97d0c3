import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { movingMessages as messages } from '../messages.ts';
import { dragRow } from './drag-row.ts';
import type { Move } from './moved-place.ts';

/** A row in somebody's hand: by keys it changes places at once, by a pointer it follows. */
type Lifted = Move & { id: string; by: 'keys' | 'pointer' };

type MovingOptions = {
  /** How many rows there are. */
  count: number;
  /** How a row is called by its place, counted from 0: 'question 3'. */
  nameOf: (place: number) => string;
  onDrop: (id: string, move: Move) => void;
};

/**
 * Moves the rows of a list: with a handle that is dragged, or pressed and followed by arrow keys or
 * buttons. The row needs `rowProps`, and a list with the attribute `data-moving-list` around it.
 */
export function useMoving({ count, nameOf, onDrop }: MovingOptions) {
  const [lifted, setLifted] = useState<Lifted>();
  const [told, setTold] = useState('');
  const wasDragged = useRef(false);
  const howId = useId();

  // What keys move does not leave the window.
  const at = lifted?.by === 'keys' ? lifted.at : undefined;
  useEffect(() => {
    if (at === undefined) return;
    document.querySelector('[data-lifted=keys]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  function lift(id: string, place: number, by: Lifted['by']) {
    setLifted({ id, from: place, at: place, by });
    if (by === 'keys') setTold(messages.spoken(nameOf(place)));
  }

  function drop({ id, from, at }: Lifted) {
    setLifted(undefined);
    setTold(messages.dropped(nameOf(from), at + 1));
    if (from !== at) onDrop(id, { from, at });
  }

  function putBack() {
    if (!lifted) return;
    setLifted(undefined);
    setTold(messages.back(nameOf(lifted.from)));
  }

  function step(by: -1 | 1) {
    if (!lifted) return;
    const at = Math.min(count - 1, Math.max(0, lifted.at + by));
    setLifted({ ...lifted, at });
    setTold(messages.place(nameOf(lifted.from), at + 1, count));
  }

  function press(id: string, place: number) {
    if (wasDragged.current) {
      wasDragged.current = false;
      return;
    }
    if (lifted?.id === id) drop(lifted);
    else lift(id, place, 'keys');
  }

  function onKeyDown(event: KeyboardEvent) {
    if (lifted?.by !== 'keys') return;
    const act = { ArrowUp: () => step(-1), ArrowDown: () => step(1), Escape: putBack }[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  function grab(event: PointerEvent<HTMLButtonElement>, id: string, place: number) {
    const grip = event.currentTarget;
    const row = grip.closest<HTMLElement>('[data-moving-place]');
    const list = grip.closest<HTMLElement>('[data-moving-list]');
    wasDragged.current = false;
    if (event.button !== 0 || !event.isPrimary || !row || !list || lifted) return;
    // Not every browser does, and a list that draws only what is in sight keeps what has the focus.
    grip.focus();
    dragRow(grip, event, {
      row,
      list,
      place,
      onStart() {
        wasDragged.current = true;
        lift(id, place, 'pointer');
      },
      onTarget: (at) => setLifted({ id, from: place, at, by: 'pointer' }),
      onEnd(at) {
        if (at === undefined) {
          setLifted(undefined);
          setTold(messages.back(nameOf(place)));
        } else drop({ id, from: place, at, by: 'pointer' });
      },
    });
  }

  return {
    lifted,
    /** While keys move a row the list is shown as it will be. */
    shownMove: lifted?.by === 'keys' ? lifted : undefined,
    told,
    howId,
    nameOf,
    count,
    step,
    onKeyDown,
    gripProps: (id: string, place: number) => ({
      'aria-pressed': lifted?.id === id && lifted.by === 'keys',
      'aria-describedby': howId,
      onClick: () => press(id, place),
      onPointerDown: (event: PointerEvent<HTMLButtonElement>) => grab(event, id, place),
      onKeyDown,
    }),
    rowProps: (id: string, place: number) => ({
      'data-moving-place': place,
      'data-lifted': lifted?.id === id ? lifted.by : undefined,
      'data-drop': lifted && dropSide(lifted, place),
      onBlur(event: FocusEvent<HTMLElement>) {
        const isLeft = !event.currentTarget.contains(event.relatedTarget);
        if (isLeft && lifted?.id === id && lifted.by === 'keys') drop(lifted);
      },
    }),
  };
}

export type Moving = ReturnType<typeof useMoving>;

/** The row beside which what is dragged will come to lie. */
function dropSide({ by, from, at }: Lifted, place: number): 'before' | 'after' | undefined {
  if (by === 'keys' || from === at || place !== at) return undefined;
  return at < from ? 'before' : 'after';
}
