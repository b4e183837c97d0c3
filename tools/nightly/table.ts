import type { Row } from './row.ts';

const maxCharacters = 300;

/** In Markdown: what was missed is found by its word. */
export function formatTable(rows: readonly Row[]): string {
  const lines = [
    ['name', 'figure', 'mark', 'held or missed'],
    ...rows.map(({ name, figure, mark, held }) =>
      [name, figure, mark ?? '', mark === null ? '' : held ? 'held' : '**missed**'].map(writeCell),
    ),
  ];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  const format = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = widths.map((width) => '-'.repeat(width));
  const [head = [], ...body] = lines;
  return [head, rule, ...body].map(format).join('\n');
}

/** Words of an error may be long, of many lines, or have what a table is made of. */
function writeCell(text: string): string {
  return text.slice(0, maxCharacters).replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').trim();
}
