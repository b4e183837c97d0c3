import { type MouseEvent, type PointerEvent, useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';
import type { Stretch } from '../rules/contract.ts';
import type { Pressable } from './cut-pieces.ts';
import { wordAt } from './find-word.ts';
import { makeRange, readRange } from './place-in-page.ts';

type WordsByPointer = {
  article: RefObject<HTMLElement | null>;
  readable: { text: string; readable: readonly Stretch[] };
  pressables: readonly Pressable[];
  onChoose: (words: Stretch, how: { isAsked: boolean }) => void;
  onPress: (pressable: Pressable) => void;
};

/**
 * Words that somebody presses, drags over, presses twice or holds. The browser draws what is chosen as
 * it draws every selection; on a phone its handles change it, and each change is heard.
 */
export function useWordsByPointer(words: WordsByPointer) {
  const { article, readable, pressables, onChoose } = words;
  const isFinger = useRef(false);
  const isInside = useRef(false);
  const hasChosen = useRef(false);

  function readSelection(): Stretch | undefined {
    const selection = getSelection();
    const root = article.current;
    if (!root || !selection || selection.isCollapsed || selection.rangeCount === 0) return;
    const range = selection.getRangeAt(0);
    return root.contains(range.startContainer) ? readRange(root, range) : undefined;
  }

  /** Two presses on words that can be pressed are one press, not a choice of one of them. */
  function take(presses: number) {
    const found = readSelection();
    if (!found || !/[\p{L}\p{N}]/u.test(readable.text.slice(found.start, found.end))) return;
    const isPressed = pressables.some(
      ({ kind, start, end }) =>
        start <= found.start && found.end <= end && (kind === 'mark' || presses > 1),
    );
    if (isPressed) return;
    hasChosen.current = true;
    onChoose(found, { isAsked: true });
  }

  const hearSelection = useEffectEvent(() => {
    if (isFinger.current) take(1);
  });
  const hearRelease = useEffectEvent((presses: number) => {
    if (!isFinger.current && isInside.current) take(presses);
    isInside.current = false;
  });

  // Selecting is the browser's, and a mouse may let go anywhere.
  useEffect(() => {
    const onSelection = () => hearSelection();
    const onRelease = ({ detail }: globalThis.MouseEvent) => hearRelease(detail);
    document.addEventListener('selectionchange', onSelection);
    document.addEventListener('mouseup', onRelease);
    return () => {
      document.removeEventListener('selectionchange', onSelection);
      document.removeEventListener('mouseup', onRelease);
    };
  }, []);

  return {
    onPointerDown({ pointerType }: PointerEvent) {
      isFinger.current = pointerType === 'touch' || pointerType === 'pen';
      isInside.current = true;
      hasChosen.current = false;
    },
    onClick({ target, detail }: MouseEvent) {
      // Whoever has dragged over words has not pressed them.
      const isDrag = hasChosen.current;
      hasChosen.current = false;
      if (!(target instanceof Element) || isDrag || detail > 1) return;
      const start = target.closest('[data-press]')?.getAttribute('data-press');
      const pressable = pressables.find((one) => String(one.start) === start);
      if (pressable) words.onPress(pressable);
    },
    /** A finger that presses a word twice selects nothing by itself. */
    onDoubleClick({ clientX, clientY, target }: MouseEvent) {
      const root = article.current;
      const isPressable = target instanceof Element && target.closest('[data-press]');
      if (!root || isPressable || readSelection()) return;
      const at = findPlace(root, clientX, clientY);
      const word = at === undefined ? undefined : wordAt(readable, at);
      const range = word && makeRange(root, word);
      if (!word || !range) return;
      getSelection()?.removeAllRanges();
      getSelection()?.addRange(range);
      onChoose(word, { isAsked: true });
    },
  };
}

/** Where in the text a point of the window is. */
function findPlace(root: Element, x: number, y: number): number | undefined {
  const caret = findCaret(x, y);
  const holder = caret?.node.parentElement?.closest('[data-at]');
  if (!caret || !holder || !root.contains(holder)) return undefined;
  return Number(holder.getAttribute('data-at')) + caret.offset;
}

/** Browsers have one of two ways to it. */
function findCaret(x: number, y: number): { node: Node; offset: number } | undefined {
  const caret = document.caretPositionFromPoint?.(x, y);
  if (caret) return { node: caret.offsetNode, offset: caret.offset };
  const range = document.caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined;
}
