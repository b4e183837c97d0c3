import { parentPort } from 'node:worker_threads';
import { makeQuestions } from '@engram/generator/make-questions.ts';
import type { BuiltInRequest } from '../../pipeline/run-pipeline.ts';
import type { ThreadReply } from './start-thread.ts';

parentPort?.on('message', (request: BuiltInRequest) => parentPort?.postMessage(answer(request)));

function answer(request: BuiltInRequest): ThreadReply {
  try {
    return { drafts: makeQuestions(request) };
  } catch (error) {
    // Its name only: a message could repeat the text.
    return { failure: error instanceof Error ? error.name : 'unknown' };
  }
}
