import { type RefObject, useEffect, useState } from 'react';

/** Whether the last touch was in there. A finger that is lifted is over nothing, but its owner still reads. */
export function useTouched(area: RefObject<HTMLElement | null>): boolean {
  const [isTouched, setIsTouched] = useState(false);
  useEffect(() => {
    const note = ({ target, pointerType }: PointerEvent) => {
      const isInside = target instanceof Node && area.current?.contains(target) === true;
      // A mouse is seen to come and go.
      setIsTouched(isInside && pointerType !== 'mouse');
    };
    document.addEventListener('pointerdown', note);
    return () => document.removeEventListener('pointerdown', note);
  }, [area]);
  return isTouched;
}
