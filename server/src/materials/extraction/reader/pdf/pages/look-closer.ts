import { OPS, type PDFDocumentProxy, type PDFPageProxy } from 'unpdf/pdfjs';
import { addBullets, hasBullets, lacksBullets } from './add-bullets.ts';
import { closeLetters, isLetterSpaced } from './close-letters.ts';
import { findSmallShapes, type Operations } from './find-shapes.ts';
import type { PageText } from './read-page.ts';

export type CloserLook = {
  pages: readonly PageText[];
  boldFonts: ReadonlySet<string>;
};

/**
 * Text comes without the names of its fonts, words with wide spaces between their letters come
 * without their ends, and lists without the bullets that are drawn. All this is told when a page is
 * prepared for drawing, which takes as long as reading it, so we do this only for the few pages
 * that show something new.
 */
export async function lookCloser(
  document: PDFDocumentProxy,
  pages: readonly PageText[],
  isOver: () => boolean,
): Promise<CloserLook> {
  const boldFonts = new Set<string>();
  const known = new Set([findBodyFont(pages)]);
  const looked: PageText[] = [];
  let left = 4 + Math.ceil(pages.length * maxShare);
  // A document whose bullets are letters draws none, and one that drew none will not begin to.
  let chances = pages.some(({ pieces }) => hasBullets(pieces)) ? 0 : maxChances;
  for (const page of pages) {
    const wanted = findWanted(page, known, chances > 0);
    if (!wanted.isWorth || left === 0 || isOver()) {
      looked.push(wanted.hasLetters ? closeLetters(page, []) : page);
      continue;
    }
    left -= 1;
    const { names, shown, shapes } = await preparePage(document, looked.length + 1, wanted.fonts);
    for (const [font, name] of names) {
      known.add(font);
      if (boldName.test(name)) boldFonts.add(font);
    }
    const closed = wanted.hasLetters ? closeLetters(page, shown()) : page;
    const pieces = wanted.lacksBullets ? addBullets(closed.pieces, shapes()) : closed.pieces;
    if (wanted.lacksBullets)
      chances = pieces.length > closed.pieces.length ? Infinity : chances - 1;
    looked.push({ ...closed, pieces });
  }
  return { pages: looked, boldFonts };
}

/** How many of the pages we look at twice at most. */
const maxShare = 0.15;
const maxChances = 3;
const maxPieces = 20_000;
const boldName = /bold|black|heavy|demi|[-,]bd|CMBX|SFBX/i;

function findWanted({ pieces }: PageText, known: ReadonlySet<string>, mayDraw: boolean) {
  const fonts = new Set(pieces.map(({ font }) => font).filter((font) => !known.has(font)));
  const hasLetters = pieces.some(({ text }) => isLetterSpaced(text));
  const isBare = mayDraw && lacksBullets(pieces);
  const isWorth = (fonts.size > 0 || hasLetters || isBare) && pieces.length < maxPieces;
  return { fonts, hasLetters, lacksBullets: isBare, isWorth };
}

function findBodyFont(pages: readonly PageText[]): string {
  const letters = new Map<string, number>();
  for (const { pieces } of pages) {
    for (const { font, text } of pieces) letters.set(font, (letters.get(font) ?? 0) + text.length);
  }
  const [body] = [...letters].toSorted(([, one], [, other]) => other - one);
  return body?.[0] ?? '';
}

async function preparePage(
  document: PDFDocumentProxy,
  pageNumber: number,
  fonts: ReadonlySet<string>,
) {
  const page = await document.getPage(pageNumber);
  const operations = await page.getOperatorList({ annotationMode: 0 });
  const view = page.getViewport({ scale: 1 }).transform;
  const names = [...fonts].map((font): [string, string] => [font, nameOf(page, font)]);
  page.cleanup();
  return {
    names,
    shown: () => readShown(operations),
    shapes: () => findSmallShapes(operations, view),
  };
}

function nameOf(page: PDFPageProxy, font: string): string {
  const found: unknown = page.commonObjs.has(font) ? page.commonObjs.get(font) : undefined;
  const hasName = typeof found === 'object' && found !== null && 'name' in found;
  return hasName && typeof found.name === 'string' ? found.name : '';
}

/** The words as they were given to be drawn, with their spaces; nothing where a text ends. */
function readShown({ fnArray, argsArray }: Operations): string[] {
  return argsArray.flatMap((given, at) => {
    if (fnArray[at] === OPS.endText) return [''];
    if (fnArray[at] !== OPS.showText || !Array.isArray(given)) return [];
    const glyphs: unknown = given[0];
    return Array.isArray(glyphs) ? [glyphs.map(letterOf).join('')] : [];
  });
}

function letterOf(glyph: unknown): string {
  if (typeof glyph !== 'object' || glyph === null || !('unicode' in glyph)) return '';
  return typeof glyph.unicode === 'string' ? glyph.unicode : '';
}
