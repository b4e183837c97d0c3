import { Unreadable } from '../reading.ts';
import { type WordFile, tablePlaces } from './word-file.ts';

/** A format and the part of the main stream that it holds for. */
export type Formatted<T> = { from: number; to: number; format: T };

/** A change of one property: a code and its operand. */
export type Change = { code: number; operand: Buffer };

export type ParagraphFormat = { style: number; changes: readonly Change[] };

export function readParagraphFormats(file: WordFile): Formatted<ParagraphFormat>[] {
  return readPages(file, tablePlaces.paragraphFormats, (page, index, count) => {
    const at = page.readUInt8((count + 1) * 4 + index * 13) * 2;
    if (at === 0) return { style: 0, changes: [] };
    const words = page.readUInt8(at);
    const bytes = words === 0 ? page.readUInt8(at + 1) * 2 : words * 2 - 1;
    const start = words === 0 ? at + 2 : at + 1;
    return {
      style: page.readUInt16LE(start),
      changes: readChanges(page.subarray(start + 2, start + bytes)),
    };
  });
}

export function readCharacterFormats(file: WordFile): Formatted<readonly Change[]>[] {
  return readPages(file, tablePlaces.characterFormats, (page, index, count) => {
    const at = page.readUInt8((count + 1) * 4 + index) * 2;
    if (at === 0) return [];
    return readChanges(page.subarray(at + 1, at + 1 + page.readUInt8(at)));
  });
}

/** What holds at a place. The formats are sorted, so this halves its way. */
export function findFormatIndex(formats: readonly Formatted<unknown>[], place: number): number {
  let low = 0;
  let high = formats.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((formats[middle]?.to ?? 0) <= place) low = middle + 1;
    else high = middle;
  }
  return low;
}

const pageBytes = 512;

type ReadFormat<T> = (page: Buffer, index: number, count: number) => T;

function readPages<T>(file: WordFile, place: number, readFormat: ReadFormat<T>): Formatted<T>[] {
  const plc = file.findTable(place);
  const pages = Math.max(0, Math.floor((plc.length - 4) / 8));
  // Every page is 512 bytes of the file, so there cannot be more of them.
  if (pages * pageBytes > file.main.length) throw new Unreadable('damaged');
  const formats: Formatted<T>[] = [];
  for (let number = 0; number < pages; number += 1) {
    const pageNumber = plc.readUInt32LE((pages + 1) * 4 + number * 4) & 0x3f_ff_ff;
    const page = file.main.subarray(pageNumber * pageBytes, (pageNumber + 1) * pageBytes);
    const count = page.readUInt8(pageBytes - 1);
    for (let index = 0; index < count; index += 1) {
      formats.push({
        from: page.readUInt32LE(index * 4),
        to: page.readUInt32LE(index * 4 + 4),
        format: readFormat(page, index, count),
      });
    }
  }
  return formats.toSorted((one, other) => one.from - other.from);
}

export function readChanges(bytes: Buffer): Change[] {
  const changes: Change[] = [];
  let at = 0;
  while (at + 3 <= bytes.length) {
    const code = bytes.readUInt16LE(at);
    const [skip, length] = operandLength(code, bytes.subarray(at + 2));
    changes.push({ code, operand: bytes.subarray(at + 2 + skip, at + 2 + skip + length) });
    at += 2 + skip + length;
  }
  return changes;
}

/** How many bytes tell the length, and the length. The code's three highest bits say it mostly. */
function operandLength(code: number, operand: Buffer): [skip: number, length: number] {
  const kind = code >> 13;
  if (kind !== 6) return [0, [1, 1, 2, 4, 2, 2, 0, 3][kind] ?? 1];
  if (code === tableDefinition) return [2, Math.max(0, operand.readUInt16LE(0) - 1)];
  return [1, operand.readUInt8(0)];
}

const tableDefinition = 0xd608;
