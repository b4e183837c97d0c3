import type { Log } from '../../platform/log.ts';
import { hearBell } from '../../platform/progress/bell.ts';
import type { Platform } from '../../platform/start.ts';
import { isCurrent, type RunKey } from './store.ts';

/** Rung for the worker when its generation has been cancelled. */
export function stopBellOf(generationId: string): string {
  return `generation-stop:${generationId}`;
}

/** Without the bell the row is looked at this often. */
const lookEveryMs = 1_000;

/** Aborts when the run may no longer write: cancelled, ended, or overtaken by another run. */
export function watchRun(
  { db, progress, log }: Pick<Platform, 'db' | 'progress'> & { log: Log },
  run: RunKey,
): { lost: AbortSignal; stop: () => void } {
  const lost = new AbortController();
  const stopped = new AbortController();
  const bell = hearBell(progress, stopBellOf(run.generationId), stopped.signal);
  void (async () => {
    while (!stopped.signal.aborted) {
      try {
        if (!(await isCurrent(db, run))) lost.abort();
      } catch (error) {
        // The next look may succeed; what this run writes is checked in any case.
        log.debug({ err: error }, 'the row of a generation could not be read');
      }
      if (lost.signal.aborted) return;
      await bell.wait(lookEveryMs);
    }
  })();
  return { lost: lost.signal, stop: () => stopped.abort() };
}
