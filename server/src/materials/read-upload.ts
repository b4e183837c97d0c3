import type { extractDocument, FileDetails } from '@engram/core/materials/api.ts';
import { type DocumentKind, documentKinds, findKind } from '@engram/core/materials/kinds.ts';
import { countCharacters } from '@engram/core/materials/measure-text.ts';
import { materialMessages } from '@engram/core/materials/messages.ts';
import { AppError } from '../http/app-error.ts';
import type { UploadHandler } from '../http/uploads/mount-upload.ts';
import { SandboxMissingError } from './extraction/confined-reader.ts';
import { DocumentRefusedError, type ExtractDocument } from './extraction/extract-document.ts';
import type { Reading, Refusal } from './extraction/reader/reading.ts';
import { ReaderNotStartedError } from './extraction/run-reader-process.ts';

const retryAfterSeconds = 5;

/** Tells the text of an uploaded document, or why there is none. */
export function makeReadUpload(extract: ExtractDocument): UploadHandler<typeof extractDocument> {
  return async ({ upload, session }) => {
    const { fileName, sizeBytes, head, file, signal } = upload;
    const named = findKind(fileName);
    if (!named) throw unknownEnding();
    const userId = session.user.uid;
    try {
      const document = { userId, fileName, sizeBytes, head, file: file.fd, signal };
      const { kind, reading } = await extract(document);
      const fileDetails = describeFile({ name: fileName, size: sizeBytes, type: kind }, reading);
      return { extractedText: reading.text, fileDetails };
    } catch (error) {
      if (error instanceof DocumentRefusedError) throw refuse(error.refusal, named);
      if (error instanceof ReaderNotStartedError) {
        throw new AppError('unavailable', { cause: error, retryAfterSeconds });
      }
      if (error instanceof SandboxMissingError) {
        throw new AppError('uploads-off', {
          cause: error,
          details: materialMessages.uploadsOffHint,
        });
      }
      throw error;
    }
  };
}

type NamedFile = Pick<FileDetails, 'name' | 'size' | 'type'>;

function describeFile(file: NamedFile, reading: Reading): FileDetails {
  const { text, pageStarts, pagesWithoutText, isCut } = reading;
  const warnings: FileDetails['warnings'] = [];
  if (pagesWithoutText.length > 0) {
    const message = materialMessages.pagesWithoutText(pagesWithoutText);
    warnings.push({ code: 'pages-without-text', message });
  }
  if (isCut) warnings.push({ code: 'cut', message: materialMessages.cut });
  return {
    ...file,
    characters: countCharacters(text),
    ...(pageStarts ? { pages: pageStarts.length, pageStarts: [...pageStarts] } : {}),
    warnings,
  };
}

function unknownEnding(): AppError {
  return new AppError('file-type-unsupported', {
    details: materialMessages.typeHint(documentKinds),
  });
}

function refuse(refusal: Refusal, kind: DocumentKind): AppError {
  switch (refusal) {
    case 'empty':
      return new AppError('file-empty', { message: materialMessages.fileWithoutText(kind) });
    case 'password':
      return new AppError('file-locked', { details: materialMessages.lockedHint });
    case 'scanned':
      return new AppError('file-scanned', { details: materialMessages.scannedHint });
    case 'damaged':
      return new AppError('file-damaged', { details: materialMessages.damagedHint });
    case 'too-complex':
      return new AppError('file-too-complex', { details: materialMessages.tooComplexHint });
    case 'wrong-type':
      return new AppError('file-type-unsupported', { details: materialMessages.wrongTypeHint });
  }
}
