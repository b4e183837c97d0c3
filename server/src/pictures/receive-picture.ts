import type { uploadPicture } from '@engram/core/pictures/api.ts';
import { pictureMessages } from '@engram/core/pictures/messages.ts';
import { plans } from '@engram/core/plans/catalogue.ts';
import { AppError } from '../http/app-error.ts';
import type { UploadHandler } from '../http/uploads/mount-upload.ts';
import { SandboxMissingError } from '../materials/extraction/confinement/limit-process.ts';
import type { Platform } from '../platform/start.ts';
import { findFormat, type PictureRefusal } from './encoding/encoder/encoded.ts';
import type { EncodePicture } from './encoding/open-encoder.ts';
import { EncoderNotStartedError, type EncoderRun } from './encoding/run-encoder.ts';
import { keepPicture } from './keeping/keep-picture.ts';
import { readUsedBytes } from './store.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'objects' | 'log'>;

/** What comes is only looked at by a process of its own; what that draws is kept. */
export function makeReceivePicture(
  parts: Parts,
  encode: EncodePicture,
): UploadHandler<typeof uploadPicture> {
  return async ({ upload, session: { user }, creationId }) => {
    const { head, file, sizeBytes, signal } = upload;
    if (!findFormat(head)) throw unknownKind(head);
    const source = { userId: user.uid, file: file.fd, signal };
    const run = await encode(source).catch((error: unknown) => {
      throw explainMissing(error);
    });
    parts.log.info({ sizeBytes, ending: run.ending }, 'picture drawn');
    if (run.ending !== 'drawn') throw refuse(run, head);
    const picture = await keepPicture(parts, user, { creationId, drawn: run.picture });
    return {
      picture,
      usedBytes: await readUsedBytes(parts.db, user.uid),
      maxBytes: plans[user.plan].limits.pictureBytes,
    };
  };
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
