import { isAsideHeading } from '../asides/aside-headings.ts';
import type { Range, Section } from '../document.ts';
import type { Heading } from './find-headings.ts';
import { coverLines, type Line, trimRange } from '../lines.ts';

/** A section with the lines it takes, its heading not included. */
export type PlacedSection = Section & { from: number; to: number };

type Reading = { text: string; lines: readonly Line[] };

/** What stands before the first heading, and what stands under each. */
export function readSections(reading: Reading, headings: readonly Heading[]): PlacedSection[] {
  const firstLine = headings[0]?.from ?? reading.lines.length;
  const opening = cover(reading, { from: 0, to: firstLine });
  const sections: PlacedSection[] = [];
  if (opening.start < opening.end) {
    const span = { from: 0, to: firstLine };
    sections.push({ ...opening, ...span, heading: null, level: 1, parent: null, isContent: true });
  }
  const open: { rank: number; section: number }[] = [];
  for (const [no, heading] of headings.entries()) {
    const span = { from: heading.to, to: headings[no + 1]?.from ?? reading.lines.length };
    while ((open.at(-1)?.rank ?? -1) >= heading.rank) open.pop();
    const parent = open.at(-1)?.section ?? null;
    const title = reading.text.slice(heading.title.start, heading.title.end);
    const isInside = parent === null || (sections[parent]?.isContent ?? true);
    open.push({ rank: heading.rank, section: sections.length });
    sections.push({
      ...cover(reading, span),
      ...span,
      heading: heading.title,
      level: open.length,
      parent,
      isContent: isInside && !isAsideHeading(title),
    });
  }
  return sections;
}

/** A section without a line of its own stands right behind its heading. */
function cover({ text, lines }: Reading, span: { from: number; to: number }): Range {
  if (span.from >= span.to) {
    const end = lines[span.from - 1]?.end ?? 0;
    return { start: end, end };
  }
  return trimRange(text, coverWritten(lines, span));
}

function coverWritten(lines: readonly Line[], span: { from: number; to: number }): Range {
  const { start, end } = coverLines(lines, span);
  return { start, end: Math.max(start, end) };
}
