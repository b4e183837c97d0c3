import { AppError } from '../../http/app-error.ts';
import type { SentFile } from '../../http/files.ts';
import type { Db } from '../../platform/db.ts';
import { isOver } from './describe-export.ts';
import { type ExportKey, findExport, readPart } from './store.ts';

export type OpenOptions = { now: Date; timeZone: string };

/** The finished file, read part by part while it is sent. */
export async function openExport(
  db: Db,
  key: ExportKey,
  { now, timeZone }: OpenOptions,
): Promise<SentFile> {
  const row = await findExport(db, key);
  if (!row?.writtenBy || row.state !== 'ready') throw new AppError('not-found');
  if (isOver(row, now)) throw new AppError('gone');
  const { writtenBy, sizeBytes, requestedAt } = row;
  return {
    name: `account-export-${writeDay(requestedAt, timeZone)}.zip`,
    sizeBytes,
    content: readParts(db, key, { writtenBy, sizeBytes }),
  };
}

async function* readParts(
  db: Db,
  key: ExportKey,
  { writtenBy, sizeBytes }: { writtenBy: string; sizeBytes: number },
): AsyncGenerator<Buffer, void> {
  let leftBytes = sizeBytes;
  for (let partNumber = 0; leftBytes > 0; partNumber += 1) {
    const part = await readPart(db, key, { writtenBy, partNumber });
    // A newer one has taken its place in the middle of the download.
    if (!part) throw new AppError('gone');
    leftBytes -= part.length;
    yield part;
  }
}

/** The user's own day (D29), as in 2026-03-01. */
function writeDay(at: Date, timeZone: string): string {
  // The Swedish way to write a day is the one of ISO 8601.
  return new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' }).format(at);
}
