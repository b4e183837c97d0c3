/** Rows of cells as a spreadsheet reads them: RFC 4180, UTF-8 with its mark, and no formulas. */
export function writeTable(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map(writeRow).join('');
}

/** A cell of such a table as it was before; for tables that are known to be ours. */
export function readSafeCell(cell: string): string {
  return cell.startsWith("'") && looksLikeFormula.test(cell) ? cell.slice(1) : cell;
}

const byteOrderMark = '\u{FEFF}';

function writeRow(cells: readonly string[]): string {
  return `${cells.map(writeCell).join(',')}\r\n`;
}

function writeCell(text: string): string {
  const safe = looksLikeFormula.test(text) ? `'${text}` : text;
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * A spreadsheet would take it for something to calculate. Also with quotes before it, so that ours
 * can be told from those that were there.
 */
const looksLikeFormula = /^'*[=+\-@＝＋－＠\t\r\n]/u;

/** Also at semicolons: where they part the cells, what follows one could begin a formula. */
const needsQuotes = /[",;\r\n\t]|^\s|\s$/u;
