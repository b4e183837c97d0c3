import type { PDFDocumentProxy } from 'unpdf/pdfjs';
import { openWith } from '../../reader/pdf/open-pdf.ts';

/** More than a page at 400 pixels an inch. */
const maxPixels = 40_000_000;

/** Opens a document for its pictures alone; its letters are not drawn. */
export function openScan(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  return openWith(bytes, { maxImageSize: maxPixels });
}
