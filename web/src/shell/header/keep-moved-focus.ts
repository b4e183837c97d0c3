/**
 * A closing menu gives focus back to its button. After a change of page the new heading already
 * has it, and must keep it.
 */
export function keepMovedFocus(event: Event): void {
  const focused = document.activeElement;
  if (focused !== null && focused !== document.body) event.preventDefault();
}
