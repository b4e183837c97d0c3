import { writeCompound } from '@engram/corpus/hostile/write-compound.ts';

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
  const streams = [
    { name: streamNames[0], content: main },
    { name: streamNames[1], content: tables },
  ];
  return Buffer.from(writeCompound({ streams }));
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
