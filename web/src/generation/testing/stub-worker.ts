import { onTestFinished, vi } from 'vitest';

type Load = () => Promise<unknown>;

/** For tests: a worker in the page's own thread. */
export class StubWorker extends EventTarget {
  readonly url: string;
  isTerminated = false;
  readonly #load: Load | undefined;

  constructor(url: string, load: Load | undefined) {
    super();
    this.url = url;
    this.#load = load;
  }

  postMessage(data: unknown, ports: MessagePort[]): void {
    // The code of another test may still listen on this page.
    void this.#load?.().then(() => {
      globalThis.dispatchEvent(Object.assign(new Event('message'), { data, ports }));
    });
  }

  terminate(): void {
    this.isTerminated = true;
  }

  /** As a browser tells that the script could not be fetched. */
  breakDown(): void {
    this.dispatchEvent(new Event('error'));
  }
}

/**
 * Every worker of the page, in the order in which they were started; `load` brings its real code,
 * without which they never answer.
 * They end with the test, so that the next one starts its own.
 */
export function stubWorkers(load?: Load): StubWorker[] {
  const workers: StubWorker[] = [];
  vi.stubGlobal(
    'Worker',
    class extends StubWorker {
      constructor(url: string) {
        super(url, load);
        workers.push(this);
      }
    },
  );
  onTestFinished(() => {
    for (const worker of workers) worker.breakDown();
  });
  return workers;
}
