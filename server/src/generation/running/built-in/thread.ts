import { parentPort } from 'node:worker_threads';
import { extractTopics } from '@engram/generator/extract-topics.ts';
import { makeWithoutAi } from './make-without-ai.ts';
import type { ThreadReady, ThreadReply, ThreadRequest } from './start-thread.ts';

parentPort?.on('message', (request: ThreadRequest) => parentPort?.postMessage(answer(request)));

parentPort?.postMessage({ isReady: true } satisfies ThreadReady);

function answer(request: ThreadRequest): ThreadReply {
  try {
    if ('topicsOf' in request) return { topics: extractTopics(request.topicsOf) };
    return { drafts: makeWithoutAi(request) };
  } catch (error) {
    // Its name only: a message could repeat the text.
    return { failure: error instanceof Error ? error.name : 'unknown' };
  }
}
