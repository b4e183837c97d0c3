import type { Worker } from 'node:worker_threads';

/** How often a thread at work is asked for its processor time. */
const lookEveryMs = 250;

export type Budget = {
  /** From now on it may have used no more than this since it began. */
  lower: (budgetMs: number) => void;
  stop: () => void;
};

/**
 * Calls once a thread has computed for too long from now on. On a busy machine a text takes long
 * without being large, so only the time counts in which the thread had a processor. It is read from
 * outside: a thread in an endless loop tells nothing by itself.
 */
export function watchBudget(
  worker: Pick<Worker, 'cpuUsage'>,
  budgetMs: number,
  onOver: () => void,
): Budget {
  let mostMs = budgetMs;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function look(began: NodeJS.CpuUsage): Promise<void> {
    const { user, system } = await worker.cpuUsage(began);
    if (isStopped) return;
    if ((user + system) / 1000 < mostMs) return lookLater(began);
    isStopped = true;
    onOver();
  }

  function lookLater(began: NodeJS.CpuUsage): void {
    timer = setTimeout(() => void look(began).catch(ignoreEnd), lookEveryMs);
    timer.unref();
  }

  worker
    .cpuUsage()
    .then((began) => {
      if (!isStopped) lookLater(began);
    })
    .catch(ignoreEnd);

  return {
    lower(lessMs) {
      mostMs = lessMs;
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** A thread that has ended has no processor time to tell, and needs no budget. */
function ignoreEnd(): void {}
