import { useEffect, useRef } from 'react';

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/**
 * Where choosing is answering, the arrow keys must only look around: in a radio group they would
 * choose with every step. Space and Enter answer.
 */
export function useArrowFocus<E extends HTMLElement>() {
  const area = useRef<E>(null);
  useEffect(() => {
    const element = area.current;
    function move(event: KeyboardEvent) {
      const { target, key } = event;
      if (!(target instanceof HTMLElement) || target.role !== 'radio') return;
      const step = steps[key];
      if (step === undefined && key !== 'Enter') return;
      event.preventDefault();
      // Before the group hears of it.
      event.stopPropagation();
      if (step === undefined) target.click();
      else stepFrom(target, step);
    }
    element?.addEventListener('keydown', move, { capture: true });
    return () => element?.removeEventListener('keydown', move, { capture: true });
  }, []);
  return area;
}

/** The first option that can still be chosen. */
export function focusOpenOption(area: HTMLElement | null): void {
  listOpen(area)[0]?.focus();
}

function stepFrom(option: HTMLElement, step: number): void {
  const open = listOpen(option.closest('[role="radiogroup"]'));
  const at = open.indexOf(option);
  open.at((at + step) % open.length)?.focus();
}

function listOpen(area: Element | null): HTMLElement[] {
  return [...(area?.querySelectorAll<HTMLElement>('[role="radio"]:not(:disabled)') ?? [])];
}
