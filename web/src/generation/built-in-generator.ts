import { askWorker } from '../ask-worker.ts';
import { unanswered } from '../http/api-error.ts';
import { logIgnored } from '../http/log-ignored.ts';
import { trustWorkerUrl } from '../trusted-worker-url.ts';
import {
  type Batch,
  type CountOrder,
  Delivery,
  type Order,
  type SureCount,
  type WorkerOrder,
} from './built-in-contract.ts';
// oxlint-disable-next-line import/default -- the address that Vite makes of it, not the module
import workerUrl from './built-in-worker.ts?worker&url';

/** One for the page, from the moment when somebody may need it. */
let running: Worker | undefined;

/** Fetches the generator while there is a network (D7). */
export function preloadGenerator(): void {
  try {
    getWorker();
  } catch (error) {
    // A browser without workers; whoever needs the generator will hear of it.
    logIgnored('The built-in generator does not start here.', error);
  }
}

/** Makes questions beside the page. */
export async function orderBatch(order: Order, signal: AbortSignal): Promise<Batch> {
  const delivery = await ask({ kind: 'make', ...order }, signal);
  if (!('batch' in delivery)) throw new Error('Something else was delivered.');
  return delivery.batch;
}

/**
 * Counts beside the page. Nobody can give it up: a worker that is stopped has to be fetched anew, and
 * a number that is not needed any more is soon there.
 */
export async function orderCount(order: CountOrder): Promise<SureCount> {
  const delivery = await ask(order, new AbortController().signal);
  if (!('count' in delivery)) throw new Error('Something else was delivered.');
  return delivery.count;
}

type Delivered = Exclude<Delivery, { failure: string }>;

/** The page does not freeze meanwhile, and never waits longer than 30 s. */
async function ask(order: WorkerOrder, signal: AbortSignal): Promise<Delivered> {
  if (signal.aborted) throw unanswered('aborted', {});
  const worker = getWorker();
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), deadlineMs);
  try {
    const either = AbortSignal.any([signal, deadline.signal]);
    const delivery = Delivery.parse(await askWorker(worker, order, either));
    if ('failure' in delivery) throw new Error(delivery.failure);
    return delivery;
  } catch (error) {
    if (!signal.aborted && !deadline.signal.aborted) throw error;
    replace(worker);
    throw unanswered(signal.aborted ? 'aborted' : 'generation-timed-out', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

const deadlineMs = 30_000;

/** Nothing else stops a worker that is at work; the next order finds a fresh one. */
function replace(worker: Worker): void {
  worker.terminate();
  if (running === worker) running = undefined;
  preloadGenerator();
}

function getWorker(): Worker {
  if (running) return running;
  const worker = new Worker(trustWorkerUrl(workerUrl), { type: 'module' });
  // One that could not be fetched is of no use; the next attempt may find the network again.
  worker.addEventListener('error', () => {
    if (running === worker) running = undefined;
  });
  running = worker;
  return worker;
}
