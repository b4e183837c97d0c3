import { hasMagicOf } from './magic-bytes.ts';
import {
  type Outcome,
  type ReadableKind,
  type ReadDocument,
  type Refusal,
  Unreadable,
} from './reading.ts';
import { tidyText } from './tidy-text.ts';

/** Each reader brings libraries of its own, so only the one that is needed is loaded. */
const readers: Record<ReadableKind, () => Promise<ReadDocument>> = {
  pdf: async () => (await import('./pdf/read-pdf.ts')).readPdf,
  docx: async () => (await import('./docx/read-docx.ts')).readDocx,
  doc: async () => (await import('./doc/read-doc.ts')).readDoc,
  rtf: async () => (await import('./rtf/read-rtf.ts')).readRtf,
  txt: async () => (await import('./read-text.ts')).readText,
  pptx: async () => (await import('./pptx/read-pptx.ts')).readPptx,
  odt: async () => (await import('./odt/read-odt.ts')).readOdt,
  epub: async () => (await import('./epub/read-epub.ts')).readEpub,
  html: async () => (await import('./html/read-html.ts')).readHtml,
  web: async () => (await import('./html/read-web-page.ts')).readWebPage,
  md: async () => (await import('./read-text.ts')).readMarkdown,
};

/** What a document says, or why it cannot be read. */
export async function readBytes(
  kind: ReadableKind,
  bytes: Uint8Array,
  timeoutMs: number,
): Promise<Outcome> {
  try {
    if (bytes.length === 0) throw new Unreadable('empty');
    if (!hasMagicOf(kind, bytes)) throw new Unreadable('wrong-type');
    const readDocument = await readers[kind]();
    return { reading: tidyText(await readDocument(bytes, timeoutMs)) };
  } catch (error) {
    return { refusal: findRefusal(error) };
  }
}

export function findRefusal(error: unknown): Refusal {
  if (error instanceof Unreadable) return error.refusal;
  // The engine's own limits have no code: memory, the length of a string, the depth of calls.
  const isLimit = error instanceof RangeError && !('code' in error);
  return isLimit ? 'too-complex' : 'damaged';
}
