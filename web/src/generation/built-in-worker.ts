import { detectLanguage } from '@engram/generator/detect-language.ts';
import { makeSure } from '@engram/generator/make-sure.ts';
import { prepareText } from '@engram/generator/prepare-text.ts';
import { type Delivery, Order } from './built-in-contract.ts';
import { makeBatch } from './make-batch.ts';

/** The built-in generator beside the page, which never waits for it. */
const generator = { prepareText, detectLanguage, makeSure };

globalThis.addEventListener('message', ({ data, ports: [port] }: MessageEvent<unknown>) => {
  port?.postMessage(deliver(data));
});

function deliver(data: unknown): Delivery {
  try {
    return { batch: makeBatch(Order.parse(data), generator) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}
