import { findUnits } from './find-units.ts';

/** Where a pattern is found in a line or paragraph, but for what begins in a formula or in code. */
export function matchOutside(text: string, pattern: RegExp): RegExpExecArray[] {
  const units = findUnits(text);
  let unit = 0;
  return [...text.matchAll(pattern)].filter(({ index }) => {
    while ((units[unit]?.end ?? Infinity) <= index) unit += 1;
    return (units[unit]?.start ?? Infinity) > index;
  });
}
