/** In the place of a formula that could not be read, or behind one that is probably not whole. */
export const brokenFormula = '\uFFFD';

/**
 * Whether a stretch of a material may hold a formula that is broken: one in its sentence, or in its
 * row of a table. Which words belong to the formula is what could not be read.
 */
export function holdsBroken(text: string, { start, end }: { start: number; end: number }): boolean {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const from = Math.max(lineStart, start - longest);
  const [rest = ''] = text.slice(end, end + longest).split('\n', 1);
  const line = text.slice(from, end) + rest;
  if (!line.includes(brokenFormula)) return false;
  if (text.startsWith('|', lineStart)) return true;
  let [first, last] = [0, line.length];
  for (const { 0: space, index } of line.matchAll(ends)) {
    if (index + space.length <= start - from) first = index + space.length;
    else if (index >= end - from) {
      last = index;
      break;
    }
  }
  return line.slice(first, last).includes(brokenFormula);
}

const longest = 1_000;
/** What is between two sentences. */
const ends = /(?<=[.!?]["'”’)\]]{0,3})\s+(?=["'“‘([]{0,3}[\p{Lu}\p{N}])/gu;
