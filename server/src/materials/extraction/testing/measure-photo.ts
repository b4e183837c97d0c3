import { open } from 'node:fs/promises';
import type { PhotoEntry } from '@engram/corpus/list.ts';
import { measure } from '@engram/corpus/measure.ts';
import { openPictureSandbox } from '../sandbox.ts';

const read = openPictureSandbox();

/** How many of the words on a page are read, in their order, and how long that takes. */
export async function measurePhoto({ kind, path, readExpected }: PhotoEntry) {
  await using file = await open(path);
  const startedAt = performance.now();
  const { outcome } = await read({ kind, page: 1, file: file.fd });
  const seconds = (performance.now() - startedAt) / 1_000;
  if (!('page' in outcome)) throw new Error(`refused: ${outcome.refusal}`);
  const { text, language, unsure } = outcome.page;
  return { accuracy: measure(readExpected(), text).order, seconds, text, language, unsure };
}
