import { Unreadable } from '../reading.ts';

/** The container of old Office files: a small file system of its own. */
export type CompoundFile = {
  /** A stream of the root; those of embedded objects have the same names. */
  findStream: (name: string) => Buffer | undefined;
};

type Entry = {
  name: string;
  type: number;
  left: number;
  right: number;
  child: number;
  start: number;
  size: number;
};

export function openCompoundFile(bytes: Uint8Array): CompoundFile {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const sectorBytes = 2 ** checkShift(file.readUInt16LE(0x1e), 7, 12);
  const smallBytes = 2 ** checkShift(file.readUInt16LE(0x20), 4, 9);
  const smallBelow = file.readUInt32LE(0x38);

  const table = readTable(file, sectorBytes);
  const directory = readEntries(readChain(file.readUInt32LE(0x30)));
  const root = directory[0];
  if (!root) throw new Unreadable('damaged');
  const smallTable = toNumbers(readChain(file.readUInt32LE(0x3c)));
  const smallSectors = readChain(root.start);
  const streams = new Map(listChildren(directory, root.child).map((entry) => [entry.name, entry]));

  return {
    findStream: (name) => {
      const entry = streams.get(name);
      if (entry?.type !== streamType) return undefined;
      if (entry.size >= smallBelow) return readChain(entry.start).subarray(0, entry.size);
      return readSmallChain(entry.start).subarray(0, entry.size);
    },
  };

  function readChain(start: number): Buffer {
    const sectors = followChain(table, start).map((id) => sectorAt(file, sectorBytes, id));
    return Buffer.concat(sectors);
  }

  function readSmallChain(start: number): Buffer {
    const pieces = followChain(smallTable, start).map((id) =>
      smallSectors.subarray(id * smallBytes, (id + 1) * smallBytes),
    );
    return Buffer.concat(pieces);
  }
}

const streamType = 2;
/** Numbers from here on are no sectors. */
const lastSector = 0xff_ff_ff_fa;
const entryBytes = 128;

function checkShift(shift: number, min: number, max: number): number {
  if (shift < min || shift > max) throw new Unreadable('damaged');
  return shift;
}

function sectorAt(file: Buffer, sectorBytes: number, id: number): Buffer {
  return file.subarray((id + 1) * sectorBytes, (id + 2) * sectorBytes);
}

/** Which sector follows which. Its own sectors are listed in the header, and then in a chain. */
function readTable(file: Buffer, sectorBytes: number): number[] {
  const ids = toNumbers(file.subarray(0x4c, 0x200));
  const maxSectors = Math.ceil(file.length / sectorBytes);
  let next = file.readUInt32LE(0x44);
  for (let count = 0; next <= lastSector && count < maxSectors; count += 1) {
    const numbers = toNumbers(sectorAt(file, sectorBytes, next));
    next = numbers.pop() ?? lastSector + 1;
    ids.push(...numbers);
  }
  const own = ids.filter((id) => id <= lastSector && id < maxSectors).slice(0, maxSectors);
  return own.flatMap((id) => toNumbers(sectorAt(file, sectorBytes, id)));
}

/** A chain that is longer than its table goes round in circles. */
function followChain(table: readonly number[], start: number): number[] {
  const chain: number[] = [];
  let id: number | undefined = start;
  while (id !== undefined && id <= lastSector) {
    if (chain.length >= table.length) throw new Unreadable('damaged');
    chain.push(id);
    id = table[id];
  }
  return chain;
}

function readEntries(directory: Buffer): Entry[] {
  const entries: Entry[] = [];
  for (let at = 0; at + entryBytes <= directory.length; at += entryBytes) {
    const nameBytes = Math.min(64, Math.max(2, directory.readUInt16LE(at + 0x40)));
    entries.push({
      name: directory.toString('utf16le', at, at + nameBytes - 2),
      type: directory.readUInt8(at + 0x42),
      left: directory.readUInt32LE(at + 0x44),
      right: directory.readUInt32LE(at + 0x48),
      child: directory.readUInt32LE(at + 0x4c),
      start: directory.readUInt32LE(at + 0x74),
      size: directory.readUInt32LE(at + 0x78),
    });
  }
  return entries;
}

/** The entries of a folder hang together as a tree; each is visited once, whatever it points to. */
function listChildren(entries: readonly Entry[], first: number): Entry[] {
  const children: Entry[] = [];
  const seen = new Set<number>();
  const waiting = [first];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const entry = entries[id];
    if (!entry || seen.has(id)) continue;
    seen.add(id);
    children.push(entry);
    waiting.push(entry.left, entry.right);
  }
  return children;
}

function toNumbers(buffer: Buffer): number[] {
  const numbers: number[] = [];
  for (let at = 0; at + 4 <= buffer.length; at += 4) numbers.push(buffer.readUInt32LE(at));
  return numbers;
}
