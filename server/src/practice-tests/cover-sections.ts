import type { CoveredSection } from '@engram/core/practice-tests/practice-test.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { findSection, type Section } from '@engram/generator/section.ts';
import { splitSections } from '@engram/generator/split-sections.ts';

/** Shorter ones are a title or a line of transition, which nothing has to be asked about. */
const leastSection = 200;
const wordsOfTitle = 8;

/** How many questions came from each part of the material, in its order (D26). */
export function coverSections(
  material: string,
  questions: readonly Pick<Question, 'source'>[],
): CoveredSection[] {
  const sections = splitSections(material);
  const counts = new Map<Section, number>();
  for (const { source } of questions) {
    const section = source && findSection(sections, source.start);
    if (section) counts.set(section, (counts.get(section) ?? 0) + 1);
  }
  const listed = sections.filter(
    (section) => section.end - section.start >= leastSection || counts.has(section),
  );
  return joinUnderHeadings(listed).map((parts) => ({
    title: titleOf(parts[0], material),
    questions: parts.reduce((sum, part) => sum + (counts.get(part) ?? 0), 0),
  }));
}

type Parts = [Section, ...Section[]];

/** What was cut only because it is long has one heading, and is one section to its reader. */
function joinUnderHeadings(sections: readonly Section[]): Parts[] {
  const joined: Parts[] = [];
  for (const section of sections) {
    const last = joined.at(-1);
    if (last && section.heading !== null && last[0].heading === section.heading) last.push(section);
    else joined.push([section]);
  }
  return joined;
}

function titleOf({ heading, start, end }: Section, material: string): string {
  if (heading !== null) return heading;
  const words = material.slice(start, Math.min(end, start + 200)).split(/\s+/);
  const opening = words.slice(0, wordsOfTitle).join(' ');
  return words.length > wordsOfTitle ? `${opening}…` : opening;
}
