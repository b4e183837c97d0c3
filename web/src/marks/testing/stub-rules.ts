import { askMark } from '@engram/generator/marks/ask-mark.ts';
import { makeMarkedCards } from '@engram/generator/marks/make-marked-cards.ts';
import { makeMarkedQuestions, matchMarks } from '@engram/generator/marks/make-marked-questions.ts';
import { proposeMarks } from '@engram/generator/marks/propose-marks.ts';
import { readText } from '@engram/generator/marks/read-units.ts';
import { vi } from 'vitest';
import { answerOrder } from '../rules/answer-order.ts';
import { Order } from '../rules/contract.ts';

const rules = {
  readText,
  proposeMarks,
  askMark,
  makeMarkedQuestions,
  makeMarkedCards,
  matchMarks,
};

/** For tests: the real rules, in a worker that is in the page's own thread and outlives the test. */
export function stubRules(): void {
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage(data: unknown, [port]: MessagePort[]) {
        port?.postMessage({ reply: answerOrder(Order.parse(data), rules) });
      }
    },
  );
}
