import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../http/api-error.ts';
import { loadPicture } from './load-picture.ts';
import { usePictureSource } from './picture-source.tsx';

export type LoadedPicture =
  | { state: 'coming' }
  | { state: 'here'; address: string }
  | { state: 'failed'; isGone: boolean; retry: () => void };

/** A picture as an address that an image can have. */
export function usePicture(id: string): LoadedPicture {
  const source = usePictureSource();
  const [tries, setTries] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>();
  const retry = useCallback(() => setTries((before) => before + 1), []);

  // The address of a blob belongs to the browser, which keeps it until it is taken back.
  useEffect(() => {
    let address: string | undefined;
    let isOver = false;
    loadPicture(id, source).then(
      (blob) => {
        if (isOver) return;
        address = URL.createObjectURL(blob);
        setLoaded({ id, address });
      },
      (error: unknown) => {
        if (!isOver) setLoaded({ id, isGone: error instanceof ApiError && error.status === 404 });
      },
    );
    return () => {
      isOver = true;
      setLoaded(undefined);
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [id, source, tries]);

  if (loaded?.id !== id) return { state: 'coming' };
  if ('address' in loaded) return { state: 'here', address: loaded.address };
  return { state: 'failed', isGone: loaded.isGone, retry };
}

type Loaded = { id: string; address: string } | { id: string; isGone: boolean };
