import type { Line } from '../lines.ts';

/** What belongs to the page and not to the text: numbers, rules, fields to fill in, running heads. */
export function findFurniture(lines: readonly Line[], taken: readonly boolean[]): Set<number> {
  const repeated = findRepeated(lines);
  const found = new Set(listFrontMatter(lines));
  for (const [no, { bare }] of lines.entries()) {
    if (bare === '' || taken[no] === true) continue;
    if (isFurniture(bare) || repeated.has(bare)) found.add(no);
  }
  return found;
}

/** Whether a line, taken alone, belongs to the page. */
export function isFurniture(bare: string): boolean {
  return bare.length <= 200 && patterns.some((pattern) => pattern.test(bare));
}

const patterns = [
  /^(?:page|seite|página|p\.|pp\.|s\.|slide|folie)?\s*\d{1,4}(?:\s*(?:of|\/|von|de|sur)\s*\d{1,4})?$/iu,
  /^[-–—=*~·\s]{1,8}\d{1,4}[-–—=*~·\s]{1,8}$/u,
  /^[-–—=_*~·#+ ]{3,}$/u,
  /_{4,}/,
  /\.{6,}/,
  /^\(?(?:slides?|text|notes?|figures?|images?)\b.{0,40}\b(?:exported|missing|omitted|removed)\b/iu,
  /^(?:©|\(c\)\s*\d{4}\b|copyright\b)/iu,
  /\ball rights reserved\b/iu,
  /^(?:handout|sheet|worksheet|page)\s+\d+\s+of\s+\d+\b/iu,
  /^<?(?:https?:\/\/|www\.)\S+>?$/iu,
  /^[[(]?(?:fig(?:ure|\.)?|abb(?:ildung|\.)?|figura|image|photo|diagram)\s*\d+(?:[.:]\d+)?\b.{0,160}$/iu,
  /^!\[[^\]]*\]\([^)]*\)$/u,
];

/** A short line that comes three times is printed on every page. */
function findRepeated(lines: readonly Line[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { bare } of lines) {
    const isShort = bare.length >= 10 && bare.length <= 90 && bare.includes(' ');
    if (!isShort || /^[-*•–|#]|[.;:|]$|\t/u.test(bare)) continue;
    counts.set(bare, (counts.get(bare) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count >= 3).map(([bare]) => bare));
}

/** What programs write before a text: a title and dates between two rules. */
function listFrontMatter(lines: readonly Line[]): number[] {
  if (lines[0]?.bare !== '---') return [];
  const end = lines.findIndex(({ bare }, no) => no > 0 && bare === '---');
  const inside = lines.slice(1, Math.max(1, end));
  const isWritten = end <= 40 && inside.every(({ bare }) => /^(?:[\w-]+:|- |$)/.test(bare));
  return isWritten ? Array.from({ length: end + 1 }, (_, no) => no) : [];
}
