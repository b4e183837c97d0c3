import { findUnits } from '@engram/core/rich-text/inlines/find-units.ts';

type Part = { isUnit: boolean; words: string };

/**
 * A line as what may be changed and what stays as it is: formulas, and code that has signs in it
 * which are marks elsewhere. Other code is read like the words around it.
 */
export function splitUnits(text: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const { kind, content, start, end } of findUnits(text)) {
    if (kind === 'code' && !marks.test(content)) continue;
    parts.push({ isUnit: false, words: text.slice(at, start) });
    parts.push({ isUnit: true, words: text.slice(start, end) });
    at = end;
  }
  return [...parts, { isUnit: false, words: text.slice(at) }];
}

/** A line with its words changed, and its formulas and code as they are. */
export function changeWords(text: string, change: (words: string) => string): string {
  return splitUnits(text)
    .map(({ isUnit, words }) => (isUnit ? words : change(words)))
    .join('');
}

const marks = /[*_[\]$\\`~]/;
