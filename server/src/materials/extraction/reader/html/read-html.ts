import { Parser } from 'htmlparser2';
import { type Block, makeBlockWriter } from '../block-writer.ts';
import type { ReadDocument } from '../reading.ts';
import { decodeHtml } from './decode-html.ts';
import { makePageReader } from './make-page-reader.ts';
import { findTexMarks } from './split-tex.ts';

export const readHtml: ReadDocument = async (bytes) => {
  const writer = makeBlockWriter();
  readPage(await decodeHtml(bytes), writer.write, writer.isFull);
  return writer.finish();
};

/** Says the blocks of a page. Pages are never broken: what is not closed closes at the end. */
export function readPage(
  page: string,
  onBlock: (block: Block) => void,
  isEnough: () => boolean,
  texMarks = findTexMarks(page),
): void {
  const reader = makePageReader({ onBlock, texMarks });
  const parser = new Parser(reader, { recognizeSelfClosing: true, lowerCaseTags: true });
  for (let from = 0; from < page.length && !isEnough(); from += chunkLength) {
    parser.write(page.slice(from, from + chunkLength));
  }
  parser.end();
  reader.finish();
}

const chunkLength = 64 * 1024;
