import { splitSections } from '@engram/generator/split-sections.ts';

/** A stretch of the material; parts follow each other and leave nothing out. */
export type Part = { start: number; end: number };

/** Less than this gives no four questions. */
const leastPart = 700;
/** Less than this leaves out what its sentences speak of. */
const goodPart = 2_000;

/** How many items a call writes: the fewest that are worth its time, and the most it can do well. */
export type CallSize = { fewest: number; most: number };

/**
 * So many calls for so many items, as many as the text has good parts for. A text that is too short
 * for the most that a call can do is cut smaller.
 */
export function countCalls(text: string, items: number, { fewest, most }: CallSize): number {
  const size = sizeOf(text);
  const good = Math.floor(size / goodPart);
  const needed = Math.min(Math.ceil(items / most), Math.floor(size / leastPart));
  return Math.max(1, Math.min(Math.ceil(items / fewest), Math.max(good, needed)));
}

/** In letters of an alphabet: a sign of Chinese or Japanese says as much as two or three. */
function sizeOf(text: string): number {
  const wide = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  return text.length + 1.5 * wide;
}

/**
 * The material in parts, one for each call: whole sections where they can be, so that every section
 * gets its questions. Small neighbours go together, large sections are cut at the end of a sentence.
 * A short text has fewer parts than calls.
 */
export function splitParts(text: string, wanted: number): Part[] {
  const count = Math.max(1, Math.min(wanted, Math.floor(sizeOf(text) / leastPart)));
  const smallest = text.length / count / 2;
  let parts = joinSmall(listSections(text), count);
  while (parts.length > 1 && (parts.length > count || shortest(parts) < smallest)) {
    parts = joinShortest(parts);
  }
  while (parts.length < count) {
    const cut = cutLongest(text, parts);
    if (cut.length === parts.length) break;
    parts = cut;
  }
  return parts;
}

/** Each with its heading; together they are the whole text. */
export function listSections(text: string): Part[] {
  const starts = splitSections(text).map(({ start }) => findHeading(text, start));
  const borders = [...new Set([0, ...starts.slice(1)])].toSorted((one, other) => one - other);
  return borders.map((start, no) => ({ start, end: borders[no + 1] ?? text.length }));
}

/** Where the heading of a section begins: its line, or its two lines, before the body. */
function findHeading(text: string, bodyStart: number): number {
  const end = text.slice(0, bodyStart).trimEnd().length;
  const gap = text.lastIndexOf('\n\n', Math.max(0, end - 1));
  return gap === -1 ? 0 : gap + 2;
}

function lengthOf({ start, end }: Part): number {
  return end - start;
}

function shortest(parts: readonly Part[]): number {
  return Math.min(...parts.map(lengthOf));
}

/** Hundreds of sections become few at once: looking for the shortest each time would take seconds. */
function joinSmall(parts: readonly Part[], count: number): Part[] {
  if (parts.length <= count * 8) return [...parts];
  const least = (parts.at(-1)?.end ?? 0) / (count * 4);
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last && lengthOf(last) < least) last.end = part.end;
    else joined.push({ ...part });
  }
  return joined;
}

/** With its smaller neighbour. */
function joinShortest(parts: readonly Part[]): Part[] {
  const least = shortest(parts);
  const at = parts.findIndex((part) => lengthOf(part) === least);
  const sizeAt = (no: number) => {
    const part = parts[no];
    return part ? lengthOf(part) : Infinity;
  };
  const first = sizeAt(at - 1) < sizeAt(at + 1) ? at - 1 : at;
  const start = parts[first]?.start ?? 0;
  const end = parts[first + 1]?.end ?? start;
  return parts.toSpliced(first, 2, { start, end });
}

function cutLongest(text: string, parts: readonly Part[]): Part[] {
  const longest = Math.max(...parts.map(lengthOf));
  const at = parts.findIndex((part) => lengthOf(part) === longest);
  const { start, end } = parts[at] ?? { start: 0, end: 0 };
  const middle = (end - start) / 2;
  const ends = Array.from(
    text.slice(start, end).matchAll(/[.!?…]["'”’)]*\s+|[。！？]+|\n+/gu),
    ({ index, 0: { length } }) => index + length,
  ).filter((place) => place < end - start);
  const [first, ...others] = ends;
  if (first === undefined) return [...parts];
  const nearest = others.reduce(
    (best, place) => (Math.abs(place - middle) < Math.abs(best - middle) ? place : best),
    first,
  );
  const border = start + nearest;
  return parts.toSpliced(at, 1, { start, end: border }, { start: border, end });
}
