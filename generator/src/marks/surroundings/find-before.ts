import type { Range } from '../../structure/document.ts';
import { countWords } from '../plain-words.ts';
import type { ReadText, Unit } from '../read-units.ts';
import { leans } from './leans.ts';

/** So much of the text is enough, even where every sentence leans on the one before. */
const mostBefore = 400;
/** Two sentences where they are short: the one before may lean too, and nothing shows it. */
const mostOfTwo = 240;
/** 'Aim for high cohesion.' does not say of what. */
const fewestWords = 4;

/**
 * What the text says right before a stretch: the sentence before it, and further ones while the first
 * of them leans on another. No rule can tell which sentences are understood alone, so that every
 * question has what comes before its sentence.
 */
export function findBefore(read: ReadText, unit: Unit, { start }: Range): Range | null {
  const earlier = unit.sentences.filter((sentence) => sentence.end <= start);
  if (earlier.length > 0) return takeLast(read, earlier);
  switch (unit.kind) {
    case 'row':
      return findAbove(read, unit);
    case 'item':
      return findPoint(read, unit);
    case 'prose':
    case 'code':
      return findNeighbour(read, unit, start);
  }
}

function takeLast(read: ReadText, sentences: readonly Range[]): Range | null {
  const last = sentences.at(-1);
  if (!last) return null;
  let first = sentences.length - 1;
  while (first > 0) {
    const [own, next] = [sentences[first], sentences[first - 1]];
    if (!own || !next) break;
    const isSecond = first === sentences.length - 1 && last.end - next.start <= mostOfTwo;
    const isEnough = !leans(read, own) && countIn(read, own) >= fewestWords;
    if ((isEnough && !isSecond) || last.end - next.start > mostBefore) break;
    first -= 1;
  }
  return { start: sentences[first]?.start ?? last.start, end: last.end };
}

function countIn({ text }: ReadText, { start, end }: Range): number {
  return countWords(text.slice(start, end));
}

/** The point before; a term with its meaning goes on from none. */
function findPoint(read: ReadText, unit: Unit): Range | null {
  const { units } = read;
  const siblings = units.filter(({ kind, group, parent }) => {
    return kind === 'item' && group === unit.group && parent === unit.parent;
  });
  const before = siblings.findLast(({ end }) => end <= unit.start);
  const isTerm = unit.entry && !pointsBack(read, unit);
  if (before && !isTerm) return takeLast(read, before.sentences);
  return unit.parent === null ? findAbove(read, siblings[0] ?? unit) : null;
}

/** 'ω²: corrects for this' is about the point before it. */
function pointsBack(read: ReadText, { sentences: [first] }: Unit): boolean {
  return first !== undefined && leans(read, first);
}

/** The sentence that ends right above a list or a table. */
function findAbove(read: ReadText, unit: Unit): Range | null {
  const first = read.units.find(({ group }) => group === unit.group && group >= 0) ?? unit;
  const above = read.units.findLast(({ end }) => end <= first.start);
  if (!above || !isNear(read, above, first)) return null;
  if (above.kind === 'item' || above.kind === 'row') return null;
  if (unit.entry && above.kind !== 'code' && !announces(read, above, first)) return null;
  const said = takeLast(read, above.sentences);
  // A formula alone says nothing, but the line above it often names it.
  const name = above.kind === 'code' && read.units.findLast(({ end }) => end <= above.start);
  if (!said || !name || name.kind !== 'prose' || !isNear(read, name, above)) return said;
  return said.end - name.start <= mostOfTwo ? { start: name.start, end: said.end } : said;
}

/** A paragraph goes on from the one before it, and a line of code from the one above. */
function findNeighbour(read: ReadText, unit: Unit, start: number): Range | null {
  const before = read.units.findLast(({ end }) => end <= unit.start);
  if (!before || before.section !== unit.section || before.isAside) return null;
  if (before.kind !== 'prose' && (unit.kind !== 'code' || before.kind !== 'code')) return null;
  const own = unit.sentences.find((sentence) => sentence.start === start);
  // What opens a paragraph seldom leans; then one sentence is enough to know where one is.
  const isLeaning = own !== undefined && leans(read, own);
  return isLeaning ? takeLast(read, before.sentences) : (before.sentences.at(-1) ?? null);
}

/** Without a line between, or with a colon. */
function announces({ text }: ReadText, above: Unit, below: Unit): boolean {
  const between = text.slice(above.end, below.start);
  return !/\n\s*\n/u.test(between) || text.slice(0, above.end).trimEnd().endsWith(':');
}

function isNear({ text }: ReadText, above: Unit, below: Unit): boolean {
  const between = text.slice(above.end, below.start);
  return above.section === below.section && !above.isAside && !/[\p{L}\p{N}]/u.test(between);
}
