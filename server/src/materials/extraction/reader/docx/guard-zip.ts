import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { Unreadable } from '../reading.ts';

/** Names of parts, and what they hold. */
export type Parts = ReadonlyMap<string, Uint8Array>;

/**
 * Unpacks the wanted parts of a zip and nothing else, and counts what really comes out: declared
 * sizes lie. Parsers get these bytes and never the file.
 */
export async function unpackParts(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
): Promise<Parts> {
  const zip = await openZip(bytes);
  if (zip.entryCount > maxEntries) throw new Unreadable('too-complex');
  const entries = await listEntries(zip);
  refuseOverlaps(entries);

  const parts = new Map<string, Uint8Array>();
  let left = maxInflatedBytes;
  for (const entry of entries) {
    const name = entry.fileNameRaw.toString('utf8');
    if (!isWanted(name)) continue;
    // Two parts of one name are two documents, and every program shows another one.
    if (parts.has(name)) throw new Unreadable('damaged');
    const part = await inflate(zip, entry, left);
    left -= part.length;
    parts.set(name, part);
  }
  return parts;
}

/** Security 11. */
const maxEntries = 2_000;
const maxInflatedBytes = 30_000_000;

async function openZip(bytes: Uint8Array): Promise<ZipFile> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    // Names are only compared, never followed, so they may be as odd as they like.
    return await fromBufferPromise(buffer, { lazyEntries: true, decodeStrings: false });
  } catch (cause) {
    throw new Unreadable('damaged', { cause });
  }
}

async function listEntries(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) throw new Unreadable('password');
    entries.push(entry);
  }
  return entries;
}

/** Entries that share their bytes turn a few kilobytes into as much as one likes. */
function refuseOverlaps(entries: readonly Entry[]) {
  const inOrder = entries.toSorted(
    (one, other) => one.relativeOffsetOfLocalHeader - other.relativeOffsetOfLocalHeader,
  );
  let end = 0;
  for (const { relativeOffsetOfLocalHeader: start, compressedSize } of inOrder) {
    if (start < end) throw new Unreadable('damaged');
    end = start + localHeaderBytes + compressedSize;
  }
}

const localHeaderBytes = 30;

async function inflate(zip: ZipFile, entry: Entry, maxBytes: number): Promise<Uint8Array> {
  const stream = await zip.openReadStreamPromise(entry);
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    if (!Buffer.isBuffer(chunk)) throw new Unreadable('damaged');
    length += chunk.length;
    if (length > maxBytes) throw new Unreadable('too-complex');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
