import { cutAround } from './cut-around.ts';
import type { Framed } from './frame.ts';
import { hole, plainWords } from './plain-words.ts';
import type { Range } from '../structure/document.ts';
import { findBefore } from './surroundings/find-before.ts';
import type { ReadText, Unit } from './read-units.ts';

const longestRow = 700;

/** A row of a table, completed: 'Valve: Tricuspid. From: _____'. */
export function frameCell(read: ReadText, unit: Unit, stretch: Range): Framed {
  const { text, units } = read;
  const { cells = [], header, group } = unit;
  const isHead = !header && units.some((other) => other.group === group && other.header);
  if (isHead) return { ok: false, reason: 'heading' };
  const column = cells.findIndex(({ start, end }) => stretch.start >= start && stretch.end <= end);
  const cell = cells[column];
  if (!cell) return { ok: false, reason: 'two-sentences' };
  const holed = `${text.slice(cell.start, stretch.start)}${hole}${text.slice(stretch.end, cell.end)}`;
  const isNamed = isOnlyOne(read, unit);
  const shown = cells.flatMap((one, no) => {
    const isShown = no === column || no === 0 || column === 0 || !header || !isNamed;
    const words = no === column ? plainWords(holed) : plainWords(text.slice(one.start, one.end));
    if (!isShown || words === '') return [];
    const head = header?.[no];
    const name = head ? plainWords(text.slice(head.start, head.end)) : '';
    return [name === '' ? words : `${name}: ${words}`];
  });
  // A question has room for a row of words, not for one of paragraphs.
  if (shown.join('').length > longestRow) return { ok: false, reason: 'too-long' };
  // A row alone, without heads and other cells, says nothing.
  if (shown.length < 2) return { ok: false, reason: 'nothing-left' };
  const sentence = shown.map((words) => words.replace(/\.$/, '')).join(header ? '. ' : '; ');
  return {
    ok: true,
    frame: {
      under: unit.under,
      before: findBefore(read, unit, unit),
      sentence,
      isNamed: header !== undefined,
      source: cutAround(text, unit, stretch).source,
    },
  };
}

/** Whether its first cell says which row it is. */
function isOnlyOne({ text, units }: ReadText, row: Unit): boolean {
  const nameOf = ({ cells = [] }: Unit) => {
    const [first] = cells;
    return first ? plainWords(text.slice(first.start, first.end)) : '';
  };
  const own = nameOf(row);
  return units.filter((unit) => unit.group === row.group && nameOf(unit) === own).length === 1;
}
