import { fileURLToPath } from 'node:url';
import { getDocument, type PDFDocumentProxy, VerbosityLevel } from 'unpdf/pdfjs';
import { Unreadable } from '../reading.ts';

/** Opens a document for its text alone: nothing is fetched, drawn, decoded or said. */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  try {
    return await getDocument({
      // The library takes the memory over, which is our caller's, and refuses a Buffer.
      data: new Uint8Array(bytes),
      verbosity: VerbosityLevel.ERRORS,
      disableFontFace: true,
      useSystemFonts: false,
      useWorkerFetch: false,
      useWasm: false,
      stopAtErrors: false,
      enableXfa: false,
      // Pictures are left out before they are decoded.
      maxImageSize: 1,
      cMapUrl: cMapFolder(),
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
