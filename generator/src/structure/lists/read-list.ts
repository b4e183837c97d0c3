import type { Item, Range } from '../document.ts';
import type { Line } from '../lines.ts';
import { type Mark, readMark } from './list-marks.ts';
import { splitTerm } from './split-term.ts';

/** A list as its lines stand, with the number of the line behind it. */
export type FoundList = { to: number; isOrdered: boolean; items: Item[] };

type Reading = { text: string; lines: readonly Line[]; isTaken: (no: number) => boolean };
type Level = { indent: number; sort: string; item: number };

/** The list that begins at a line, with what is indented under its items. */
export function readList(reading: Reading, from: number): FoundList | null {
  const first = reading.lines[from];
  const firstMark = first === undefined ? null : readMark(first);
  if (first === undefined || firstMark === null) return null;
  const items: Item[] = [];
  const levels: Level[] = [];
  let no = from;
  while (no < reading.lines.length) {
    const line = reading.lines[no];
    const mark = line === undefined || reading.isTaken(no) ? null : readMark(line);
    if (line === undefined || mark === null) break;
    if (no > from && startsAnother({ mark, line }, { mark: firstMark, line: first })) break;
    const to = findItemEnd(reading, no);
    const range = { start: mark.contentStart, end: reading.lines[to - 1]?.end ?? line.end };
    items.push(readItem(reading.text, range, climb(levels, { line, mark, item: items.length })));
    no = to;
    if (reading.lines[no]?.bare === '') no += 1;
  }
  return { to: no, isOrdered: firstMark.isNumber, items };
}

function readItem(text: string, range: Range, place: Pick<Item, 'depth' | 'parent'>): Item {
  return { ...range, ...place, ...splitTerm(text, range) };
}

type Marked = { line: Line; mark: Mark };

/** Counting that begins anew at the same depth. */
function startsAnother({ mark, line }: Marked, first: Marked): boolean {
  return mark.sort === first.mark.sort && mark.value === 1 && line.indent <= first.line.indent;
}

/** Goes up to the level of a line or one down; where nothing is indented, another mark is deeper. */
function climb(
  levels: Level[],
  { line, mark, item }: Marked & { item: number },
): Pick<Item, 'depth' | 'parent'> {
  const { indent } = line;
  const same = levels.findIndex(
    (level) => level.sort === mark.sort && Math.abs(level.indent - indent) <= 1,
  );
  if (same >= 0) levels.length = same;
  else while ((levels.at(-1)?.indent ?? -1) > indent) levels.pop();
  // A line that stands further left than its siblings before was one of them all the same.
  const isSibling =
    same < 0 && levels.at(-1)?.indent === indent && levels.at(-1)?.sort === mark.sort;
  if (isSibling) levels.pop();
  const parent = levels.at(-1)?.item ?? null;
  levels.push({ indent, sort: mark.sort, item });
  return { depth: levels.length - 1, parent };
}

/** Lines that hang under an item belong to it; so does a line that only was too long. */
function findItemEnd({ lines, isTaken }: Reading, from: number): number {
  const first = lines[from];
  let to = from + 1;
  for (; to < lines.length; to += 1) {
    const line = lines[to];
    if (first === undefined || line === undefined || line.bare === '' || isTaken(to)) break;
    if (readMark(line) !== null) break;
    const isHanging = line.indent > first.indent;
    const isWrapped = (lines[to - 1]?.bare.length ?? 0) >= 60 && /^[\p{Ll}(\d]/u.test(line.bare);
    if (!isHanging && !isWrapped) break;
  }
  return to;
}
