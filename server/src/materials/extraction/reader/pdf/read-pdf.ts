import type { PDFDocumentProxy } from 'unpdf/pdfjs';
import { type ReadDocument, readingLimits, Unreadable } from '../reading.ts';
import { openPdf } from './open-pdf.ts';
import { type PageText, readPage } from './pages/read-page.ts';
import { setPages } from './set-pages.ts';
import { startDeadline } from './start-deadline.ts';

/** Reads the text of a PDF page by page, and puts it back into the order in which people read it. */
export const readPdf: ReadDocument = async (bytes, timeoutMs) => {
  const isOver = startDeadline({ timeoutMs });
  const document = await openPdf(bytes);
  try {
    const { pages, isCut } = await readPages(document, isOver);
    const pagesWithoutText = pages.flatMap((page, at) => (isEmpty(page) ? [at + 1] : []));
    if (pagesWithoutText.length === pages.length) {
      if (isCut) throw new Unreadable('too-complex');
      throw new Unreadable(hasImages(bytes) ? 'scanned' : 'empty');
    }
    const { text, pageStarts } = await setPages(document, { pages, isOver });
    return { text, pageStarts, pagesWithoutText, isCut };
  } finally {
    await document.loadingTask.destroy();
  }
};

/** A page with fewer characters shows a picture with its number at most. */
const minPageCharacters = 20;
/** No page that people read has more; one that has would take the time of all others. */
const maxPagePieces = 30_000;

async function readPages(document: PDFDocumentProxy, isOver: () => boolean) {
  const pages: PageText[] = [];
  let characters = 0;
  let isCut = document.numPages > readingLimits.pages;
  const count = Math.min(document.numPages, readingLimits.pages);
  for (let number = 1; number <= count; number += 1) {
    const left = readingLimits.characters - characters;
    if (left <= 0 || isOver()) {
      isCut = true;
      break;
    }
    const page = await document.getPage(number);
    const read = await readPage(page, {
      pieces: maxPagePieces,
      characters: left,
      isOver,
    });
    page.cleanup();
    pages.push(read);
    characters += read.characters;
    isCut ||= read.isCut;
  }
  return { pages, isCut };
}

function isEmpty({ characters }: PageText): boolean {
  return characters < minPageCharacters;
}

/**
 * Whether a document has pictures. A picture's dictionary always stands in the file as it is: it
 * belongs to a stream, and streams may not be packed into others.
 */
function hasImages(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = file.indexOf('/Image'); at !== -1; at = file.indexOf('/Image', at + 1)) {
    const before = file.toString('latin1', Math.max(0, at - 20), at);
    const after = file.toString('latin1', at + 6, at + 7);
    if (/\/Subtype\s*$/.test(before) && !/\w/.test(after)) return true;
  }
  return false;
}
