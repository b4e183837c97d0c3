import { type PhotoReading, recognizeWithModel } from '@engram/core/materials/reading-api.ts';
import { useEffect, useRef, useState } from 'react';
import { uploadForEvents } from '../../http/events/upload-for-events.ts';
import { readFailure } from '../../http/read-failure.ts';
import { photoCheckMessages as messages } from './messages.ts';

type Progress = { isReading: boolean; failure?: string };

/** Has a photo read by the language model of this server; only when `read` is called. */
export function useModelReading(photo: File | undefined, onRead: (reading: PhotoReading) => void) {
  const [progress, setProgress] = useState<Progress>({ isReading: false });
  const leaving = useRef<AbortController>(undefined);

  // The dialog is gone, and nothing more of it has to be paid.
  useEffect(() => () => leaving.current?.abort(), []);

  async function read() {
    if (!photo) return;
    const { signal } = (leaving.current = new AbortController());
    setProgress({ isReading: true });
    try {
      for await (const event of uploadForEvents(recognizeWithModel, photo, { signal })) {
        if (event.state === 'read') onRead(event.reading);
      }
      setProgress({ isReading: false });
    } catch (error) {
      if (signal.aborted) return;
      setProgress({ isReading: false, failure: readFailure(error, messages.aiFailed) });
    }
  }

  return { ...progress, read };
}
