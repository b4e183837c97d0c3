import { decodeBytes } from '../code-pages.ts';
import { Unreadable } from '../reading.ts';
import { openCompoundFile } from './compound-file.ts';

/** Part of the text that lies in one place of the file. */
export type Piece = {
  /** Of its first character, counted over the whole text. */
  from: number;
  to: number;
  text: string;
  /** Where it lies in the main stream; formats are told by this. */
  offset: number;
  bytesPerCharacter: 1 | 2;
};

/** The parts of a Word file, each after the other in one long text. */
type Stories = {
  body: Range;
  footnotes: Range;
  endnotes: Range;
  boxes: Range;
};
export type Range = { from: number; to: number };

export type WordFile = {
  main: Buffer;
  pieces: readonly Piece[];
  stories: Stories;
  /** A table that the header points to, by its place in the list of [MS-DOC]. */
  findTable: (place: number) => Buffer;
  /** From where a table begins to the end of the stream: lists go on after theirs. */
  findTableAndRest: (place: number) => Buffer;
};

/** [MS-DOC]: the format of Word 97 to 2003. */
export function openWordFile(bytes: Uint8Array): WordFile {
  const container = openCompoundFile(bytes);
  if (container.findStream('EncryptionInfo')) throw new Unreadable('password');
  const main = container.findStream('WordDocument');
  if (!main) throw new Unreadable('wrong-type');
  if (main.readUInt16LE(0) !== wordMagic) throw new Unreadable('damaged');
  const flags = main.readUInt16LE(0x0a);
  if ((flags & encryptedFlag) !== 0) throw new Unreadable('password');
  const tables = container.findStream((flags & secondTableFlag) === 0 ? '0Table' : '1Table');
  if (!tables) throw new Unreadable('damaged');

  const findTableAndRest = (place: number) => tables.subarray(main.readUInt32LE(0x9a + place * 8));
  const findTable = (place: number) =>
    findTableAndRest(place).subarray(0, main.readUInt32LE(0x9a + place * 8 + 4));
  return {
    main,
    pieces: readPieces(main, findTable(tablePlaces.pieces)),
    stories: readStories(main),
    findTable,
    findTableAndRest,
  };
}

export const tablePlaces = {
  styles: 1,
  footnoteReferences: 2,
  footnoteTexts: 3,
  characterFormats: 12,
  paragraphFormats: 13,
  fonts: 15,
  pieces: 33,
  endnoteReferences: 46,
  endnoteTexts: 47,
  listDefinitions: 73,
  lists: 74,
} as const;

const wordMagic = 0xa5ec;
const encryptedFlag = 0x0100;
const secondTableFlag = 0x0200;

function readStories(main: Buffer): Stories {
  const lengths = [0x4c, 0x50, 0x54, 0x58, 0x5c, 0x60, 0x64].map((at) => main.readUInt32LE(at));
  const starts = [0];
  for (const length of lengths) starts.push((starts.at(-1) ?? 0) + length);
  const range = (index: number) => ({ from: starts[index] ?? 0, to: starts[index + 1] ?? 0 });
  return { body: range(0), footnotes: range(1), endnotes: range(5), boxes: range(6) };
}

function readPieces(main: Buffer, table: Buffer): Piece[] {
  let at = 0;
  // Formats that pieces share come first.
  while (table.readUInt8(at) === 1) at += 3 + table.readUInt16LE(at + 1);
  if (table.readUInt8(at) !== 2) throw new Unreadable('damaged');
  const plc = table.subarray(at + 5, at + 5 + table.readUInt32LE(at + 1));
  const count = Math.floor((plc.length - 4) / 12);

  const pieces: Piece[] = [];
  let bytesLeft = main.length;
  for (let index = 0; index < count; index += 1) {
    const from = plc.readUInt32LE(index * 4);
    const to = plc.readUInt32LE(index * 4 + 4);
    const place = plc.readUInt32LE((count + 1) * 4 + index * 8 + 2);
    const isCompressed = (place & 0x40_00_00_00) !== 0;
    const bytesPerCharacter = isCompressed ? 1 : 2;
    const offset = isCompressed ? (place & 0x3f_ff_ff_ff) / 2 : place & 0x3f_ff_ff_ff;
    if (to < from || from !== (pieces.at(-1)?.to ?? 0)) throw new Unreadable('damaged');
    const raw = main.subarray(offset, offset + (to - from) * bytesPerCharacter);
    // Pieces that share their bytes could make a gigabyte of text from a small file.
    bytesLeft -= raw.length;
    if (bytesLeft < 0 || raw.length < (to - from) * bytesPerCharacter) {
      throw new Unreadable('damaged');
    }
    const text = isCompressed ? decodeBytes(raw, 1252) : raw.toString('utf16le');
    pieces.push({ from, to, text, offset, bytesPerCharacter });
  }
  return pieces;
}
