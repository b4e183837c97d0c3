import { useRef } from 'react';

/**
 * For items of a menu that open a dialog: `act`, on closing the menu, runs what was chosen. Not
 * before its button has the focus again: the dialog gives it back to whoever had it.
 */
export function useMenuAction<Action>(onAction: (action: Action) => void) {
  const trigger = useRef<HTMLButtonElement>(null);
  const chosen = useRef<Action>(undefined);

  function choose(action: Action) {
    chosen.current = action;
  }

  function act(event: Event) {
    const action = chosen.current;
    if (action === undefined) return;
    chosen.current = undefined;
    event.preventDefault();
    trigger.current?.focus();
    onAction(action);
  }

  return { trigger, choose, act };
}
