import { hidden, pileOfMarks } from './prepare-text.ts';

/** A text, and places in it that rise. */
type Placed = { text: string; places: readonly number[] };
/** From the first place up to, but not including, the second. */
type Range = readonly [number, number];

/**
 * The text that prepareText makes, and where places of the raw one are in it. What was taken away
 * counts as the beginning of what follows. Takes as long as the text, however many places there are.
 */
export function prepareWithPlaces(
  material: string,
  places: readonly number[],
): { text: string; places: number[] } {
  const order = [...places.keys()].toSorted((one, other) => placeAt(one) - placeAt(other));
  const prepared = steps.reduce<Placed>((placed, step) => step(placed), {
    text: material,
    places: order.map(placeAt),
  });
  const found = [...places];
  for (const [rank, index] of order.entries()) found[index] = prepared.places[rank] ?? 0;
  return { text: prepared.text, places: found };

  function placeAt(index: number): number {
    return Math.min(Math.max(places[index] ?? 0, 0), material.length);
  }
}

/** The same ones as those of prepareText, in the same order. */
const steps: readonly ((placed: Placed) => Placed)[] = [
  evenLineEnds,
  (placed) => drop(placed, findMatches(placed.text, hidden)),
  (placed) => drop(placed, findMatches(placed.text, pileOfMarks)),
  compose,
  (placed) => drop(placed, findLineEnds(placed.text)),
  (placed) => drop(placed, findMatches(placed.text, /(\n\n)\n+/g)),
  (placed) => drop(placed, findAround(placed.text)),
];

function evenLineEnds(placed: Placed): Placed {
  const { text, places } = drop(placed, findMatches(placed.text, /\r(?=\n)/g));
  return { text: text.replaceAll('\r', '\n'), places };
}

function drop({ text, places }: Placed, ranges: Iterable<Range>): Placed {
  const kept: string[] = [];
  const moved: number[] = [];
  let end = 0;
  let dropped = 0;
  for (const [from, to] of ranges) {
    for (let place = places[moved.length]; place !== undefined && place < to;) {
      moved.push(Math.min(place, from) - dropped);
      place = places[moved.length];
    }
    kept.push(text.slice(end, from));
    end = to;
    dropped += to - from;
  }
  const rest = places.slice(moved.length).map((place) => place - dropped);
  return { text: kept.join('') + text.slice(end), places: [...moved, ...rest] };
}

/** What a pattern matches but for its first group, which stays. */
function* findMatches(text: string, pattern: RegExp): Generator<Range> {
  for (const { index, 0: match, 1: stays = '' } of text.matchAll(pattern)) {
    yield [index + stays.length, index + match.length];
  }
}

function* findLineEnds(text: string): Generator<Range> {
  let start = 0;
  for (const line of text.split('\n')) {
    const end = start + line.length;
    const filled = start + line.trimEnd().length;
    if (filled < end) yield [filled, end];
    start = end + 1;
  }
}

function* findAround(text: string): Generator<Range> {
  const before = text.length - text.trimStart().length;
  if (before > 0) yield [0, before];
  const filled = Math.max(text.trimEnd().length, before);
  if (filled < text.length) yield [filled, text.length];
}

/** Piece by piece between the places, so that each piece tells how much shorter it has become. */
function compose({ text, places }: Placed): Placed {
  const whole = text.normalize('NFC');
  if (whole === text) return { text, places };
  const moved: number[] = [];
  let [seen, length] = [0, 0];
  for (const place of places) {
    const start = findStart(text, place, seen);
    length += text.slice(seen, start).normalize('NFC').length;
    seen = start;
    moved.push(length);
  }
  return { text: whole, places: moved };
}

/** Where the letter begins that a place is in: what joins with the sign before it is no beginning. */
function findStart(text: string, place: number, from: number): number {
  let start = place;
  while (start > from && joins.test(signAt(text, start))) start -= 1;
  return start;
}

/** Marks, the later parts of a Hangul syllable, and the second half of a sign that takes two places. */
const joins = /^[\p{M}\u1160-\u11FF\uDC00-\uDFFF]/u;

function signAt(text: string, place: number): string {
  return String.fromCodePoint(text.codePointAt(place) ?? 0);
}
