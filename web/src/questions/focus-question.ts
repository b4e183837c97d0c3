/**
 * Puts the focus where the answer begins: into the field of a question that is written, else on
 * its heading, from where the keys choose.
 */
export function focusQuestion(heading: HTMLElement | null | undefined): void {
  if (!focusField(heading)) heading?.focus({ preventScroll: true });
}

/** The first part of it: where there is no field, the focus stays where the page has put it. */
export function focusField(heading: HTMLElement | null | undefined): boolean {
  const field = heading?.closest('article')?.querySelector<HTMLElement>(fields);
  if (!field || wouldOpenKeyboard()) return false;
  field.focus({ preventScroll: true });
  return true;
}

const fields = 'textarea:not(:disabled), input[type=text]:not(:disabled)';

/** That of a touch screen, which hides the question; whoever comes by keys has another one. */
function wouldOpenKeyboard(): boolean {
  const isByKey = document.activeElement?.matches(':focus-visible') ?? false;
  return window.matchMedia('(pointer: coarse)').matches && !isByKey;
}
