import { BroadcastChannel, parentPort, threadId } from 'node:worker_threads';
import type { ThreadReady, ThreadReply, ThreadRequest } from '../start-thread.ts';

/**
 * For tests: a thread that does what the text or the seed says, and answers with its own number. One
 * that waits takes no processor, until a test says the same words.
 */

const words = new BroadcastChannel('obedient-threads');
const said = new Set<string>();
let onSaid = () => {};
words.onmessage = ({ data }) => {
  said.add(String(data));
  onSaid();
};

parentPort?.on('message', (request: ThreadRequest) => void obey(request));
parentPort?.postMessage({ isReady: true } satisfies ThreadReady);

async function obey(request: ThreadRequest): Promise<void> {
  const order = 'topicsOf' in request ? request.topicsOf : request.seed;
  if (order === 'loop') for (;;);
  if (order === 'die') throw new RangeError('dead');
  if (order.startsWith('wait')) await hear(order);
  const reply: ThreadReply =
    'topicsOf' in request
      ? { topics: [{ name: String(threadId), relevance: 100 }] }
      : { drafts: [] };
  parentPort?.postMessage(reply);
}

async function hear(order: string): Promise<void> {
  while (!said.has(order)) await new Promise<void>((resolve) => (onSaid = resolve));
}
