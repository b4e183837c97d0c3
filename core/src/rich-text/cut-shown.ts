import { findPicture } from './inlines/find-picture.ts';
import { findUnits } from './inlines/find-units.ts';
import { parseInline } from './parse-inline.ts';
import type { Inline, Inlines, ShownPicture } from './rich-text.ts';
import type { TextFormat } from './text-format.ts';

type Look = 'strong' | 'emphasis' | 'subscript' | 'superscript' | 'code';

/** A piece of a paragraph as it is shown, and where it is in the text with all of its marks. */
export type ShownPiece = { start: number; end: number } & (
  | { kind: 'words'; looks: readonly Look[] }
  | { kind: 'formula'; latex: string }
  | ({ kind: 'picture' } & ShownPicture)
);

/** What a part of a text shows; of a plain text all that is written. */
export function listShown(
  { text, format }: { text: string; format?: TextFormat | undefined },
  part: { start: number; end: number },
): ShownPiece[] {
  if (format === 'rich') return cutShown(text, part);
  return [{ kind: 'words', looks: [], start: part.start, end: part.end }];
}

/**
 * What a paragraph shows, in its order. Words are there letter for letter, so that what is pressed
 * and marked keeps its place in the text; the marks around them are in no piece.
 */
export function cutShown(
  text: string,
  { start, end }: { start: number; end: number },
): ShownPiece[] {
  const written = text.slice(start, end);
  const walk = makeWalk(written);
  walkAll(parseInline(written), [], walk);
  return walk.pieces.map((piece) => ({
    ...piece,
    start: piece.start + start,
    end: piece.end + start,
  }));
}

/** Those of a part of the paragraph; what cannot be cut is where it begins. */
export function clipShown(
  pieces: readonly ShownPiece[],
  part: { start: number; end: number },
): ShownPiece[] {
  return pieces.flatMap((piece): ShownPiece[] => {
    if (piece.kind !== 'words') {
      return piece.start >= part.start && piece.start < part.end ? [piece] : [];
    }
    const start = Math.max(piece.start, part.start);
    const end = Math.min(piece.end, part.end);
    return start < end ? [{ ...piece, start, end }] : [];
  });
}

function walkAll(inlines: Inlines, looks: readonly Look[], walk: Walk): void {
  for (const inline of inlines) walkOne(inline, looks, walk);
}

function walkOne(inline: Inline, looks: readonly Look[], walk: Walk): void {
  switch (inline.kind) {
    case 'text':
      return walk.takeWords(inline.text, looks);
    case 'code':
      return walk.takeCode([...looks, 'code']);
    case 'formula':
      return walk.takeFormula(inline.latex);
    case 'picture':
      return walk.takePicture();
    case 'strong':
    case 'emphasis':
    case 'subscript':
    case 'superscript':
      return walkAll(inline.inlines, [...looks, inline.kind], walk);
  }
}

type Walk = ReturnType<typeof makeWalk>;

/** Finds what was read in what was written, from the front to the back. */
function makeWalk(written: string) {
  const pieces: ShownPiece[] = [];
  const units = findUnits(written);
  let at = 0;

  function takeUnit() {
    const unit = units.find(({ start }) => start >= at);
    if (unit) at = unit.end;
    return unit;
  }

  function addSign(place: number, looks: readonly Look[]): void {
    const last = pieces.at(-1);
    const goesOn = last?.kind === 'words' && last.end === place && last.looks === looks;
    if (goesOn) pieces[pieces.length - 1] = { ...last, end: place + 1 };
    else pieces.push({ kind: 'words', looks, start: place, end: place + 1 });
  }

  return {
    pieces,
    takeWords(text: string, looks: readonly Look[]) {
      for (let read = 0; read < text.length; read += 1) {
        const place = written.indexOf(text.charAt(read), at);
        if (place < 0) return;
        addSign(place, looks);
        at = place + 1;
      }
    },
    takeCode(looks: readonly Look[]) {
      const unit = takeUnit();
      if (!unit) return;
      const start = written.indexOf(unit.content, unit.start);
      pieces.push({ kind: 'words', looks, start, end: start + unit.content.length });
    },
    takeFormula(latex: string) {
      const unit = takeUnit();
      if (unit) pieces.push({ kind: 'formula', latex, start: unit.start, end: unit.end });
    },
    takePicture() {
      const start = written.indexOf('![', at);
      const found = findPicture(written, start);
      if (!found) return;
      const { end, ...picture } = found;
      pieces.push({ kind: 'picture', ...picture, start, end });
      at = end;
    },
  };
}
