import { findUnits } from '../inlines/find-units.ts';

/** The cells of a row. A bar in code or in a formula, or behind a backslash, parts nothing. */
export function splitCells(row: string): string[] {
  const bare = row.trim();
  const units = findUnits(bare);
  const cells: string[] = [];
  let start = bare.startsWith('|') ? 1 : 0;
  let unit = 0;
  for (let at = start; at < bare.length; at += 1) {
    while ((units[unit]?.end ?? Infinity) <= at) unit += 1;
    const inside = units[unit];
    if (inside !== undefined && inside.start <= at) at = inside.end - 1;
    else if (bare.charAt(at) === '\\') at += 1;
    else if (bare.charAt(at) === '|') {
      cells.push(bare.slice(start, at).trim());
      start = at + 1;
    }
  }
  const rest = bare.slice(start).trim();
  return rest === '' && start > 0 ? cells : [...cells, rest];
}
