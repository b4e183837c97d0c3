import { detectLanguage } from '@engram/generator/detect-language.ts';
import { makeSure } from '@engram/generator/make-sure.ts';
import { askMark } from '@engram/generator/marks/ask-mark.ts';
import { makeMarkedCards } from '@engram/generator/marks/make-marked-cards.ts';
import { makeMarkedQuestions, matchMarks } from '@engram/generator/marks/make-marked-questions.ts';
import { proposeMarks } from '@engram/generator/marks/propose-marks.ts';
import { readText } from '@engram/generator/marks/read-units.ts';
import { prepareText } from '@engram/generator/prepare-text.ts';
import { onTestFinished, vi } from 'vitest';
import { WorkerOrder } from '../../generation/built-in-contract.ts';
import { makeBatch } from '../../generation/make-batch.ts';
import { answerOrder } from '../../marks/rules/answer-order.ts';
import { Order } from '../../marks/rules/contract.ts';

const rules = { readText, proposeMarks, askMark, makeMarkedQuestions, makeMarkedCards, matchMarks };

/**
 * For tests: both workers of a trial with their real rules, in the page's own thread. They end with
 * the test, so that the next one starts its own.
 */
export function stubTrialWorkers(): void {
  const workers: EventTarget[] = [];
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      constructor() {
        super();
        workers.push(this);
      }

      postMessage(data: unknown, [port]: MessagePort[]) {
        const marking = Order.safeParse(data);
        if (marking.success) port?.postMessage({ reply: answerOrder(marking.data, rules) });
        const order = WorkerOrder.safeParse(data);
        if (order.data?.kind === 'make') {
          const generator = { prepareText, detectLanguage, makeSure };
          port?.postMessage({ batch: makeBatch(order.data, generator) });
        }
      }
    },
  );
  onTestFinished(() => {
    for (const worker of workers) worker.dispatchEvent(new Event('error'));
  });
}
