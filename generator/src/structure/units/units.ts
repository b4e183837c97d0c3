import type { Range } from '../document.ts';

/** Code and formulas inside a line, which nothing may cut. */
export function findUnits(text: string): Range[] {
  return Array.from(text.matchAll(unit), ({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
}

/** The same length, with every sign of a unit made a capital, so that no rule sees inside. */
export function maskUnits(text: string): string {
  return text.replace(unit, (found) => 'X'.repeat(found.length));
}

/** Without what is code or formula, for rules that look at words only. */
export function dropUnits(text: string): string {
  return text.replace(unit, ' ');
}

// 'costs $5 and $10' is no formula: the second sign must close right behind a sign.
const unit =
  /`[^`\n]{1,200}`|\$\$[^$]{1,500}\$\$|\$(?![\s$])[^$\n]{0,200}[^\s$]\$(?!\d)|\\\([^\n]{1,200}?\\\)|https?:\/\/[^\s)>\]]{1,300}/gu;
