import { useEffect, useMemo } from 'react';

type Shown = {
  /** The question before the learner; undefined while there is none. */
  questionId: string | undefined;
  onSpent: (questionId: string, ms: number) => void;
  isActive: boolean;
};

/**
 * Tells how long a question stood before the learner, as far as the page was seen: when another one
 * comes, when the page is hidden, and now and then, so that a crash loses little. What it returns
 * tells at once what is not told yet.
 */
export function useQuestionTime({ questionId, onSpent, isActive }: Shown): () => void {
  const watch = useMemo(
    () => (isActive && questionId !== undefined ? startWatch(questionId, onSpent) : undefined),
    [isActive, questionId, onSpent],
  );

  useEffect(() => {
    if (!watch) return;
    watch.follow();
    document.addEventListener('visibilitychange', watch.follow);
    window.addEventListener('pagehide', watch.tell);
    const timer = setInterval(watch.tell, tellEveryMs);
    return () => {
      watch.tell();
      watch.rest();
      document.removeEventListener('visibilitychange', watch.follow);
      window.removeEventListener('pagehide', watch.tell);
      clearInterval(timer);
    };
  }, [watch]);

  return watch?.tell ?? doNothing;
}

const tellEveryMs = 10_000;

function doNothing(): void {}

function startWatch(questionId: string, onSpent: Shown['onSpent']) {
  let since: number | undefined;

  function tell() {
    if (since === undefined) return;
    const now = performance.now();
    onSpent(questionId, now - since);
    since = now;
  }
  function rest() {
    since = undefined;
  }
  return {
    tell,
    rest,
    follow() {
      tell();
      since = document.visibilityState === 'visible' ? (since ?? performance.now()) : undefined;
    },
  };
}
