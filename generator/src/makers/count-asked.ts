import { findSection, type Section } from '../section.ts';

/** Shorter ones are a title or a line of transition, which nothing has to be asked about. */
const leastPart = 200;

/** The numbers of the sections that a test should have a question about. */
export function listParts(sections: readonly Section[]): number[] {
  return sections.flatMap(({ start, end }, no) => (end - start >= leastPart ? [no] : []));
}

/**
 * What passages that were asked about before make of the sections: which of them have a question,
 * and how many more than the barest of them. So more questions go where there are the fewest.
 */
export function countAsked(
  sections: readonly Section[],
  spans: readonly { start: number }[],
): { covered: Set<number>; inSection: Map<number, number> } {
  const counts = new Map<number, number>();
  for (const { start } of spans) {
    const section = findSection(sections, start);
    if (!section) continue;
    const no = sections.indexOf(section);
    counts.set(no, (counts.get(no) ?? 0) + 1);
  }
  const parts = listParts(sections);
  const fewest = parts.length === 0 ? 0 : Math.min(...parts.map((no) => counts.get(no) ?? 0));
  const above = Array.from(counts, ([no, count]): [number, number] => [
    no,
    Math.max(0, count - fewest),
  ]);
  return { covered: new Set(counts.keys()), inSection: new Map(above) };
}
