import { matchOutside } from './inlines/match-outside.ts';

/** A piece that was cut out of a rich text, without the stars whose other half is outside of it. */
export function mendPiece(piece: string): string {
  if (!piece.includes('**')) return piece;
  const open: Stars[] = [];
  const lost: Stars[] = [];
  for (const { index, 0: stars } of matchOutside(piece, /(?<!\\)\*{2,3}/g)) {
    const found = { start: index, end: index + stars.length };
    const before = piece.charAt(found.start - 1);
    const after = piece.charAt(found.end);
    if (open.length > 0 && /\S/.test(before)) open.pop();
    else if (/\S/.test(after)) open.push(found);
    else if (/\S/.test(before)) lost.push(found);
  }
  return [...lost, ...open]
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), piece);
}

type Stars = { start: number; end: number };
