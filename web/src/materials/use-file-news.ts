import { countCharacters } from '@engram/core/materials/measure-text.ts';
import { useState } from 'react';
import type { DraftFile } from './draft/draft.ts';
import { uploadMessages } from './messages.ts';

/** The last file that was read, in words for a screen reader; what fails speaks for itself. */
export function useFileNews(files: readonly DraftFile[]): string {
  const [known, setKnown] = useState({ files, news: '' });
  if (known.files !== files) setKnown({ files, news: findNews(known.files, files) ?? known.news });
  return known.news;
}

function findNews(before: readonly DraftFile[], now: readonly DraftFile[]): string | undefined {
  for (const { id, name, progress } of now) {
    const was = before.find((file) => file.id === id)?.progress.state;
    if (progress.state === 'processed' && was !== undefined && was !== 'processed') {
      return uploadMessages.said.processed(name, countCharacters(progress.extractedText));
    }
  }
  const read = now.find(
    ({ id, progress }) =>
      progress.state === 'to-check' &&
      before.some((file) => file.id === id && file.progress.state === 'recognizing'),
  );
  if (read) return uploadMessages.said.toCheck(read.name);
  // One that is chosen again comes under a new id, and is still there.
  if (now.length >= before.length) return undefined;
  const removed = before.find(({ id }) => now.every((file) => file.id !== id));
  return removed && uploadMessages.said.removed(removed.name);
}
