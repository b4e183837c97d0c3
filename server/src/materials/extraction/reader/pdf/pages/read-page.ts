import type { PDFPageProxy } from 'unpdf/pdfjs';
import { cleanText } from '../clean-text.ts';
import type { Piece } from '../piece.ts';
import { mainTurn, type Turn, type TurnedPiece, turnPieces } from './turn-pieces.ts';

export type PageText = {
  width: number;
  height: number;
  pieces: readonly Piece[];
  /** How its letters were turned before they were turned upright. */
  turn: Turn;
  /** Its fonts whose letters are all of one width. */
  monoFonts: ReadonlySet<string>;
  characters: number;
  isCut: boolean;
};

export type PageBounds = {
  pieces: number;
  characters: number;
  isOver: () => boolean;
};

/** Reads the text of a page as it is drawn, and stops early on a page without measure. */
export async function readPage(page: PDFPageProxy, bounds: PageBounds): Promise<PageText> {
  const viewport = page.getViewport({ scale: 1 });
  const collector = collectPieces(viewport.transform);
  const reader = page.streamTextContent().getReader();
  let isCut = false;
  for (;;) {
    // Each part has to be taken before the next is made.
    const { done, value } = await reader.read();
    if (done) break;
    collector.add(value);
    isCut =
      collector.pieces.length >= bounds.pieces ||
      collector.characters() >= bounds.characters ||
      bounds.isOver();
    if (isCut) {
      await reader.cancel(new Error('enough'));
      break;
    }
  }
  const { width, height } = viewport;
  const turn = mainTurn(collector.pieces);
  return {
    width,
    height,
    turn,
    monoFonts: collector.monoFonts,
    pieces: turnPieces(collector.pieces, turn, { width, height }),
    characters: collector.characters(),
    isCut,
  };
}

type Item = {
  str: string;
  width: number;
  height: number;
  transform: number[];
  fontName: string;
};
/** The library says nothing of what its stream carries. */
type Chunk = { items: Item[]; styles: Record<string, Style> };
type Style = { vertical?: boolean; fontFamily?: string };

function collectPieces(view: readonly number[]) {
  const pieces: TurnedPiece[] = [];
  const vertical = new Set<string>();
  const monoFonts = new Set<string>();
  let characters = 0;
  let isSpaced = false;

  function addItem(item: Item): void {
    const { str } = item;
    const text = cleanText(str).trim();
    if (text === '') {
      isSpaced = true;
      return;
    }
    const placed = placeItem(item, { view, isVertical: vertical.has(item.fontName) });
    if (!placed) return;
    const piece = {
      ...placed.place,
      text,
      font: item.fontName,
      isSpaced: isSpaced || str.startsWith(' '),
      ...(isLossy(str, text) && { isLossy: true as const }),
      order: pieces.length,
    };
    pieces.push({ turn: placed.turn, piece });
    characters += text.length;
    isSpaced = str.endsWith(' ');
  }

  return {
    pieces,
    monoFonts,
    characters: () => characters,
    add: ({ items, styles }: Chunk) => {
      for (const [font, { vertical: isVertical, fontFamily }] of Object.entries(styles)) {
        if (isVertical) vertical.add(font);
        if (fontFamily === 'monospace') monoFonts.add(font);
      }
      for (const item of items) addItem(item);
    },
  };
}

/** Whether signs without a name fell away; a bullet of a font of symbols has one. */
function isLossy(str: string, text: string): boolean {
  if (!/[\uFFFD\uE000-\uF8FF]/.test(str)) return false;
  return text.length < str.trim().length;
}

type View = { view: readonly number[]; isVertical: boolean };
type Place = { x: number; y: number; width: number; size: number };

function placeItem(
  { transform, width, height }: Item,
  { view, isVertical }: View,
): { turn: Turn; place: Place } | undefined {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = transform;
  const [va = 1, vb = 0, vc = 0, vd = 1, ve = 0, vf = 0] = view;
  const turn = turnOf(va * a + vc * b, vb * a + vd * b);
  if (turn === undefined) return undefined;
  const x = va * e + vc * f + ve;
  const y = vb * e + vd * f + vf;
  // Letters of a vertical font stand upright, one below the other.
  if (isVertical) return { turn: 1, place: { x, y, width: height, size: width } };
  const size = Math.hypot(va * c + vc * d, vb * c + vd * d);
  return size > 0 && Number.isFinite(x + y + width)
    ? { turn, place: { x, y, width, size } }
    : undefined;
}

/** Slanted text has no turn: it is a watermark. */
function turnOf(across: number, down: number): Turn | undefined {
  const slant = Math.min(Math.abs(across), Math.abs(down));
  if (slant > 0.1 * Math.max(Math.abs(across), Math.abs(down))) return undefined;
  if (Math.abs(across) > Math.abs(down)) return across > 0 ? 0 : 2;
  return down > 0 ? 1 : 3;
}
