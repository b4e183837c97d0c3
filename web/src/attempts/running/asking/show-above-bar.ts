/** Scrolls so far that nothing of it is behind the bar at the bottom, or below the window. */
export function showAboveBar(element: HTMLElement): void {
  const { top, bottom } = element.getBoundingClientRect();
  const bar = document.querySelector('[data-bottom-bar]')?.getBoundingClientRect();
  const hidden = bottom + gapPx - Math.min(bar?.top ?? Infinity, window.innerHeight);
  // What is taller than the room between the bars is read from its beginning.
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const room = top - (Number.parseFloat(scrollPaddingTop) || 0);
  const by = Math.min(hidden, room);
  if (by > 0) window.scrollBy({ top: by });
}

const gapPx = 16;
