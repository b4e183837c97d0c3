import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { readStored, store } from '../../storage/browser-storage.ts';

type RunnerActions = {
  /** Counted from 0. */
  choose: (index: number) => void;
  previous: () => void;
  next: () => void;
  showGrid: () => void;
  report: () => void;
  hint: () => void;
  leave: () => void;
};

type Listening = {
  isOn: boolean;
  /** T and F answer it, as its options say. */
  isTrueFalse: boolean;
  actions: RunnerActions;
};

/** The keys of a test (design 9); none of them while somebody writes, or a dialog is open. */
export function useRunnerKeys({ isOn, isTrueFalse, actions }: Listening): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.target instanceof Element && isWriting(event.target)) return;
    const act = findAction(event, { isTrueFalse, actions });
    if (!act) return;
    event.preventDefault();
    act();
  });
  // Before the question is painted: the key pressed as soon as it is seen must not be lost.
  useLayoutEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
}

/** Whether the learner wants them (2.1.4); this browser remembers it. */
export function useKeysSetting(): [boolean, (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(() => readStored(settingKey) !== off);
  return [
    isOn,
    (next) => {
      setIsOn(next);
      store(settingKey, next ? on : off);
    },
  ];
}

const settingKey = 'runner-keys';
const on = 'on';
const off = 'off';

function findAction(
  { key, target }: KeyboardEvent,
  { isTrueFalse, actions }: Omit<Listening, 'isOn'>,
): (() => void) | undefined {
  const pressed = key.toUpperCase();
  const choice = findChoice(pressed, isTrueFalse);
  if (choice !== undefined) return () => actions.choose(choice);
  const element = target instanceof Element ? target : undefined;
  switch (key) {
    case 'ArrowLeft':
      return movesChoice(element) ? undefined : actions.previous;
    case 'ArrowRight':
      return movesChoice(element) ? undefined : actions.next;
    case 'Enter':
      // It presses a button, and opens a list.
      return element?.closest('button:not([role=radio]), a, select, summary')
        ? undefined
        : actions.next;
    case 'Escape':
      return actions.leave;
  }
  if (pressed === 'G') return actions.showGrid;
  if (pressed === 'R') return actions.report;
  if (pressed === 'H') return actions.hint;
  return undefined;
}

/** A to F or 1 to 6. */
function findChoice(pressed: string, isTrueFalse: boolean): number | undefined {
  if (isTrueFalse && (pressed === 'T' || pressed === 'F')) return pressed === 'T' ? 0 : 1;
  const place =
    pressed.length === 1 ? Math.max(letters.indexOf(pressed), digits.indexOf(pressed)) : -1;
  return place < 0 ? undefined : place;
}

const letters = 'ABCDEF';
const digits = '123456';

/** In a text field or a dialog a key is a letter. */
export function isWriting(element: Element): boolean {
  const field = 'textarea, select, input:not([type=checkbox]):not([type=radio]), [contenteditable]';
  return element.closest(`${field}, [role=dialog], [role=alertdialog]`) !== null;
}

/** Inside the options the arrows move the choice, in a text they scroll it. */
function movesChoice(element: Element | undefined): boolean {
  return element?.closest('[role=radiogroup], [role=region]') != null;
}
