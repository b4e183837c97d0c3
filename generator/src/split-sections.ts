import type { Section } from './section.ts';
import { hasWord } from './structure/headings/has-word.ts';

/**
 * The parts of a text under its headings, in order, without empty ones; at least one. A part that
 * is very long is cut at the ends of paragraphs, so that a test can be spread over it.
 */
export function splitSections(text: string): Section[] {
  const lines = readLines(text);
  const headings = lines.flatMap((line, no) => readHeading(lines, no) ?? []);
  const bodies = [{ title: null, from: 0, bodyStart: 0 }, ...headings].map((heading, no) => {
    const end = headings[no]?.from ?? text.length;
    return trimSection(text, { heading: heading.title, start: heading.bodyStart, end });
  });
  const full = bodies.filter(({ start, end }) => start < end);
  if (full.length === 0) return [trimSection(text, { heading: null, start: 0, end: text.length })];
  return full.flatMap((section) => cutSection(text, section));
}

type Line = {
  text: string;
  start: number;
  end: number;
  isCode: boolean;
  /** The next line that is not empty. */
  body: string | undefined;
};
type Heading = { title: string; from: number; bodyStart: number };

const partLength = 3_000;
const longestPart = 4_500;
const longestHeading = 100;
// With its marks; a longer line is prose, whatever it begins with.
const longestMarked = 300;

function readLines(text: string): Line[] {
  let start = 0;
  let isCode = false;
  const lines = text.split('\n').map((written): Line => {
    const bare = written.trim();
    const isFence = bare.startsWith('```') || bare.startsWith('~~~');
    const end = start + written.length;
    const line = { text: bare, start, end, isCode: isCode || isFence, body: undefined };
    if (isFence) isCode = !isCode;
    start = end + 1;
    return line;
  });
  let body: string | undefined;
  for (const line of lines.toReversed()) {
    line.body = body;
    if (line.text !== '') body = line.text;
  }
  return lines;
}

function readHeading(lines: readonly Line[], no: number): Heading | undefined {
  const line = lines[no];
  if (line === undefined || line.isCode || line.text === '') return undefined;
  if (line.text.length > longestMarked) return undefined;
  const next = lines[no + 1];
  const isUnderlined =
    next !== undefined && /^(={3,}|-{3,})$/.test(next.text) && isTitle(line.text, longestHeading);
  if (isUnderlined) return { title: plain(line.text), from: line.start, bodyStart: next.end };
  const title = findMarkedTitle(line.text) ?? findBareTitle(lines, no);
  if (title === undefined) return undefined;
  return { title: plain(title), from: line.start, bodyStart: line.end };
}

/** A line whose marks say that it is a heading. */
function findMarkedTitle(line: string): string | undefined {
  const hashed = /^#{1,6}\s+(.+?)\s*#*$/.exec(line);
  if (hashed) return hashed[1];
  const bold = /^(\*\*|__)(?!\s)([^*_]{1,100}?):?\1:?$/.exec(line);
  return bold?.[2];
}

/** A line that only its shape and its place make a heading. */
function findBareTitle(lines: readonly Line[], no: number): string | undefined {
  const { text: line = '', body } = lines[no] ?? {};
  const before = lines[no - 1]?.text ?? '';
  const after = lines[no + 1]?.text ?? '';
  const stands = before === '' && body !== undefined;
  if (!stands || !isTitle(line, 70) || isListItem(line)) return undefined;
  if (numbered.test(line)) return numbered.test(body) && after !== '' ? undefined : line;
  const isFollowedByProse = after === '' ? isProse(body) || isListItem(body) : after.length >= 60;
  return isFollowedByProse ? line : undefined;
}

const numbered =
  /^((chapter|section|part|unit|lecture|slide|lesson|module|topic|kapitel|chapitre|cap[ií]tulo)\s+)?(\d{1,2}(\.\d{1,2})*|[ivx]{1,5}(?=[.)]))[.):]?\s+\p{L}/iu;

function isTitle(line: string, longest: number): boolean {
  const startsLikeOne = /^["'“‘(¿¡]*[\p{Lu}\p{Lt}\p{Lo}\p{N}]/u.test(line);
  const isShort = line.length <= longest && line.split(/\s+/).length <= 10;
  if (!startsLikeOne || !isShort || !hasWord(line)) return false;
  return !/[.!;:,…。！；：，、|=_]$/u.test(line) && !line.includes('|');
}

function isListItem(line: string): boolean {
  return /^([-*+•◦▪–]|\d{1,2}[.)]\s+\p{Ll}|\(?[a-z][.)])\s/u.test(line);
}

function isProse(line: string): boolean {
  return line.length >= 60 || /[.!?:;。！？؟]["'”’)]*$/u.test(line);
}

function plain(title: string): string {
  return title
    .replace(/[*`]|__/g, '')
    .replace(/[\s:]+$/, '')
    .trim();
}

function trimSection(text: string, section: Section): Section {
  const body = text.slice(section.start, section.end);
  const start = section.start + (body.length - body.trimStart().length);
  return { ...section, start, end: Math.max(start, section.start + body.trimEnd().length) };
}

function cutSection(text: string, section: Section): Section[] {
  const { start, end } = section;
  if (end - start <= longestPart) return [section];
  const at = start + findCut(text.slice(start, start + longestPart));
  const rest = trimSection(text, { ...section, start: at });
  return [trimSection(text, { ...section, end: at }), ...cutSection(text, rest)];
}

/** The end of the paragraph, else of the line, else of the sentence, nearest to a good length. */
function findCut(piece: string): number {
  for (const border of [/\n\n/g, /\n/g, /[.!?]\s|[。！？]/g, /\s/g]) {
    const ends = Array.from(piece.matchAll(border), ({ index, 0: { length } }) => index + length);
    const good = ends.filter((end) => end > partLength / 2);
    const [first, ...others] = good;
    if (first !== undefined) return others.reduce(nearer, first);
  }
  return partLength;
}

function nearer(best: number, end: number): number {
  return Math.abs(end - partLength) < Math.abs(best - partLength) ? end : best;
}
