import { useEffectEvent, useLayoutEffect } from 'react';
import { isWriting } from '../../keys/is-writing.ts';

/** What single keys do; letters in either case. */
export function useDeskKeys(
  isOn: boolean,
  actions: Readonly<Record<string, (() => void) | undefined>>,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isOther = event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented;
    if (isOther || event.repeat || event.isComposing) return;
    if (event.target instanceof Element && isWriting(event.target)) return;
    const act = actions[event.key.toUpperCase()];
    if (!act) return;
    event.preventDefault();
    act();
  });
  // Before it is painted: the key pressed as soon as an answer is seen must not be lost.
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
}
