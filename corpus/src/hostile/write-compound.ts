/** A stream of a compound file: the container of old Word documents and of locked new ones. */
export type Stream = { name: string; content: Uint8Array; claimedSize?: number };
export type Compound = {
  streams: readonly Stream[];
  /** The sector after the last one of each stream is its first one. */
  loops?: boolean;
  /** The sector after that of the directory is the same one again. */
  directoryLoops?: boolean;
};

const sector = 512;
const free = 0xffff_ffff;
const end = 0xffff_fffe;
const table = 0xffff_fffd;

/** Writes a compound file with one sector for its table: up to 126 sectors in all. */
export function writeCompound({ streams, loops, directoryLoops }: Compound): Uint8Array {
  const chain: number[] = [table, directoryLoops ? 1 : end];
  const bodies: Buffer[] = [];
  const starts = streams.map(({ content }) => {
    const start = chain.length;
    const count = Math.max(1, Math.ceil(Math.max(content.length, 4096) / sector));
    for (let at = 1; at < count; at += 1) chain.push(start + at);
    chain.push(loops ? start : end);
    const body = Buffer.alloc(count * sector);
    body.set(content);
    bodies.push(body);
    return start;
  });
  const fat = Buffer.alloc(sector, 0xff);
  for (const [at, next] of chain.entries()) fat.writeUInt32LE(next, at * 4);
  const entries = streams.map((stream, at) =>
    directoryEntry({
      name: stream.name,
      kind: 2,
      start: starts[at] ?? end,
      size: stream.claimedSize ?? Math.max(stream.content.length, 4096),
      right: at + 1 < streams.length ? at + 2 : free,
      child: free,
    }),
  );
  const root = { name: 'Root Entry', kind: 5, start: end, size: 0, right: free, child: 1 };
  const directory = Buffer.alloc(sector);
  Buffer.concat([directoryEntry(root), ...entries]).copy(directory);
  return Buffer.concat([header(), fat, directory, ...bodies]);
}

function header(): Buffer {
  const bytes = Buffer.alloc(sector);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  bytes.writeUInt16LE(0x3e, 24);
  bytes.writeUInt16LE(3, 26);
  bytes.writeUInt16LE(0xfffe, 28);
  bytes.writeUInt16LE(9, 30);
  bytes.writeUInt16LE(6, 32);
  bytes.writeUInt32LE(1, 44);
  bytes.writeUInt32LE(1, 48);
  bytes.writeUInt32LE(4096, 56);
  bytes.writeUInt32LE(end, 60);
  bytes.writeUInt32LE(end, 68);
  bytes.fill(0xff, 76);
  bytes.writeUInt32LE(0, 76);
  return bytes;
}

type DirectoryEntry = {
  name: string;
  kind: number;
  start: number;
  size: number;
  right: number;
  child: number;
};

function directoryEntry({ name, kind, start, size, right, child }: DirectoryEntry): Buffer {
  const bytes = Buffer.alloc(128);
  bytes.write(name, 0, 'utf16le');
  bytes.writeUInt16LE((name.length + 1) * 2, 64);
  bytes[66] = kind;
  bytes[67] = 1;
  bytes.writeUInt32LE(free, 68);
  bytes.writeUInt32LE(right, 72);
  bytes.writeUInt32LE(child, 76);
  bytes.writeUInt32LE(start, 116);
  bytes.writeUInt32LE(size, 120);
  return bytes;
}
