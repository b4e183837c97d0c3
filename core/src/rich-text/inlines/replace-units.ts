import { findUnits } from './find-units.ts';
import type { Unit } from './unit.ts';

/** A line or paragraph with something else for its formulas and code; the words between them stay. */
export function replaceUnits(
  text: string,
  replace: (unit: Unit, written: string) => string,
): string {
  let replaced = '';
  let at = 0;
  for (const unit of findUnits(text)) {
    replaced += text.slice(at, unit.start) + replace(unit, text.slice(unit.start, unit.end));
    at = unit.end;
  }
  return replaced + text.slice(at);
}
