import { makeBlockWriter } from '../block-writer.ts';
import { type ReadDocument, type Reading, readingLimits } from '../reading.ts';
import { decodeHtml } from './decode-html.ts';
import { findMainText } from './find-main-text.ts';
import { readPage } from './read-html.ts';
import { findTexMarks, type TexMarks } from './split-tex.ts';

/** A page of the web: its main text below its title, without what sites put around it. */
export const readWebPage: ReadDocument = async (bytes) => {
  const page = await decodeHtml(bytes);
  const main = findMainText(page);
  const title = tidyTitle(main?.title ?? '');
  const titled = title === '' ? {} : { title };
  const texMarks = findTexMarks(page);
  const read = main && readMarkup(main.content, { title, texMarks });
  // A page of short pieces has no main text, and is read as a whole.
  const isEnough = read !== undefined && read.text.length >= leastCharacters;
  return { ...(isEnough ? read : readMarkup(page, { title: '', texMarks })), ...titled };
};

const leastCharacters = 300;

type Around = { title: string; texMarks: TexMarks };

function readMarkup(markup: string, { title, texMarks }: Around): Reading {
  const writer = makeBlockWriter();
  if (title !== '') writer.write({ kind: 'heading', level: 1, text: title });
  readPage(markup, writer.write, writer.isFull, texMarks);
  return writer.finish();
}

function tidyTitle(title: string): string {
  const line = title.replace(/[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  // Most sites add their own name.
  return line
    .replace(/ [|·»] [^|·»]{1,60}$/u, '')
    .slice(0, readingLimits.titleCharacters)
    .toWellFormed()
    .trim();
}
