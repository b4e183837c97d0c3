import { useEffectEvent, useLayoutEffect } from 'react';
import { isWriting } from '../../keys/is-writing.ts';

/** By the key as the browser names it; letters in capitals, and 'Space'. */
type CardKeys = Readonly<Record<string, (() => void) | undefined>>;

/** Keys for cards (design 9); none of them while somebody writes, or a dialog is open. */
export function useCardKeys(isOn: boolean, keys: CardKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.target instanceof Element && isWriting(event.target)) return;
    const name = nameOf(event);
    // They press what has the focus.
    const isPress = name === 'Space' || name === 'Enter';
    if (isPress && event.target instanceof Element && event.target.closest(pressable)) return;
    const act = keys[name];
    if (!act) return;
    event.preventDefault();
    if (!event.repeat) act();
  });
  // Before it is painted: the key pressed as soon as a card is seen must not be lost.
  useLayoutEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
}

const pressable = 'button, a, summary, [role=menuitem], [role=switch], [role=radio]';

function nameOf({ key }: KeyboardEvent): string {
  if (key === ' ') return 'Space';
  return key.length === 1 ? key.toUpperCase() : key;
}
