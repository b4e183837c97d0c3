import type { ListLevel, Lists } from '../list-numbering.ts';
import { type WordFile, tablePlaces } from './word-file.ts';

/** The lists of [MS-DOC] 2.9.147 and 2.9.131. A paragraph names one by its place, from 1. */
export function readLists(file: WordFile): Lists {
  try {
    return { definitions: readDefinitions(file), lists: readOverrides(file) };
  } catch {
    // Without its numbers the text is still all there: every item gets a bullet.
    return { definitions: new Map(), lists: new Map() };
  }
}

const definitionBytes = 28;
const levelBytes = 28;
const overrideBytes = 16;

function readDefinitions(file: WordFile): Lists['definitions'] {
  const length = file.findTable(tablePlaces.listDefinitions).length;
  const definitions = new Map<string, Map<number, ListLevel>>();
  if (length < 2) return definitions;

  const table = file.findTableAndRest(tablePlaces.listDefinitions);
  const count = table.readUInt16LE(0);
  let at = 2 + count * definitionBytes;
  for (let index = 0; index < count; index += 1) {
    const start = 2 + index * definitionBytes;
    const isSimple = (table.readUInt8(start + 26) & 1) !== 0;
    const levels = new Map<number, ListLevel>();
    for (let level = 0; level < (isSimple ? 1 : 9); level += 1) {
      levels.set(level, toLevel(table.subarray(at)));
      at += lengthOfLevel(table.subarray(at));
    }
    definitions.set(String(table.readUInt32LE(start)), levels);
  }
  return definitions;
}

function toLevel(bytes: Buffer): ListLevel {
  const format = bytes.readUInt8(4);
  if (format === 23) return { format: 'bullet', start: 1 };
  if (format === 255) return { format: 'none', start: 1 };
  return { format: 'number', start: Math.min(99_999, Math.max(0, bytes.readInt32LE(0))) };
}

function lengthOfLevel(bytes: Buffer): number {
  const formats = bytes.readUInt8(24) + bytes.readUInt8(25);
  return levelBytes + formats + 2 + bytes.readUInt16LE(levelBytes + formats) * 2;
}

function readOverrides(file: WordFile): Lists['lists'] {
  const table = file.findTable(tablePlaces.lists);
  const lists = new Map<string, { definitionId: string; restarts: Map<number, number> }>();
  if (table.length < 4) return lists;

  const count = Math.min(table.readUInt32LE(0), Math.floor((table.length - 4) / overrideBytes));
  let at = 4 + count * overrideBytes;
  for (let index = 0; index < count; index += 1) {
    const start = 4 + index * overrideBytes;
    const restarts = new Map<number, number>();
    const levels = table.readUInt8(start + 12);
    at += 4;
    for (let done = 0; done < levels && at + 8 <= table.length; done += 1) {
      const flags = table.readUInt32LE(at + 4);
      if ((flags & 0x10) !== 0) restarts.set(flags & 0x0f, Math.max(0, table.readInt32LE(at)));
      at += 8;
      if ((flags & 0x20) !== 0) at += lengthOfLevel(table.subarray(at));
    }
    lists.set(String(index + 1), { definitionId: String(table.readUInt32LE(start)), restarts });
  }
  return lists;
}
