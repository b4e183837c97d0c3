import { useEffect, useEffectEvent } from 'react';
import { usePart } from '../ui/use-part.ts';
import { isWriting } from './is-writing.ts';
import { closeKeyboardHelp, openKeyboardHelp, useKeyLists } from './key-lists.ts';
import { anywhere, keysMessages as messages } from './messages.ts';
import { useKeysSetting } from './use-keys-setting.ts';

/**
 * Shows the keys of the screen by '?', and those that work anywhere, unless somebody writes or has
 * turned single keys off.
 */
export function KeyboardHelp() {
  const { lists, isOpen } = useKeyLists();
  const [isOn] = useKeysSetting();
  const hasKeys = lists.length > 0;
  const { module: dialog, fetch } = usePart(loadDialog);

  // Without a connection nothing opens, also not later by itself.
  async function show() {
    if (!(await fetch())) closeKeyboardHelp();
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== messages.helpKey || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.defaultPrevented || !isOn) return;
    if (event.target instanceof Element && isWriting(event.target)) return;
    event.preventDefault();
    openKeyboardHelp();
    void show();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  // Here before it is wanted where answers are given: a test may be taken where there is no network.
  useEffect(() => {
    if (hasKeys) void fetch();
  }, [hasKeys, fetch]);

  if (!dialog) return null;
  return (
    <dialog.KeyboardHelpDialog
      isOpen={isOpen}
      lists={[...lists, anywhere]}
      onClose={closeKeyboardHelp}
    />
  );
}

async function loadDialog() {
  return import('./keyboard-help-dialog.tsx');
}
