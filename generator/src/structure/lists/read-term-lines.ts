import type { Item } from '../document.ts';
import type { Line } from '../lines.ts';
import type { FoundList } from './read-list.ts';
import { readMark } from './list-marks.ts';
import { splitTerm } from './split-term.ts';

type Reading = { text: string; lines: readonly Line[]; isTaken: (no: number) => boolean };

/**
 * Lines of the form 'term: meaning' that follow each other, at least two, or three where only a
 * dash joins the two. One alone counts only where its term is printed in bold letters.
 */
export function readTermLines(reading: Reading, from: number): FoundList | null {
  const items: Item[] = [];
  let to = from;
  for (let no = from; no < reading.lines.length; no += 1) {
    const line = reading.lines[no];
    if (line === undefined || reading.isTaken(no)) break;
    if (line.bare === '') continue;
    if (to < no && items.length === 0) break;
    const item = readTermLine(reading, no);
    if (item === null || (items[0] !== undefined && items[0].sign !== item.sign)) break;
    items.push(item);
    to = no + 1;
  }
  const [first] = items;
  const line = reading.lines[from];
  if (first === undefined || line === undefined) return null;
  const least = /^(?:\*\*|__)/.test(line.bare) ? 1 : first.sign === '-' ? 3 : 2;
  return items.length >= least ? { to, isOrdered: false, items } : null;
}

/** A line that is followed by more of its paragraph is prose, whatever it begins with. */
function readTermLine({ text, lines, isTaken }: Reading, no: number): Item | null {
  const line = lines[no];
  if (line === undefined || readMark(line) !== null) return null;
  const parts = splitTerm(text, line);
  if (parts.term === null) return null;
  const next = lines[no + 1];
  const isLast = next === undefined || next.bare === '' || isTaken(no + 1);
  if (!isLast && splitTerm(text, next).term === null) return null;
  return { start: line.start, end: line.end, depth: 0, parent: null, ...parts };
}
