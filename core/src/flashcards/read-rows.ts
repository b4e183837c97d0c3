/** What stands between the cells of a row, and between rows; '\n' is any line end. */
export type Separators = { cell: string; row: string };

/**
 * The rows of a text, one after the other, so that a long one can be read in pieces. Quotes are
 * read as RFC 4180 has them; where they fit no rule, as in "so-called" words, they are words.
 * Rows with nothing in them are left out.
 */
export function* readRows(text: string, separators: Separators): Generator<string[]> {
  const reader = makeReader(text, separators);
  let at = 0;
  while (at < text.length) {
    const row = readRow(reader, at);
    at = row.next;
    if (row.cells.some((cell) => cell.trim() !== '')) yield row.cells;
  }
}

/** As most programs write them; what fits the first rows best. */
export function guessSeparators(text: string): Separators {
  // Quizlet can put all cards on one line, with semicolons between them.
  const inOneLine = { cell: text.includes('\t') ? '\t' : ',', row: ';' };
  if (hasPairsOnly(text, inOneLine)) return inOneLine;
  const [best] = cellSeparators
    .map((cell) => rateSeparators(text, { cell, row: '\n' }))
    .toSorted((one, other) => other.share - one.share || other.fullness - one.fullness);
  return best?.separators ?? { cell: '\t', row: '\n' };
}

const cellSeparators = ['\t', ',', ';'] as const;

const sampleSize = 100;

type Reader = { text: string; cell: string; separator: RegExp };

function makeReader(text: string, { cell, row }: Separators): Reader {
  const rowPattern = escape(row).replaceAll('\n', String.raw`(?:\r\n|\n|\r)`);
  return { text, cell, separator: new RegExp(`${escape(cell)}|${rowPattern}`, 'gu') };
}

function escape(text: string): string {
  return text.replaceAll(/[$()*+./?[\\\]^{|}]/gu, String.raw`\$&`);
}

function readRow(reader: Reader, start: number): { cells: string[]; next: number } {
  const cells: string[] = [];
  let at = start;
  for (;;) {
    const { value, end, separator } = readQuoted(reader, at) ?? readPlain(reader, at);
    cells.push(value);
    at = end + separator.length;
    if (separator !== reader.cell) return { cells, next: at };
  }
}

type Cell = { value: string; end: number; separator: string };

function readPlain({ text, separator }: Reader, start: number): Cell {
  separator.lastIndex = start;
  const found = separator.exec(text);
  const end = found?.index ?? text.length;
  return { value: text.slice(start, end), end, separator: found?.[0] ?? '' };
}

/** Nothing, if its quotes do not end where the cell does. */
function readQuoted(reader: Reader, start: number): Cell | undefined {
  const { text, separator } = reader;
  if (text[start] !== '"') return undefined;
  let close = text.indexOf('"', start + 1);
  while (close !== -1 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  if (close === -1) return undefined;
  const end = close + 1;
  const value = text.slice(start + 1, close).replaceAll('""', '"');
  if (end === text.length) return { value, end, separator: '' };
  separator.lastIndex = end;
  const found = separator.exec(text);
  return found?.index === end ? { value, end, separator: found[0] } : undefined;
}

function rateSeparators(text: string, separators: Separators) {
  const rows = readRows(text, separators).take(sampleSize).toArray();
  return {
    separators,
    share: shareOfLikeRows(rows),
    // Nobody writes a tab within a sentence.
    fullness: separators.cell === '\t' ? Infinity : countSigns(rows),
  };
}

/** How many of the rows have as many cells as most of them; none if that is one. */
function shareOfLikeRows(rows: readonly (readonly string[])[]): number {
  const counts = Map.groupBy(
    rows.map((cells) => cells.length).filter((length) => length > 1),
    (length) => length,
  );
  const most = Math.max(0, ...[...counts.values()].map((like) => like.length));
  return rows.length === 0 ? 0 : most / rows.length;
}

/** The comma of a sentence leaves a space behind it: cells that were cut there have fewer signs. */
function countSigns(rows: readonly (readonly string[])[]): number {
  return rows.flat().reduce((sum, cell) => sum + cell.replaceAll('"', '').trim().length, 0);
}

function hasPairsOnly(text: string, separators: Separators): boolean {
  const line = text.trim();
  if (/[\r\n]/u.test(line)) return false;
  const rows = readRows(line, separators).take(sampleSize).toArray();
  return rows.length > 1 && rows.every((cells) => cells.length === 2);
}
