import type { Section } from '@engram/generator/section.ts';

type Range = { start: number; end: number };

/** More would cost more than they help. */
const mostMentions = 4;
const longestMention = 300;

/**
 * Lines elsewhere that name a numbered section of this range: 'Sections 9 and 10 do not apply to a
 * lodger.' What a section says is not the whole truth without them.
 */
export function findMentions(
  text: string,
  listSections: () => readonly Section[],
  range: Range,
): Range[] {
  const named = Array.from(text.matchAll(naming)).map(({ index, 0: words }) => ({
    index,
    numbers: readNumbers(text.slice(index + words.length, index + words.length + longestList)),
  }));
  // Most texts name none, and their sections need not be found.
  if (named.length === 0) return [];
  const own = new Set(
    listSections()
      .filter(({ start, end }) => start < range.end && end > range.start)
      .flatMap(({ heading }) => readHeading(heading)),
  );
  const lines = named
    .filter(({ index, numbers }) => !isIn(range, index) && numbers.some((no) => own.has(no)))
    .map(({ index }) => findLine(text, index))
    .filter(({ start, end }) => end - start <= longestMention);
  return lines
    .filter(({ start }, at) => lines.findIndex((line) => line.start === start) === at)
    .slice(0, mostMentions);
}

/** Not 'article' and its like, which as often name those of another work. */
const naming = /(?:(?<!\p{L})(?:sections?|abschnitte?n?|secci(?:ón|ones))|§§?)\s*(?=\d)/giu;

const longestList = 40;
const list =
  /^\d{1,3}(?:\(\w{1,4}\))*(?:(?:\s*,\s*|\s+(?:and|or|und|oder|y|o|et|ou)\s+)\d{1,3}(?:\(\w{1,4}\))*)*/iu;
const span = /^(\d{1,3})\s*(?:to|bis|a|à|–|-)\s*(\d{1,3})(?!\d)/iu;

function readNumbers(words: string): number[] {
  const [, first, last] = span.exec(words) ?? [];
  if (first !== undefined && last !== undefined) {
    const from = Number(first);
    return Array.from({ length: Math.max(0, Number(last) - from + 1) }, (_, at) => from + at);
  }
  const [found = ''] = list.exec(words) ?? [];
  return Array.from(found.replace(/\(\w+\)/g, '').matchAll(/\d+/g), ([no]) => Number(no));
}

function readHeading(heading: string | null): number[] {
  const [, no] = /^(?:\p{L}+\.?\s+|§\s*)?(\d{1,3})(?!\d)/u.exec(heading ?? '') ?? [];
  return no === undefined ? [] : [Number(no)];
}

function findLine(text: string, at: number): Range {
  const end = text.indexOf('\n', at);
  return { start: text.lastIndexOf('\n', at) + 1, end: end === -1 ? text.length : end };
}

function isIn({ start, end }: Range, at: number): boolean {
  return at >= start && at < end;
}
