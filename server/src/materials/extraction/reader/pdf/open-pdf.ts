import { fileURLToPath } from 'node:url';
import { getDocument, type PDFDocumentProxy, VerbosityLevel } from 'unpdf/pdfjs';
import { Unreadable } from '../reading.ts';

/** Opens a document for its text alone: nothing is fetched, drawn, decoded or said. */
export function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  return openWith(bytes, {
    stopAtErrors: false,
    // Pictures are left out before they are decoded.
    maxImageSize: 1,
    cMapUrl: cMapFolder(),
  });
}

type Wish = { maxImageSize: number; stopAtErrors?: boolean; cMapUrl?: string };

/** Whatever a document is opened for, it fetches nothing, and the library says nothing of it. */
export async function openWith(bytes: Uint8Array, wish: Wish): Promise<PDFDocumentProxy> {
  try {
    return await getDocument({
      // The library takes the memory over, which is our caller's, and refuses a Buffer.
      data: new Uint8Array(bytes),
      verbosity: VerbosityLevel.ERRORS,
      disableFontFace: true,
      useSystemFonts: false,
      useWorkerFetch: false,
      useWasm: false,
      isOffscreenCanvasSupported: false,
      isImageDecoderSupported: false,
      enableXfa: false,
      ...wish,
    }).promise;
  } catch (error) {
    throw explain(error);
  }
}

/**
 * East Asian fonts often name a table of characters that they do not bring along. The shapes of
 * letters that are not in a file are left out: how wide those letters are is known without.
 */
function cMapFolder(): string {
  return fileURLToPath(new URL('cmaps/', import.meta.resolve('pdfjs-dist/package.json')));
}

function explain(error: unknown): Unreadable {
  const isLocked = error instanceof Error && error.name === 'PasswordException';
  return new Unreadable(isLocked ? 'password' : 'damaged', { cause: error });
}
