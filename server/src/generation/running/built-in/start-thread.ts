import { Worker } from 'node:worker_threads';
import type { Topic } from '@engram/generator/extract-topics.ts';
import type { Log } from '../../../platform/log.ts';
import type { ItemDraft } from '../../pipeline/items/item.ts';
import type { BuiltInRequest } from '../../pipeline/pipeline-request.ts';

export type ThreadRequest = BuiltInRequest | { topicsOf: string };
/** The drafts, or the topics of a text. */
export type ThreadResult = { drafts: ItemDraft[] } | { topics: Topic[] };
/** What the thread answers: what was asked for, or the name of what went wrong. */
export type ThreadReply = ThreadResult | { failure: string };

export type Task = {
  request: ThreadRequest;
  resolve: (result: ThreadResult) => void;
  reject: (reason: unknown) => void;
};

export type GeneratorThread = {
  isFree: () => boolean;
  /** For a free one only. The time of a task counts from here. */
  take: (task: Task) => void;
  /** Ends the thread when it is at this task: it cannot be told to stop. */
  drop: (task: Task, reason: unknown) => void;
  end: () => Promise<void>;
};

/** Ten times what the largest text takes. */
const longestMs = 10_000;

type Events = { onFree: () => void; onEnd: () => void };

export function startThread(log: Log, { onFree, onEnd }: Events): GeneratorThread {
  let current: Task | undefined;
  let timer: NodeJS.Timeout | undefined;
  let hasEnded = false;
  const worker = new Worker(new URL('thread.ts', import.meta.url));
  worker.unref();
  worker.on('message', (reply: ThreadReply) => {
    const task = release();
    if ('failure' in reply) {
      task?.reject(new Error(`The built-in generator failed: ${reply.failure}`));
    } else task?.resolve(reply);
    onFree();
  });
  worker.on('error', (error) => {
    log.error({ err: error }, 'the thread of the built-in generator died');
    end(error);
  });

  function release(): Task | undefined {
    clearTimeout(timer);
    const task = current;
    current = undefined;
    return task;
  }

  function end(reason: unknown): void {
    if (hasEnded) return;
    hasEnded = true;
    void worker.terminate();
    release()?.reject(reason);
    onEnd();
  }

  return {
    isFree: () => !current && !hasEnded,
    take(task) {
      current = task;
      timer = setTimeout(() => end(new Error('The built-in generator took too long')), longestMs);
      timer.unref();
      worker.postMessage(task.request);
    },
    drop(task, reason) {
      if (task === current) end(reason);
    },
    async end() {
      end(new Error('The worker stops'));
      await worker.terminate();
    },
  };
}
