import { crc32, deflateRawSync } from 'node:zlib';
import { foldLong, type Long, piecesOf } from './bomb.ts';

/** An entry of an archive, every field of which may lie. */
export type Entry = {
  name: string;
  content: string | Uint8Array | Long;
  method?: number;
  flags?: number;
  /** The unfolded size that the archive claims. */
  claimedSize?: number;
  extra?: Uint8Array;
};

export type Archive = {
  entries: readonly Entry[];
  /** How often the list of contents names the first entry, at the same place. */
  repeatsFirst?: number;
  /** Added to the place of the list of contents. */
  misplacedBy?: number;
};

/** Writes an archive by hand: what a well-behaved library refuses to write. */
export function writeZip({ entries, repeatsFirst = 1, misplacedBy = 0 }: Archive): Uint8Array {
  const locals: Uint8Array[] = [];
  const central: Uint8Array[] = [];
  let offset = 0;
  for (const entry of entries) {
    const packed = pack(entry);
    const local = Buffer.concat([localHeader(entry, packed), packed.bytes]);
    locals.push(local);
    const repeats = central.length === 0 ? repeatsFirst : 1;
    for (let at = 0; at < repeats; at += 1) {
      const name = at === 0 ? entry.name : `${at}${entry.name}`;
      central.push(centralHeader({ ...entry, name }, packed, offset));
    }
    offset += local.length;
  }
  const list = Buffer.concat(central);
  return Buffer.concat([
    ...locals,
    list,
    endRecord(central.length, list.length, offset + misplacedBy),
  ]);
}

type Packed = { bytes: Uint8Array; crc: number; size: number };

function pack({ content, method = 8 }: Entry): Packed {
  if (typeof content === 'object' && !(content instanceof Uint8Array)) {
    let crc = 0;
    let size = 0;
    for (const piece of piecesOf(content)) {
      crc = crc32(piece, crc);
      size += piece.length;
    }
    return { bytes: foldLong(content), crc, size };
  }
  const bytes = Buffer.from(content);
  const folded = method === 8 ? deflateRawSync(bytes, { level: 9 }) : bytes;
  return { bytes: folded, crc: crc32(bytes), size: bytes.length };
}

/** The fields that both headers share: from the version to the lengths of the names. */
function sharedFields(entry: Entry, packed: Packed): Buffer {
  const { name, method = 8, flags = 0, claimedSize = packed.size, extra = Buffer.of() } = entry;
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(flags | 0x800, 2);
  fields.writeUInt16LE(method, 4);
  fields.writeUInt16LE(0x5b21, 8);
  fields.writeUInt32LE(packed.crc, 10);
  fields.writeUInt32LE(packed.bytes.length, 14);
  fields.writeUInt32LE(claimedSize, 18);
  fields.writeUInt16LE(Buffer.byteLength(name), 22);
  fields.writeUInt16LE(extra.length, 24);
  return fields;
}

function localHeader(entry: Entry, packed: Packed): Uint8Array {
  const { name, extra = Buffer.of() } = entry;
  const magic = Buffer.from('PK\x03\x04', 'latin1');
  return Buffer.concat([magic, sharedFields(entry, packed), Buffer.from(name), extra]);
}

function centralHeader(entry: Entry, packed: Packed, offset: number): Uint8Array {
  const { name, extra = Buffer.of() } = entry;
  const magic = Buffer.from('PK\x01\x02\x14\x00', 'latin1');
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(offset, 10);
  return Buffer.concat([magic, sharedFields(entry, packed), rest, Buffer.from(name), extra]);
}

function endRecord(count: number, size: number, offset: number): Uint8Array {
  const record = Buffer.alloc(22);
  record.write('PK\x05\x06', 0, 'latin1');
  record.writeUInt16LE(Math.min(count, 0xffff), 8);
  record.writeUInt16LE(Math.min(count, 0xffff), 10);
  record.writeUInt32LE(size, 12);
  record.writeUInt32LE(offset, 16);
  return record;
}
