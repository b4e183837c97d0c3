import { blank } from '@engram/core/questions/question.ts';
import { listContentWords } from '../content-words.ts';
import type { RowFact } from '../facts/fact.ts';
import { sharesRoot } from '../facts/shared-roots.ts';
import { type Column, readColumns } from '../families/column-family.ts';
import { formOf } from '../families/term-form.ts';
import type { Findings } from './kind.ts';
import { titleOf } from './table-title.ts';
import { wordingFor } from './wordings.ts';

/** A cell that may be asked for, with the title of its table. */
export type Cell = { row: RowFact; column: Column; value: string; title: string };

/** Every cell of every table that can be told from the others of its column. */
export function listCells({ document, facts }: Findings): Cell[] {
  const rows = facts.filter((fact): fact is RowFact => fact.shape === 'row');
  return [...Map.groupBy(rows, ({ group }) => group).values()].flatMap((own) => {
    const [first] = own;
    const title = first === undefined ? null : titleOf(document, first);
    if (title === null) return [];
    return readColumns(own).flatMap((column) =>
      [...column.values].flatMap(([row, value]) =>
        showsOther(nameOf(row), value) ? [] : [{ row, column, value, title }],
      ),
    );
  });
}

/** 'Aortic – Aorta' and 'Program Counter – PC' are answered by reading, and so is 'D – Danger'. */
export function showsOther(name: string, value: string): boolean {
  if (sharesRoot(name, value) || areInitials(name, value) || areInitials(value, name)) return true;
  if (/^\p{L}\d?$/u.test(name) && value.toLowerCase().startsWith(name.slice(0, 1).toLowerCase())) {
    return true;
  }
  const words = listContentWords(value);
  return listContentWords(name).some((word) => words.some((other) => beginAlike(word, other)));
}

const sameLetters = 4;
const longWord = 6;

/** 'Supraspinatus' and 'supraspinous', 'lactase' and 'lactose'. */
function beginAlike(word: string, other: string): boolean {
  const areLong = word.length >= longWord && other.length >= longWord;
  return areLong && word.slice(0, sameLetters) === other.slice(0, sameLetters);
}

function areInitials(short: string, long: string): boolean {
  if (formOf(short) !== 'short') return false;
  const letters = short.replace(/[^\p{L}]/gu, '').toLowerCase();
  const words = long.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (letters.length < 2 || words.length < 2 || words.length > 8) return false;
  const initials = words.map((word) => word.slice(0, 1)).join('');
  return initials.startsWith(letters) || letters.startsWith(initials);
}

export function nameOf({ cells }: RowFact): string {
  return cells[0] ?? '';
}

type Gap = {
  cell: Cell;
  of: 'name' | 'value';
  /** What stands behind the gap. */
  unit?: string;
};

/** The row with a gap in one of two cells. */
export function writeRow({ document }: Findings, { cell, of, unit = '' }: Gap): string {
  const { row, column, value, title } = cell;
  const words = wordingFor(document.language.code);
  const gap = unit === '' ? blank : `${blank} ${unit}`;
  const name = words.cell(row.header[0] ?? '', of === 'name' ? gap : nameOf(row));
  const other = words.cell(row.header[column.no] ?? '', of === 'value' ? gap : value);
  return words.row([name, other], title);
}

/** The whole row, as it is shown beside the answer. */
export function explainRow({ document }: Findings, { header, cells }: RowFact): string {
  const words = wordingFor(document.language.code);
  return `${header.map((head, no) => words.cell(head, cells[no] ?? '')).join(' – ')}.`;
}
