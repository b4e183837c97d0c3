import type { Topic } from '@engram/generator/extract-topics.ts';
import type { Log } from '../../../platform/log.ts';
import type { PipelineRequest } from '../../pipeline/pipeline-request.ts';
import {
  type GeneratorThread,
  startThread,
  type Task,
  type ThreadRequest,
  type ThreadResult,
} from './start-thread.ts';

export type MakeBuiltIn = PipelineRequest['makeBuiltIn'];
export type FindTopics = (text: string, signal: AbortSignal) => Promise<Topic[]>;

export type BuiltIn = {
  makeBuiltIn: MakeBuiltIn;
  findTopics: FindTopics;
  close: () => Promise<void>;
};

/** More would take the processors from everything else. */
const mostThreads = 2;

/**
 * The built-in generator in threads of its own, each with one text after the other: it computes for
 * up to a second, in which the worker goes on with everything else. A thread starts when a text
 * finds none free. How long a text waits for its turn is up to whoever asks.
 */
export function openBuiltIn(log: Log): BuiltIn {
  const waiting: Task[] = [];
  const threads = new Set<GeneratorThread>();

  function addThread(): GeneratorThread | undefined {
    if (threads.size >= mostThreads) return undefined;
    const started = startThread(log, {
      onFree: next,
      onEnd() {
        threads.delete(started);
        next();
      },
    });
    threads.add(started);
    return started;
  }

  function next(): void {
    if (waiting.length === 0) return;
    const free = [...threads].find((thread) => thread.isFree()) ?? addThread();
    const task = free && waiting.shift();
    if (task) free.take(task);
  }

  function ask(request: ThreadRequest, signal: AbortSignal): Promise<ThreadResult> {
    signal.throwIfAborted();
    const { promise, ...ends } = Promise.withResolvers<ThreadResult>();
    const task = { request, ...ends };
    const stop = () => {
      const at = waiting.indexOf(task);
      if (at >= 0) waiting.splice(at, 1);
      for (const thread of threads) thread.drop(task, signal.reason);
      task.reject(signal.reason);
    };
    signal.addEventListener('abort', stop);
    waiting.push(task);
    next();
    return promise.finally(() => signal.removeEventListener('abort', stop));
  }

  return {
    async makeBuiltIn(request, signal) {
      const result = await ask(request, signal);
      return 'drafts' in result ? result.drafts : [];
    },
    async findTopics(text, signal) {
      const result = await ask({ topicsOf: text }, signal);
      return 'topics' in result ? result.topics : [];
    },
    /** A thread that is left alone keeps its process alive. */
    async close() {
      await Promise.all(Array.from(threads, (thread) => thread.end()));
    },
  };
}
