import type { Stretch } from '../rules/contract.ts';

/** Words in a text that can be pressed: a mark, or one that is proposed. */
export type Pressable = Stretch &
  ({ kind: 'mark'; id: string; number?: number | undefined } | { kind: 'proposal' });

/** Words that are asked about already, without a mark; their question has a number. */
export type Asked = Stretch & { number: number };

export type Piece = Stretch & {
  pressable?: Pressable;
  asked?: Asked;
};

/** A part of a text as plain words and words that can be pressed, in their order. */
export function cutPieces({ start, end }: Stretch, pressables: readonly Pressable[]): Piece[] {
  const pieces: Piece[] = [];
  let at = start;
  for (const pressable of pressables) {
    // What begins in an earlier part or overlaps belongs there.
    if (pressable.start < at || pressable.start >= end) continue;
    if (pressable.start > at) pieces.push({ start: at, end: pressable.start });
    const until = Math.min(pressable.end, end);
    pieces.push({ start: pressable.start, end: until, pressable });
    at = until;
  }
  if (at < end) pieces.push({ start: at, end });
  return pieces;
}

/** The same with what is asked already: plain words are cut where it begins and ends. */
export function cutAsked(pieces: readonly Piece[], asked: readonly Asked[]): Piece[] {
  if (asked.length === 0) return [...pieces];
  return pieces.flatMap((piece) => {
    const inside = asked.filter(({ start, end }) => start < piece.end && piece.start < end);
    if (piece.pressable) return [{ ...piece, ...(inside[0] && { asked: inside[0] }) }];
    const cuts = inside.flatMap(({ start, end }) => [start, end]);
    const places = [piece.start, ...cuts.filter((at) => at > piece.start && at < piece.end)];
    return places
      .toSorted((one, other) => one - other)
      .filter((at, no, all) => at !== all[no - 1])
      .map((start, no, all) => {
        const end = all[no + 1] ?? piece.end;
        const over = inside.find((one) => one.start <= start && end <= one.end);
        return { start, end, ...(over && { asked: over }) };
      });
  });
}
