/** The part of an old text that is another one in the new; what is behind it has moved by the shift. */
type Change = { start: number; end: number; shift: number };

export function findChange(before: string, after: string): Change {
  const shortest = Math.min(before.length, after.length);
  let start = 0;
  while (start < shortest && before[start] === after[start]) start += 1;
  let tail = 0;
  while (tail < shortest - start && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return { start, end: before.length - tail, shift: after.length - before.length };
}

/** Where a place of the old text is in the new. */
export function placeAfter(place: number, { start, end, shift }: Change): number {
  return place >= end ? place + shift : Math.min(place, start);
}
