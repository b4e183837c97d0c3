import { type Block, wordsOf } from './block-writer.ts';

type Cell = { blocks: Block[]; isHead: boolean; across: number; down: number };
export type Table = {
  rows: { cells: Cell[]; isHead: boolean }[];
  isLayout: boolean;
  /** The rows that come now name the columns. */
  isInHead: boolean;
};

/** What a table says, row by row; one that only arranges a page says what is in it. */
export function writeTable({ rows, isLayout }: Table): Block[] {
  const filled = rows.filter(({ cells }) => cells.some(({ blocks }) => blocks.length > 0));
  const all = filled.flatMap(({ cells }) => cells);
  const isArranged = isLayout || all.some(({ blocks }) => blocks.some(isStructure));
  const isColumn = filled.every(({ cells }) => cells.length === 1);
  if (isArranged || isColumn) return all.flatMap(({ blocks }) => blocks);
  return spread(filled);
}

function isStructure({ kind }: Block): boolean {
  return kind === 'heading' || kind === 'row' || kind === 'code';
}

/** A cell that goes over several rows is said in each; one over several columns once. */
function spread(rows: Table['rows']): Block[] {
  const running = new Map<number, { words: string; left: number }>();
  return rows.map(({ cells, isHead }, no) => {
    const words: string[] = [];
    const fill = () => {
      for (let above = running.get(words.length); above; above = running.get(words.length)) {
        above.left -= 1;
        if (above.left === 0) running.delete(words.length);
        words.push(above.words);
      }
    };
    for (const cell of cells.slice(0, mostColumns)) {
      fill();
      if (words.length >= mostColumns) break;
      const text = wordsOf(cell.blocks);
      for (let column = 0; column < cell.across; column += 1) {
        const said = column === 0 ? text : '';
        if (cell.down > 1) running.set(words.length, { words: said, left: cell.down - 1 });
        words.push(said);
      }
    }
    fill();
    const isHeader = no === 0 && (isHead || cells.every((cell) => cell.isHead));
    return { kind: 'row', cells: words.slice(0, mostColumns), isHeader };
  });
}

const mostColumns = 60;

/** What a page claims is bounded: a cell may not become a million. */
export function toSpan(value: string | undefined): number {
  const span = Number.parseInt(value ?? '', 10) || 1;
  return Math.min(mostColumns, Math.max(1, span));
}
