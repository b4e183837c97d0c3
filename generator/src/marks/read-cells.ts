/** Up to, but not including, its end. */
export type Range = { start: number; end: number };

/** The cells of a line of a table, written with bars or with tabs. */
export function readCells({ start, text }: Range & { text: string }): Range[] | undefined {
  const isBarred = text.startsWith('|') || /\S\s\|\s.*\S\s\|\s\S/.test(text);
  if (!isBarred && !/\S\t+\S/.test(text)) return undefined;
  const cells: Range[] = [];
  for (const { index, 0: cell } of text.matchAll(isBarred ? /[^|]+/g : /[^\t]+/g)) {
    const from = start + index + (cell.length - cell.trimStart().length);
    const bare = cell.trim();
    // An empty cell keeps its place, or the heads would move.
    cells.push({ start: from, end: from + bare.length });
  }
  return cells.length > 1 ? cells : undefined;
}

/** '|---|:--:|' */
export function isRule(line: string): boolean {
  return /^[\s|:-]+$/.test(line) && line.includes('|') && line.includes('-');
}
