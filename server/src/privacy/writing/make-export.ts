import { privacyLimits } from '@engram/core/limits.ts';
import { v7 as uuidv7 } from 'uuid';
import { findUser } from '../../accounts/read-user.ts';
import type { Tx } from '../../platform/db.ts';
import type { Platform } from '../../platform/start.ts';
import { allPersonalData } from '../all-personal-data.ts';
import { finishWriting, insertPart, saveProgress, startWriting, type Writing } from './store.ts';
import { type Folder, type TextFile, writeFiles } from './write-text.ts';
import { inParts, zipFiles } from './zip-files.ts';

export type ExportOptions = {
  signal: AbortSignal;
  /** In the transaction that makes it ready. */
  onReady: (tx: Tx) => Promise<unknown>;
};

const partBytes = 256 * 1024;
const keptMs = privacyLimits.exportDays * 24 * 60 * 60 * 1000;

/** Reads every feature's data of the user into one zip, kept in parts. */
export async function makeExport(
  platform: Pick<Platform, 'db' | 'clock' | 'objects'>,
  key: { userId: string; exportId: string },
  { signal, onReady }: ExportOptions,
): Promise<void> {
  const { db, clock, objects } = platform;
  const writing = { ...key, writtenBy: uuidv7() };
  const everything = allPersonalData.flatMap((feature) =>
    feature.read(db, key.userId, clock.now()),
  );
  const files = writeFiles(everything, objects);
  // Somebody who has left meanwhile wants no copy any more.
  if (!(await findUser(db, key.userId, clock.now()))) return;
  const isWanted = await db.transaction().execute((tx) => startWriting(tx, writing, files.length));
  if (!isWanted) return;

  const sizeBytes = await writeParts(platform, { writing, files, signal });

  const now = clock.now();
  const expiresAt = new Date(now.getTime() + keptMs);
  await db.transaction().execute(async (tx) => {
    if (await finishWriting(tx, writing, { sizeBytes, now, expiresAt })) await onReady(tx);
  });
}

type PartsOptions = {
  writing: Writing;
  files: readonly (TextFile | Folder)[];
  signal: AbortSignal;
};

async function writeParts(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { writing, files, signal }: PartsOptions,
): Promise<number> {
  const onFileDone = (filesDone: number) => saveProgress(db, writing, filesDone);
  const zip = zipFiles(files, { now: clock.now(), onFileDone });
  let sizeBytes = 0;
  let partNumber = 0;
  for await (const content of inParts(zip, partBytes)) {
    signal.throwIfAborted();
    await insertPart(db, writing, { partNumber, content });
    sizeBytes += content.length;
    partNumber += 1;
  }
  return sizeBytes;
}
