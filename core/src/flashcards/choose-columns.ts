import { readSafeCell } from '../write-table.ts';
import { exportColumns } from './write-cards.ts';

export type Columns = { front: number; back: number; hasHeading: boolean };

/** Which columns the sides are in, by what the first row says; else the first two. */
export function guessColumns(rows: readonly (readonly string[])[]): Columns {
  const names = rows[0]?.map((cell) => cell.trim().toLowerCase()) ?? [];
  const front = names.findIndex((name) => frontNames.has(name));
  const back = names.findIndex((name, index) => index !== front && backNames.has(name));
  const hasHeading = front !== -1 && back !== -1;
  return hasHeading ? { front, back, hasHeading } : { front: 0, back: 1, hasHeading };
}

/** What our own export made safe for spreadsheets, as it was. */
export function undoExport(rows: readonly (readonly string[])[]): (readonly string[])[] {
  const isOurs =
    rows[0]?.length === exportColumns.length &&
    exportColumns.every((name, index) => rows[0]?.[index] === name);
  return isOurs ? rows.map((cells) => cells.map(readSafeCell)) : [...rows];
}

const frontNames = new Set([
  'front',
  'term',
  'terms',
  'word',
  'words',
  'question',
  'prompt',
  'concept',
  'vocabulary',
  'side 1',
]);

const backNames = new Set([
  'back',
  'definition',
  'definitions',
  'meaning',
  'answer',
  'translation',
  'description',
  'explanation',
  'side 2',
]);
