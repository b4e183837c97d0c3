import { undoExport } from '@engram/core/flashcards/choose-columns.ts';
import { guessSeparators, readRows, type Separators } from '@engram/core/flashcards/read-rows.ts';
import { pause } from '../../../http/pause.ts';

export type CardTable = {
  name: string;
  text: string;
  /** Of what came as a file. */
  encoding: string | undefined;
  separators: Separators;
  rows: readonly (readonly string[])[];
  columnCount: number;
};

type Source = Pick<CardTable, 'name' | 'text' | 'encoding'>;

/** A bit at a time, so that the page stays awake. */
export async function readCards(
  source: Source,
  separators: Separators = guessSeparators(source.text),
): Promise<CardTable> {
  const rows: string[][] = [];
  let columnCount = 0;
  let rest = performance.now() + sliceMs;
  for (const row of readRows(source.text, separators)) {
    rows.push(row);
    columnCount = Math.max(columnCount, row.length);
    if (performance.now() > rest) {
      await pause(0, undefined);
      rest = performance.now() + sliceMs;
    }
  }
  return { ...source, separators, rows: undoExport(rows), columnCount };
}

const sliceMs = 12;
