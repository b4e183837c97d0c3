import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';

type SwipeAreaProps = {
  /** Nothing where that way leads nowhere. */
  onLeft: (() => void) | undefined;
  onRight: (() => void) | undefined;
  children: ReactNode;
};

/**
 * What a finger may push to the left or to the right. Up and down it scrolls the page, and what is
 * wider than its place scrolls for itself. It follows the finger where motion is welcome.
 */
export function SwipeArea({ onLeft, onRight, children }: SwipeAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const findAction = useEffectEvent((across: number) => (across < 0 ? onLeft : onRight));

  // Where the finger is changes far more often than anything is drawn.
  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    let start: PointerEvent | undefined;
    const listening = new AbortController();
    const listen = (name: 'down' | 'move' | 'up' | 'cancel', hear: (event: PointerEvent) => void) =>
      element.addEventListener(`pointer${name}`, hear, { signal: listening.signal });

    function letGo() {
      start = undefined;
      element?.style.removeProperty(shift);
    }

    listen('down', (event) => {
      // A second finger zooms.
      start = event.pointerType === 'touch' && event.isPrimary ? event : undefined;
      if (start && scrollsSideways(event.target, element)) start = undefined;
      if (!start) letGo();
    });
    listen('move', (event) => {
      if (!start || !event.isPrimary) return;
      const { across, isSideways } = measure(start, event);
      const give = findAction(across) ? 0.5 : 0.1;
      element.style.setProperty(shift, `${isSideways ? Math.round(across * give) : 0}px`);
    });
    listen('up', (event) => {
      if (!start || !event.isPrimary) return;
      const { across, isSideways } = measure(start, event);
      letGo();
      if (isSideways && Math.abs(across) >= leastPx) findAction(across)?.();
    });
    // The browser scrolls with this finger.
    listen('cancel', letGo);
    return () => listening.abort();
  }, []);

  return (
    <div
      ref={area}
      className="touch-pan-y touch-pinch-zoom transition-transform duration-(--d1) motion-safe:translate-x-(--swipe)"
    >
      {children}
    </div>
  );
}

const shift = '--swipe';

/** Less is a press that slipped. */
const leastPx = 56;

type Point = Pick<PointerEvent, 'clientX' | 'clientY'>;

function measure(from: Point, to: Point) {
  const across = to.clientX - from.clientX;
  const isSideways = Math.abs(across) > 2 * Math.abs(to.clientY - from.clientY);
  return { across, isSideways };
}

/** Such as a long formula. */
function scrollsSideways(target: EventTarget | null, area: Element): boolean {
  for (let at = target; at instanceof Element && at !== area; at = at.parentElement) {
    if (at.scrollWidth > at.clientWidth && getComputedStyle(at).overflowX === 'auto') return true;
  }
  return false;
}
