import { readSync } from 'node:fs';
import { makeLog } from '../../../platform/log.ts';
import { makeExtractDocument } from '../extract-document.ts';
import { openDocument } from './open-document.ts';

export type ExtractOptions = Partial<Parameters<typeof makeExtractDocument>[0]> & {
  fileName: string;
  content: string | Uint8Array;
  signal?: AbortSignal;
};

/** What comes of a document that Ann sends; every call waits in a line of its own. */
export async function extract({ fileName, content, signal, ...parts }: ExtractOptions) {
  const extractDocument = makeExtractDocument({ log: makeLog('silent'), ...parts });
  const document = openDocument(content);
  const head = Buffer.alloc(1_024);
  const length = readSync(document.file, head, 0, head.length, 0);
  try {
    return await extractDocument({
      userId: 'ann',
      fileName,
      sizeBytes: Buffer.byteLength(content),
      file: document.file,
      head: head.subarray(0, length),
      signal,
    });
  } finally {
    document.close();
  }
}
