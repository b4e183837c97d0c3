type PageWatch = {
  /** There is a network again, or somebody at the page: what failed may go now. */
  onBack: () => void;
  onVisibility: () => void;
  /** It may be the last that we hear of it. */
  onLeave: () => void;
};

/** For those who send what this browser has kept. Ends with what it returns. */
export function watchPage({ onBack, onVisibility, onLeave }: PageWatch): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  for (const type of ['online', 'focus', 'pageshow']) {
    window.addEventListener(type, onBack, { signal });
  }
  window.addEventListener('pagehide', onLeave, { signal });
  document.addEventListener('visibilitychange', onVisibility, { signal });
  return () => ending.abort();
}
