import type { Question } from '@engram/core/questions/question.ts';
import type { Worker } from '@playwright/test';

type Delivery = { batch: { questions: Question[] } };

/** Orders questions of the app's own worker as its page does; undefined while it does not answer. */
export function askWorker(
  worker: Worker,
  order: object,
  patienceMs: number,
): Promise<Delivery | undefined> {
  return worker.evaluate(
    ({ data, patience }) =>
      new Promise((resolve) => {
        const { port1: inbox, port2: outbox } = new MessageChannel();
        inbox.addEventListener('message', (event) => resolve(event.data));
        inbox.start();
        setTimeout(() => resolve(undefined), patience);
        globalThis.dispatchEvent(new MessageEvent('message', { data, ports: [outbox] }));
      }),
    { data: order, patience: patienceMs },
  );
}
