import type { Stretch } from '../rules/contract.ts';

/** Words in a text that can be pressed: a mark, or one that is proposed. */
export type Pressable = Stretch &
  ({ kind: 'mark'; id: string; number?: number | undefined } | { kind: 'proposal' });

export type Piece = Stretch & { pressable?: Pressable };

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
