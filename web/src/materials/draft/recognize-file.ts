import { materialMessages } from '@engram/core/materials/messages.ts';
import { recognizePhoto } from '@engram/core/materials/reading-api.ts';
import { uploadForEvents } from '../../http/events/upload-for-events.ts';
import type { FileReading } from './extract-file.ts';
import { explainFailedFile } from './extract-file.ts';

/** Has the words in a photo or a scan read by the server, and says how far that is. */
export async function recognizeFile(reading: FileReading): Promise<void> {
  const { file, signal, onProgress } = reading;
  try {
    onProgress({ state: 'recognizing', page: 1, pages: 1, percent: 0 });
    const messages = { 'network-request-failed': materialMessages.noConnection };
    for await (const event of uploadForEvents(recognizePhoto, file, { signal, messages })) {
      if (event.state === 'reading') {
        const { page, pages, percent } = event;
        onProgress({ state: 'recognizing', page, pages, percent });
      }
      if (event.state === 'read') onProgress({ state: 'to-check', reading: event.reading });
    }
  } catch (error) {
    if (signal.aborted) return;
    const failure = await explainFailedFile(error, reading);
    onProgress({ state: 'failed', ...failure, wasSent: true });
  }
}
