import type { DetachedWindowAPI } from 'happy-dom';

declare global {
  interface Window {
    happyDOM: DetachedWindowAPI;
  }
}

/** For tests of what is another thing in a window of another width. */
export function resizeWindow(width: number): void {
  window.happyDOM.setViewport({ width });
}
