const sectorBytes = 512;
const endOfChain = 0xff_ff_ff_fe;
const textAt = 0x800;
const formatsAt = 0xe00;

type Paragraph = {
  text: string;
  /** Codes of changes and their one byte. */
  changes?: [code: number, value: number][];
};

type DocOptions = {
  flags?: number;
  streamNames?: [main: string, tables: string];
  /** How often the text is claimed to be there. */
  pieces?: number;
};

/** A Word file of one text, as small as its format allows. */
export function makeDoc(paragraphs: readonly Paragraph[], options: DocOptions = {}): Buffer {
  const { flags = 0x0200, streamNames = ['WordDocument', '1Table'], pieces = 1 } = options;
  const text = paragraphs.map((paragraph) => paragraph.text).join('');
  const main = Buffer.alloc(4_096);
  const tables = Buffer.alloc(4_096);

  main.writeUInt16LE(0xa5ec, 0);
  main.writeUInt16LE(flags, 0x0a);
  main.writeUInt32LE(text.length * pieces, 0x4c);
  main.write(text, textAt, 'utf16le');
  writeParagraphPage(main.subarray(formatsAt, formatsAt + 512), paragraphs);
  point(main, 33, { at: 0, length: writePieces(tables, text.length, pieces) });
  tables.writeUInt32LE(formatsAt / 512, 2_048 + 8);
  point(main, 13, { at: 2_048, length: 12 });
  return makeContainer([
    { name: streamNames[0], content: main },
    { name: streamNames[1], content: tables },
  ]);
}

/** The container of old Office files, with streams of some sectors. */
function makeContainer(streams: { name: string; content: Buffer }[]): Buffer {
  const header = Buffer.alloc(sectorBytes);
  header.writeBigUInt64BE(0xd0cf11e0a1b11ae1n, 0);
  header.writeUInt16LE(9, 0x1e);
  header.writeUInt16LE(6, 0x20);
  header.writeUInt32LE(1, 0x2c);
  header.writeUInt32LE(1, 0x30);
  header.writeUInt32LE(4_096, 0x38);
  header.writeUInt32LE(endOfChain, 0x3c);
  header.writeUInt32LE(endOfChain, 0x44);
  header.fill(0xff, 0x4c);
  header.writeUInt32LE(0, 0x4c);

  const table = Buffer.alloc(sectorBytes, 0xff);
  table.writeUInt32LE(endOfChain, 4);
  const directory = Buffer.alloc(sectorBytes);
  writeEntry(directory, 0, {
    name: 'Root Entry',
    type: 5,
    right: -1,
    child: 1,
    start: endOfChain,
    size: 0,
  });
  let next = 2;
  for (const [index, { name, content }] of streams.entries()) {
    const sectors = content.length / sectorBytes;
    const right = index + 1 < streams.length ? index + 2 : -1;
    writeEntry(directory, index + 1, {
      name,
      type: 2,
      right,
      child: -1,
      start: next,
      size: content.length,
    });
    for (let sector = 1; sector < sectors; sector += 1) {
      table.writeUInt32LE(next + sector, (next + sector - 1) * 4);
    }
    next += sectors;
    table.writeUInt32LE(endOfChain, (next - 1) * 4);
  }
  return Buffer.concat([header, table, directory, ...streams.map(({ content }) => content)]);
}

type Entry = {
  name: string;
  type: number;
  right: number;
  child: number;
  start: number;
  size: number;
};

function writeEntry(directory: Buffer, index: number, entry: Entry) {
  const at = index * 128;
  directory.write(entry.name, at, 'utf16le');
  directory.writeUInt16LE(entry.name.length * 2 + 2, at + 0x40);
  directory.writeUInt8(entry.type, at + 0x42);
  directory.writeInt32LE(-1, at + 0x44);
  directory.writeInt32LE(entry.right, at + 0x48);
  directory.writeInt32LE(entry.child, at + 0x4c);
  directory.writeUInt32LE(entry.start, at + 0x74);
  directory.writeUInt32LE(entry.size, at + 0x78);
}

function point(main: Buffer, place: number, { at, length }: { at: number; length: number }) {
  main.writeUInt32LE(at, 0x9a + place * 8);
  main.writeUInt32LE(length, 0x9a + place * 8 + 4);
}

function writePieces(tables: Buffer, length: number, count: number): number {
  const plcBytes = (count + 1) * 4 + count * 8;
  tables.writeUInt8(2, 0);
  tables.writeUInt32LE(plcBytes, 1);
  for (let index = 0; index <= count; index += 1)
    tables.writeUInt32LE(index * length, 5 + index * 4);
  for (let index = 0; index < count; index += 1) {
    tables.writeUInt32LE(textAt, 5 + (count + 1) * 4 + index * 8 + 2);
  }
  return 5 + plcBytes;
}

function writeParagraphPage(page: Buffer, paragraphs: readonly Paragraph[]) {
  const count = paragraphs.length;
  let place = textAt;
  let formatAt = 500;
  for (const [index, { text, changes = [] }] of paragraphs.entries()) {
    page.writeUInt32LE(place, index * 4);
    place += text.length * 2;
    page.writeUInt32LE(place, index * 4 + 4);
    const bytes = 2 + changes.length * 3;
    const words = Math.ceil((bytes + 1) / 2);
    formatAt -= words * 2;
    page.writeUInt8(formatAt / 2, (count + 1) * 4 + index * 13);
    page.writeUInt8(words, formatAt);
    for (const [number, [code, value]] of changes.entries()) {
      page.writeUInt16LE(code, formatAt + 3 + number * 3);
      page.writeUInt8(value, formatAt + 5 + number * 3);
    }
  }
  page.writeUInt8(count, 511);
}
