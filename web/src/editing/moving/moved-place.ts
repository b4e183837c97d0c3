/** What is moved from one place to another, counted from 0. */
export type Move = { from: number; at: number };

/** Which place of the list as it is comes to a place of the list as it will be. */
export function placeBefore(place: number, { from, at }: Move): number {
  if (place === at) return from;
  if (from <= place && place < at) return place + 1;
  if (at < place && place <= from) return place - 1;
  return place;
}

export function moveTo<T>(items: readonly T[], { from, at }: Move): T[] {
  return items.toSpliced(from, 1).toSpliced(at, 0, ...items.slice(from, from + 1));
}
