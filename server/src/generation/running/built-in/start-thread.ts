import { Worker } from 'node:worker_threads';
import type { Topic } from '@engram/generator/extract-topics.ts';
import type { Log } from '../../../platform/log.ts';
import type { ItemDraft } from '../../pipeline/items/item.ts';
import type { BuiltInRequest } from '../../pipeline/pipeline-request.ts';
import { type Budget, watchBudget } from './watch-budget.ts';

export type ThreadRequest = BuiltInRequest | { topicsOf: string };
/** The drafts, or the topics of a text. */
export type ThreadResult = { drafts: ItemDraft[] } | { topics: Topic[] };
/** What the thread answers: what was asked for, or the name of what went wrong. */
export type ThreadReply = ThreadResult | { failure: string };
/** Told once, before anything is asked: everything is loaded. */
export type ThreadReady = { isReady: true };

export type Task = {
  request: ThreadRequest;
  resolve: (result: ThreadResult) => void;
  reject: (reason: unknown) => void;
};

export type GeneratorThread = {
  isReady: () => boolean;
  isFree: () => boolean;
  /** For a free one only. The time of a task counts from here. */
  take: (task: Task) => void;
  /** Its result is not wanted any more. */
  forsake: (task: Task) => void;
  end: () => Promise<void>;
};

export type ThreadOptions = {
  script: URL;
  /** Processor time of one task. */
  budgetMs: number;
};

/**
 * A forsaken task may compute for this long. Most are done by then, and the thread stays warm; to
 * end it would cost about as much, since the next one has to load everything.
 */
const forsakenMs = 1_000;
/** By the clock, for a thread that is stuck without computing. Nothing that goes well takes it. */
const ceilingMs = 120_000;

type Events = { onFree: () => void; onEnd: (reason: unknown) => void };

/** A thread loads what the generator needs before its first task, and keeps it for all others. */
export function startThread(
  log: Log,
  { script, budgetMs }: ThreadOptions,
  { onFree, onEnd }: Events,
): GeneratorThread {
  let current: Task | undefined;
  let budget: Budget | undefined;
  let isReady = false;
  let hasEnded = false;
  let ceiling = limitTime();
  const worker = new Worker(script);
  worker.unref();
  worker.on('message', (message: ThreadReply | ThreadReady) => {
    const task = release();
    if ('isReady' in message) {
      isReady = true;
      log.debug('a thread of the built-in generator is ready');
    } else if ('failure' in message) {
      task?.reject(new Error(`The built-in generator failed: ${message.failure}`));
    } else task?.resolve(message);
    onFree();
  });
  worker.on('error', (error) => {
    log.error({ err: error }, 'the thread of the built-in generator died');
    end(error);
  });

  function limitTime(): NodeJS.Timeout {
    const stuck = () => end(new Error('The built-in generator was stuck'));
    return setTimeout(stuck, ceilingMs).unref();
  }

  function release(): Task | undefined {
    clearTimeout(ceiling);
    budget?.stop();
    const task = current;
    current = undefined;
    return task;
  }

  function end(reason: unknown): void {
    if (hasEnded) return;
    hasEnded = true;
    void worker.terminate();
    release()?.reject(reason);
    onEnd(reason);
  }

  return {
    isReady: () => isReady,
    isFree: () => isReady && !current && !hasEnded,
    take(task) {
      current = task;
      ceiling = limitTime();
      budget = watchBudget(worker, budgetMs, () =>
        end(new Error('The built-in generator computed for too long')),
      );
      worker.postMessage(task.request);
    },
    forsake(task) {
      if (task === current) budget?.lower(Math.min(budgetMs, forsakenMs));
    },
    async end() {
      end(new Error('The worker stops'));
      await worker.terminate();
    },
  };
}
