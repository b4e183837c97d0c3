import { isHeicName } from '@engram/core/materials/photo-kinds.ts';
import { materialMessages } from '@engram/core/materials/messages.ts';
import type { PhotoEvent, recognizePhoto } from '@engram/core/materials/reading-api.ts';
import type { UploadReader } from '../http/uploads/mount-upload.ts';
import { explainRefusal } from './explain-refusal.ts';
import type { RecognizePhoto } from './extraction/recognize-photo.ts';

/** Tells the text of a photo or a scan, or why there is none, and how far it is until then. */
export function makeReadPhoto(recognize: RecognizePhoto): UploadReader<typeof recognizePhoto> {
  return async function* readPhoto({ upload, session }): AsyncGenerator<PhotoEvent> {
    const { fileName, sizeBytes, head, file, signal } = upload;
    const userId = session.user.uid;
    try {
      yield* recognize({ userId, fileName, sizeBytes, head, file: file.fd, signal });
    } catch (error) {
      throw explainRefusal(error, {
        empty: materialMessages.fileWithoutText(),
        wrongType: isHeicName(fileName)
          ? `${materialMessages.heic} ${materialMessages.heicHint}`
          : materialMessages.photoTypeHint,
      });
    }
  };
}
