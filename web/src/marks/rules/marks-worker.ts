import { askMark } from '@engram/generator/marks/ask-mark.ts';
import { makeMarkedCards } from '@engram/generator/marks/make-marked-cards.ts';
import { makeMarkedQuestions, matchMarks } from '@engram/generator/marks/make-marked-questions.ts';
import { proposeMarks } from '@engram/generator/marks/propose-marks.ts';
import { readText } from '@engram/generator/marks/read-units.ts';
import { answerOrder } from './answer-order.ts';
import { Order } from './contract.ts';

/** The rules for marks beside the page, so that a long text never makes a press wait. */
const rules = {
  readText,
  proposeMarks,
  askMark,
  makeMarkedQuestions,
  makeMarkedCards,
  matchMarks,
};

globalThis.addEventListener('message', ({ data, ports: [port] }: MessageEvent<unknown>) => {
  port?.postMessage(deliver(data));
});

function deliver(data: unknown) {
  try {
    return { reply: answerOrder(Order.parse(data), rules) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}
