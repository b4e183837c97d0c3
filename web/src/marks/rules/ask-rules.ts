import { askWorker } from '../../ask-worker.ts';
import { logIgnored } from '../../http/log-ignored.ts';
import { trustWorkerUrl } from '../../trusted-worker-url.ts';
import {
  type Asked,
  Delivery,
  type Made,
  type Order,
  type Reading,
  replies,
  type Written,
} from './contract.ts';
// oxlint-disable-next-line import/default -- the address that Vite makes of it, not the module
import workerUrl from './marks-worker.ts?worker&url';

/** One for the page, from the moment when somebody marks. */
let running: Worker | undefined;

/** The text as it is shown, and the words in it that are worth marking. */
export async function readText(text: string): Promise<Reading> {
  return replies.read.parse(await ask({ task: 'read', text }));
}

type Asking = Extract<Order, { task: 'ask' }>;

/** Whether these words can be asked about, and what they are as whole words. */
export async function askMark(asking: Omit<Asking, 'task'>): Promise<Asked> {
  return replies.ask.parse(await ask({ task: 'ask', ...asking }));
}

type Making = Extract<Order, { task: 'make' }>;

/** What all marks of a text become. */
export async function makeQuestions(making: Omit<Making, 'task'>): Promise<Made> {
  return replies.make.parse(await ask({ task: 'make', ...making }));
}

type Writing = Extract<Order, { task: 'write' }>;

/** The questions that all marks of a text become, with their answers. */
export async function writeQuestions(writing: Omit<Writing, 'task'>): Promise<Written> {
  return replies.write.parse(await ask({ task: 'write', ...writing }));
}

/** Fetches the rules while there is a network. */
export function preloadRules(): void {
  try {
    getWorker();
  } catch (error) {
    // A browser without workers; whoever marks will hear of it.
    logIgnored('The rules for marks do not start here.', error);
  }
}

async function ask(order: Order): Promise<unknown> {
  const delivery = Delivery.parse(await askWorker(getWorker(), order, never));
  if ('failure' in delivery) throw new Error(delivery.failure);
  return delivery.reply;
}

/** It answers within moments, so nobody has to give up. */
const never = new AbortController().signal;

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
