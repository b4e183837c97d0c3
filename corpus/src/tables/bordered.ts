import { drawnTables } from './drawn-tables.ts';
import { printedTables } from './printed-tables.ts';
import { styledTables } from './styled-tables.ts';
import type { GoodFile } from '../good/good-file.ts';

/** PDF files with tables that are drawn with lines. */
export function listBordered(): GoodFile[] {
  return [...printedTables, ...styledTables, ...drawnTables].map(({ name, ...file }) => ({
    name: `${name}.pdf`,
    ...file,
  }));
}
