import { pictureMessages } from '@engram/core/pictures/messages.ts';
import { AppError } from '../http/app-error.ts';
import type { Upload } from '../http/uploads/mount-upload.ts';
import { SandboxMissingError } from '../materials/extraction/confinement/limit-process.ts';
import type { Log } from '../platform/log.ts';
import { type DrawnKind, findFormat, type PictureRefusal } from './encoding/encoder/encoded.ts';
import type { EncodePicture } from './encoding/open-encoder.ts';
import {
  type EncodedPicture,
  EncoderNotStartedError,
  type EncoderRun,
} from './encoding/run-encoder.ts';

type Parts = { encode: EncodePicture; log: Log };
type Wish = { userId: string; kind: DrawnKind; upload: Upload };

/** What came, drawn anew by a process of its own; or the refusal of what is no picture to us. */
export async function drawPicture(
  { encode, log }: Parts,
  { userId, kind, upload: { head, file, sizeBytes, signal } }: Wish,
): Promise<EncodedPicture> {
  if (!findFormat(head)) throw unknownKind(head);
  const run = await encode({ userId, kind, file: file.fd, signal }).catch((error: unknown) => {
    throw explainMissing(error);
  });
  log.info({ sizeBytes, ending: run.ending }, 'picture drawn');
  if (run.ending !== 'drawn') throw refuse(run, head);
  return run.picture;
}

function explainMissing(error: unknown): unknown {
  if (error instanceof SandboxMissingError) {
    return new AppError('uploads-off', { message: pictureMessages.off, cause: error });
  }
  if (error instanceof EncoderNotStartedError) {
    return new AppError('unavailable', { cause: error, retryAfterSeconds: 5 });
  }
  return error;
}

function refuse(run: Exclude<EncoderRun, { ending: 'drawn' }>, head: Uint8Array): AppError {
  switch (run.ending) {
    case 'refused':
      return refuseFor(run.refusal, head);
    case 'crashed':
      return refuseFor('damaged', head);
    case 'time':
    case 'memory-or-cpu':
    case 'too-much-output':
      return refuseFor('too-complex', head);
    case 'gone':
      return new AppError('invalid-request');
  }
}

function refuseFor(refusal: PictureRefusal, head: Uint8Array): AppError {
  switch (refusal) {
    case 'wrong-kind':
      return unknownKind(head);
    case 'damaged':
      return new AppError('file-damaged', {
        message: pictureMessages.damaged,
        details: pictureMessages.damagedHint,
      });
    case 'too-many-pixels':
    case 'too-complex':
      return new AppError('file-too-complex', {
        message: pictureMessages.tooLarge,
        details: pictureMessages.pixelsHint,
      });
  }
}

function unknownKind(head: Uint8Array): AppError {
  const start = Buffer.from(head.subarray(0, 1024)).toString('latin1');
  const details = hintFor(start);
  return new AppError('file-type-unsupported', { message: pictureMessages.kindUnknown, details });
}

function hintFor(start: string): string {
  if (/<svg[\s>]/i.test(start)) return pictureMessages.vectorHint;
  if (/^....ftyp(heic|heix|hevc|mif1|msf1)/s.test(start)) return pictureMessages.heicHint;
  return pictureMessages.kindHint;
}
