import { parentPort } from 'node:worker_threads';
import { extractTopics } from '@engram/generator/extract-topics.ts';
import { makeWithoutAi } from './make-without-ai.ts';
import type { ThreadReady, ThreadReply, ThreadRequest } from './start-thread.ts';

parentPort?.on('message', (request: ThreadRequest) => parentPort?.postMessage(answer(request)));

// The language data is loaded by the first text, so that comes before anybody's own.
answer({
  text: 'The cell is the smallest unit of life. The nucleus of a cell holds its genes.',
  wanted: [{ type: 'fill-in-blank', count: 1 }],
  seed: '',
  topics: [],
  avoid: [],
  spans: [],
});
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
