/**
 * Waits, but no longer than until the connection or the tab comes back, or the signal says so. A
 * tab that nobody sees waits on.
 */
export function nextChance(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const timer = setInterval(goOnIfSeen, milliseconds);
    for (const [target, event] of [
      [window, 'online'],
      [document, 'visibilitychange'],
    ] as const) {
      target.addEventListener(event, goOnIfSeen, { signal: listening.signal });
    }
    signal.addEventListener('abort', goOn, { signal: listening.signal });

    function goOnIfSeen() {
      if (!document.hidden) goOn();
    }

    function goOn() {
      clearInterval(timer);
      listening.abort();
      resolve();
    }
  });
}
