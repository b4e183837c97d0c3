import { makeLog } from '../../../platform/log.ts';
import { DocumentRefusedError } from '../extract-document.ts';
import { makeRecognizePhoto } from '../recognize-photo.ts';
import { openDocument } from './open-document.ts';

type Fate = { outcome: 'read' | 'refused'; refusal: string; text: string };

/** What comes of a picture in the end. */
export async function recognizeAll(fileName: string, content: Uint8Array): Promise<Fate> {
  const recognize = makeRecognizePhoto({ log: makeLog('silent') });
  const document = openDocument(content);
  const upload = {
    userId: 'ann',
    fileName,
    sizeBytes: content.length,
    file: document.file,
    head: content.subarray(0, 1_024),
  };
  try {
    let text = '';
    for await (const event of recognize(upload)) {
      if (event.state === 'read') ({ text } = event.reading);
    }
    return { outcome: 'read', refusal: '', text };
  } catch (error) {
    if (!(error instanceof DocumentRefusedError)) throw error;
    return { outcome: 'refused', refusal: error.refusal, text: '' };
  } finally {
    document.close();
  }
}
