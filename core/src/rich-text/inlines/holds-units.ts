import { findUnits } from './find-units.ts';

/** Whether a text of many paragraphs has formulas or code in it. */
export function holdsUnits(text: string): boolean {
  if (!/[$`\\~]/.test(text)) return false;
  return (
    fence.test(text) || text.split('\n\n').some((paragraph) => findUnits(paragraph).length > 0)
  );
}

const fence = /^ {0,3}(?:`{3}|~{3})/m;
