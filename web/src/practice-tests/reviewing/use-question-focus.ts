import { useCallback, useEffect, useRef } from 'react';

/** Long enough for a list to change and a dialog to close, too short for somebody's next step. */
const willMs = 1_000;
const lookEveryMs = 40;

/**
 * Where the keyboard goes when questions come and go: a form or a button that is gone leaves its
 * focus to the question named before, never to the top of the page.
 */
export function useQuestionFocus() {
  const list = useRef<HTMLOListElement>(null);
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  useEffect(() => () => clearInterval(timer.current), []);

  const bequeath = useCallback((questionId: string) => {
    const until = performance.now() + willMs;
    clearInterval(timer.current);
    timer.current = setInterval(() => {
      const row = list.current?.querySelector(`[data-question="${questionId}"]`);
      const title = row?.querySelector<HTMLElement>('[data-question-title]');
      const isLost = document.activeElement === document.body;
      if (isLost) title?.focus();
      if ((isLost && title) || performance.now() > until) clearInterval(timer.current);
    }, lookEveryMs);
  }, []);
  return { list, bequeath };
}
