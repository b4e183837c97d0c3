import { availableParallelism, totalmem } from 'node:os';
import type { Topic } from '@engram/generator/extract-topics.ts';
import type { Log } from '../../../platform/log.ts';
import type { ItemDraft } from '../../pipeline/items/item.ts';
import type { BuiltInRequest } from '../../pipeline/pipeline-request.ts';
import { openLine, type Waiter } from './line.ts';
import {
  type GeneratorThread,
  startThread,
  type Task,
  type ThreadOptions,
  type ThreadRequest,
  type ThreadResult,
} from './start-thread.ts';

export type Turn = Waiter & {
  signal: AbortSignal;
  /** It is at work from now on. */
  onTurn: () => void;
};
export type MakeBuiltIn = (request: BuiltInRequest, turn: Turn) => Promise<ItemDraft[]>;
export type FindTopics = (text: string, signal: AbortSignal) => Promise<Topic[]>;

export type BuiltIn = {
  makeBuiltIn: MakeBuiltIn;
  findTopics: FindTopics;
  close: () => Promise<void>;
};

type Options = ThreadOptions & { mostThreads: number };

const usual: Options = {
  script: new URL('thread.ts', import.meta.url),
  // Ten times what the largest text takes.
  budgetMs: 10_000,
  mostThreads: countThreads(),
};

/**
 * The built-in generator in threads of its own, each with one text after the other: it computes for
 * up to a second, in which the worker goes on with everything else. A thread starts when a text
 * finds none free, and stays. How long a text waits for its turn is up to whoever asks.
 */
export function openBuiltIn(log: Log, options: Partial<Options> = {}): BuiltIn {
  const { mostThreads, ...threadOptions } = { ...usual, ...options };
  const line = openLine<Turn & Task>();
  const threads = new Set<GeneratorThread>();
  let isClosed = false;

  function addThread(): void {
    const started = startThread(log, threadOptions, {
      onFree: next,
      onEnd(reason) {
        threads.delete(started);
        if (isClosed) return;
        // Whoever comes next finds a warm one. One that cannot even start is not tried for ever.
        if (started.isReady()) addThread();
        else line.next()?.reject(reason);
        next();
      },
    });
    threads.add(started);
  }

  function next(): void {
    const all = [...threads];
    for (const free of all.filter((thread) => thread.isFree())) {
      const task = line.next();
      if (!task) break;
      task.onTurn();
      free.take(task);
    }
    const starting = all.filter((thread) => !thread.isReady()).length;
    if (starting < line.length() && threads.size < mostThreads) addThread();
    line.tellAll(all.filter((thread) => thread.isReady() && !thread.isFree()).length);
  }

  function ask(request: ThreadRequest, turn: Turn): Promise<ThreadResult> {
    const { signal } = turn;
    signal.throwIfAborted();
    const { promise, ...ends } = Promise.withResolvers<ThreadResult>();
    const task = { request, ...turn, ...ends };
    const stop = () => {
      line.leave(task);
      for (const thread of threads) thread.forsake(task);
      task.reject(signal.reason);
      next();
    };
    signal.addEventListener('abort', stop);
    line.join(task);
    next();
    return promise.finally(() => signal.removeEventListener('abort', stop));
  }

  return {
    async makeBuiltIn(request, turn) {
      const result = await ask(request, turn);
      return 'drafts' in result ? result.drafts : [];
    },
    async findTopics(text, signal) {
      const turn = { signal, goesOn: false, onWait: () => {}, onTurn: () => {} };
      const result = await ask({ topicsOf: text }, turn);
      return 'topics' in result ? result.topics : [];
    },
    /** A thread that is left alone keeps its process alive. */
    async close() {
      isClosed = true;
      const stops = new Error('The worker stops');
      for (let task = line.next(); task; task = line.next()) task.reject(stops);
      await Promise.all(Array.from(threads, (thread) => thread.end()));
    },
  };
}

/** More than two would take the processors from everything else; each keeps about 150 MB. */
function countThreads(): number {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity);
  return availableParallelism() > 1 && memory >= 2 ** 30 ? 2 : 1;
}
