import { countSupported, countSure, countSureCards } from '@engram/generator/count-sure.ts';
import { detectLanguage } from '@engram/generator/detect-language.ts';
import { makeSureCards } from '@engram/generator/make-sure-cards.ts';
import { makeSure } from '@engram/generator/make-sure.ts';
import { proposeMarks } from '@engram/generator/marks/propose-marks.ts';
import { prepareText } from '@engram/generator/prepare-text.ts';
import { type Delivery, WorkerOrder } from './built-in-contract.ts';
import { countItems } from './count-items.ts';
import { makeBatch } from './make-batch.ts';

/** The built-in generator beside the page, which never waits for it. */
const generator = {
  prepareText,
  detectLanguage,
  countSupported,
  countSure,
  countSureCards,
  makeSure,
  makeSureCards,
  proposeMarks,
};

globalThis.addEventListener('message', ({ data, ports: [port] }: MessageEvent<unknown>) => {
  port?.postMessage(deliver(data));
});

function deliver(data: unknown): Delivery {
  try {
    const order = WorkerOrder.parse(data);
    if (order.kind === 'make') return { batch: makeBatch(order, generator) };
    return { count: countItems(order, generator) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}
