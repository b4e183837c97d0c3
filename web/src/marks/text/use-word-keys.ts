import type { KeyboardEvent, RefObject } from 'react';
import type { Stretch } from '../rules/contract.ts';
import type { Pressable } from './cut-pieces.ts';
import { nextWord, previousWord, takeWhole } from './find-word.ts';
import { makeRange } from './place-in-page.ts';

type WordKeys = {
  article: RefObject<HTMLElement | null>;
  readable: { text: string; readable: readonly Stretch[] };
  pressables: readonly Pressable[];
  /** The words at hand, or where the last ones were. */
  place: Stretch | undefined;
  isAtHand: boolean;
  onChoose: (words: Stretch, how: { isAsked: boolean }) => void;
  onPress: (pressable: Pressable) => void;
  onMark: (words: Stretch) => void;
  onUndo: () => void;
  onLetGo: () => void;
};

/** ← and → move by word, with Shift they take more or fewer, Enter marks, Space asks how. */
export function useWordKeys(keys: WordKeys) {
  const { article, readable, pressables, place } = keys;
  const chosen = keys.isAtHand ? place : undefined;

  function findFocused(): Pressable | undefined {
    const at = document.activeElement?.getAttribute('data-press');
    return pressables.find(({ start }) => String(start) === at);
  }

  /** Shows them as chosen, and brings the keyboard to them. */
  function show(words: Stretch, { isAsked }: { isAsked: boolean }) {
    const root = article.current;
    const range = root && makeRange(root, words);
    if (!root || !range) return;
    const selection = getSelection();
    selection?.removeAllRanges();
    selection?.addRange(range);
    const pressable = root.querySelector<HTMLElement>(`[data-press="${words.start}"]`);
    const target = pressable ?? root;
    target.focus({ preventScroll: true });
    range.startContainer.parentElement?.scrollIntoView({ block: 'nearest' });
    keys.onChoose(words, { isAsked });
  }

  function move(step: -1 | 1) {
    const from = findFocused() ?? place;
    const found =
      step === 1
        ? nextWord(readable, from?.end ?? 0)
        : previousWord(readable, from?.start ?? readable.text.length);
    if (found) show(takeWhole(found, pressables), { isAsked: false });
  }

  /** Words are taken at the end alone, so that Shift and ← gives back what Shift and → took. */
  function take(step: -1 | 1) {
    const from = findFocused() ?? chosen;
    if (!from) return move(step);
    if (step === 1) {
      const next = nextWord(readable, from.end);
      if (next) show({ start: from.start, end: next.end }, { isAsked: true });
      return;
    }
    const last = previousWord(readable, from.end);
    const before = last && previousWord(readable, last.start);
    if (before && before.start >= from.start) {
      show({ start: from.start, end: before.end }, { isAsked: true });
    }
  }

  return (event: KeyboardEvent<HTMLElement>) => {
    const focused = findFocused();
    const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
    if (isUndo) keys.onUndo();
    else if (event.altKey || event.ctrlKey || event.metaKey) return;
    else if (event.key === 'ArrowRight') (event.shiftKey ? take : move)(1);
    else if (event.key === 'ArrowLeft') (event.shiftKey ? take : move)(-1);
    else if (event.key === 'Escape' && chosen) keys.onLetGo();
    else if (isPress(event.key) && focused) keys.onPress(focused);
    else if (event.key === 'Enter' && chosen) keys.onMark(chosen);
    else if (event.key === ' ' && chosen) keys.onChoose(chosen, { isAsked: true });
    else return;
    event.preventDefault();
  };
}

function isPress(key: string): boolean {
  return key === 'Enter' || key === ' ';
}
