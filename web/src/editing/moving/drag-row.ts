type Drag = {
  row: HTMLElement;
  list: HTMLElement;
  /** Of the row, counted from 0. */
  place: number;
  onStart: () => void;
  /** Where it would come to if it were let go now. */
  onTarget: (place: number) => void;
  /** Without a place it was let go of without a choice: by Escape, or by the system. */
  onEnd: (place: number | undefined) => void;
};

/** A finger is never quite still. */
const slackPx = 5;
/** So near to the top or the end of the window the page scrolls by itself. */
const edgePx = 96;

/**
 * Lets a row follow mouse, pen or finger from a press on its handle on. Nothing else in the list
 * moves meanwhile, so a thousand rows cost what three do; a line shows where it will come to.
 */
export function dragRow(
  grip: HTMLElement,
  { pointerId, clientY }: { pointerId: number; clientY: number },
  { row, list, place, onStart, onTarget, onEnd }: Drag,
): void {
  const startY = clientY + window.scrollY;
  const listening = new AbortController();
  const { signal } = listening;
  let y = clientY;
  let target = place;
  let frame: number | undefined;

  function follow() {
    // A row that has left the page hears no more of the pointer.
    if (!row.isConnected) return end(false);
    scrollAtEdge(y);
    row.style.translate = `0 ${y + window.scrollY - startY}px`;
    const next = findPlace(list, row, { y, place });
    if (next !== target) onTarget((target = next));
    frame = requestAnimationFrame(follow);
  }

  function end(isDropped: boolean) {
    listening.abort();
    if (frame === undefined) return;
    cancelAnimationFrame(frame);
    row.style.translate = '';
    onEnd(isDropped ? target : undefined);
  }

  grip.setPointerCapture(pointerId);
  grip.addEventListener(
    'pointermove',
    (event) => {
      y = event.clientY;
      if (frame !== undefined || Math.abs(y - clientY) <= slackPx) return;
      onStart();
      follow();
    },
    { signal },
  );
  grip.addEventListener('pointerup', () => end(true), { signal });
  grip.addEventListener('pointercancel', () => end(false), { signal });
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      end(false);
    },
    { signal, capture: true },
  );
}

/** Behind the last row whose middle the pointer has passed. */
function findPlace(list: HTMLElement, row: HTMLElement, at: { y: number; place: number }): number {
  let gap: number | undefined;
  for (const other of list.querySelectorAll<HTMLElement>('[data-moving-place]')) {
    if (other === row) continue;
    const otherPlace = Number(other.dataset.movingPlace);
    const { top, height } = other.getBoundingClientRect();
    gap ??= otherPlace;
    if (top + height / 2 < at.y) gap = Math.max(gap, otherPlace + 1);
  }
  if (gap === undefined) return at.place;
  return gap > at.place ? gap - 1 : gap;
}

function scrollAtEdge(y: number): void {
  const above = edgePx - y;
  const below = y - (window.innerHeight - edgePx);
  if (above > 0) window.scrollBy(0, -above / 6);
  else if (below > 0) window.scrollBy(0, below / 6);
}
