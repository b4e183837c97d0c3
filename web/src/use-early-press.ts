import { useEffect } from 'react';
import { earlyPress } from './early-press.ts';

/** Answers the last button that was pressed before the page could. */
export function useEarlyPress(): void {
  useEffect(() => {
    window.dispatchEvent(new Event(earlyPress.answeredEvent));
    const pressed = document.querySelector<HTMLElement>(`[${earlyPress.attribute}]`);
    pressed?.removeAttribute(earlyPress.attribute);
    pressed?.click();
  }, []);
}
