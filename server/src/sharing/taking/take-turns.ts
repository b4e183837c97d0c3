import { AppError } from '../../http/app-error.ts';

type Kind = 'submission' | 'start' | 'save';

/** Does a piece of work when it is its turn. */
export type TakeTurn = <T>(kind: Kind, work: () => Promise<T>) => Promise<T>;

/**
 * What a class writes at one moment waits here, and not for a connection to the database: there it
 * would be refused after a few seconds, and everybody else would stand behind it. A submission goes
 * before a start, which stops nobody when it is refused, and what is saved on the way comes last: it
 * is saved again soon.
 */
export function makeTurns({ most, waitMs }: { most: number; waitMs: number }): TakeTurn {
  const waiting: Record<Kind, Set<() => void>> = {
    submission: new Set(),
    start: new Set(),
    save: new Set(),
  };
  let running = 0;

  function wait(kind: Kind): Promise<void> {
    const queue = waiting[kind];
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        queue.delete(begin);
        reject(new AppError('unavailable', { retryAfterSeconds: 1 }));
      }, waitMs);
      function begin(): void {
        clearTimeout(timer);
        queue.delete(begin);
        resolve();
      }
      queue.add(begin);
    });
  }

  /** The turn goes over to whoever waits, so that nobody can come between. */
  function handOver(): void {
    const queue = [waiting.submission, waiting.start, waiting.save].find(({ size }) => size > 0);
    const [next] = queue ?? [];
    if (next) next();
    else running -= 1;
  }

  return async (kind, work) => {
    if (running < most) running += 1;
    else await wait(kind);
    try {
      return await work();
    } finally {
      handOver();
    }
  };
}
