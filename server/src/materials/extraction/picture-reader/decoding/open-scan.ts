import { getDocument, type PDFDocumentProxy, VerbosityLevel } from 'unpdf/pdfjs';
import { Unreadable } from '../../reader/reading.ts';

/** More than a page at 400 pixels an inch. */
const maxPixels = 40_000_000;

/** Opens a document for its pictures alone; its letters are not drawn. */
export async function openScan(bytes: Uint8Array): Promise<PDFDocumentProxy> {
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
      maxImageSize: maxPixels,
    }).promise;
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new Unreadable(isLocked ? 'password' : 'damaged', { cause: error });
  }
}
