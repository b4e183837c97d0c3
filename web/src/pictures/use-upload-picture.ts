import { ErrorReply } from '@engram/core/errors.ts';
import { type KeptPicture, uploadPicture } from '@engram/core/pictures/api.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../http/api-error.ts';
import { readFailure } from '../http/read-failure.ts';
import { upload } from '../http/upload.ts';
import { addPictureWords as words } from './messages.ts';

export type PictureUpload =
  | { state: 'none' }
  | { state: 'sending'; percent: number }
  | { state: 'drawing' }
  | { state: 'kept'; picture: KeptPicture }
  | { state: 'failed'; message: string };

/** One file at a time: the next takes the place of the one before. */
export function useUploadPicture() {
  const [progress, setProgress] = useState<PictureUpload>({ state: 'none' });
  const running = useRef<AbortController>(undefined);

  const send = useCallback((file: File) => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    const tell = (next: PictureUpload) => !signal.aborted && setProgress(next);
    upload(uploadPicture, file, {
      signal,
      idempotencyKey: crypto.randomUUID(),
      onProgress: (percent) => tell({ state: 'sending', percent }),
      onSent: () => tell({ state: 'drawing' }),
    }).then(
      ({ picture }) => tell({ state: 'kept', picture }),
      (error: unknown) => tell({ state: 'failed', message: describeFailure(error) }),
    );
  }, []);

  const clear = useCallback(() => {
    running.current?.abort();
    setProgress({ state: 'none' });
  }, []);

  // A page that is left waits for nothing.
  useEffect(() => () => running.current?.abort(), []);

  return { progress, send, clear };
}

/** With what to do about it. */
function describeFailure(error: unknown): string {
  const message = readFailure(error, words.unknown);
  const reply = error instanceof ApiError ? ErrorReply.safeParse(error.data).data : undefined;
  return reply?.details === undefined ? message : `${message} ${reply.details}`;
}
