import { getPicture } from '@engram/core/pictures/api.ts';
import { getSharedPicture } from '@engram/core/sharing/api.ts';
import { attemptHeader } from '@engram/core/sharing/attempt-header.ts';
import { fetchFile } from '../http/download.ts';
import { readToken } from '../http/token.ts';
import type { PictureSource } from './picture-source.tsx';

/** Enough for a test and back; the pictures of one user never outlast their session here. */
const most = 60;
const loaded = new Map<string, Promise<Blob>>();
let loadedAs: string | undefined;

/** With the token of the viewer, which no plain address carries. What was shown comes at once again. */
export function loadPicture(id: string, source: PictureSource): Promise<Blob> {
  const token = readToken();
  if (token !== loadedAs) loaded.clear();
  loadedAs = token;
  const key = source.from === 'own' ? id : `${source.code}/${source.attemptKey ?? ''}/${id}`;
  const known = loaded.get(key);
  if (known) return known;
  const loading = ask(id, source);
  loaded.set(key, loading);
  forgetOldest();
  // What failed is asked for again.
  loading.catch(() => loaded.delete(key));
  return loading;
}

function ask(id: string, source: PictureSource): Promise<Blob> {
  if (source.from === 'own') return fetchFile(getPicture, { params: { id } });
  const { code, attemptKey } = source;
  const headers = attemptKey === undefined ? {} : { [attemptHeader]: attemptKey };
  return fetchFile(getSharedPicture, { params: { id: code, pictureId: id } }, headers);
}

function forgetOldest(): void {
  for (const key of loaded.keys()) {
    if (loaded.size <= most) return;
    loaded.delete(key);
  }
}
