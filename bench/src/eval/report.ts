import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Row } from './row.ts';

export type Report = { isShort: boolean; model: string; startedAt: string; rows: Row[] };

/** One table for people, the same as JSON for programs, and what went wrong below. */
export function report(found: Report, path: string): void {
  if (found.isShort) console.log('Short form: fewer texts and items for every row.\n');
  console.log(formatTable(found.rows));
  for (const { metric, maker, examples } of found.rows) {
    if (examples.length === 0) continue;
    console.log(`\n${maker}, ${metric}:`);
    for (const example of examples) console.log(`  ${example}`);
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(found, null, 2)}\n`);
}

/** In Markdown, so that it can be pasted into docs/quality.md. */
export function formatTable(rows: readonly Row[]): string {
  const lines = [
    ['metric', 'made by', 'mark', 'figure', ''],
    ...rows.map(({ metric, maker, mark, figure, isReached }) => [
      metric,
      maker,
      mark,
      figure,
      isReached ? 'ok' : 'MISSED',
    ]),
  ];
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  const format = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [format(lines[0] ?? []), rule, ...lines.slice(1).map(format)].join('\n');
}
