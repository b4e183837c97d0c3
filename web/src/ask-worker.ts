/** Sends an order to a worker and waits for what it posts back, for as long as the signal lets it. */
export function askWorker(worker: Worker, order: unknown, signal: AbortSignal): Promise<unknown> {
  const { port1: inbox, port2: outbox } = new MessageChannel();
  const settled = new AbortController();
  const once = { signal: settled.signal };
  return new Promise<unknown>((resolve, reject) => {
    inbox.addEventListener('message', ({ data }) => resolve(data), once);
    inbox.addEventListener('messageerror', () => reject(new Error('It cannot be read.')), once);
    worker.addEventListener('error', () => reject(new Error('The worker did not load.')), once);
    signal.addEventListener('abort', () => reject(new Error('Nobody waits any more.')), once);
    inbox.start();
    worker.postMessage(order, [outbox]);
  }).finally(() => {
    settled.abort();
    inbox.close();
  });
}
