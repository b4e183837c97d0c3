import { OPS, type PDFDocumentProxy, type PDFPageProxy } from 'unpdf/pdfjs';
import { addBullets, hasBullets, lacksBullets } from './add-bullets.ts';
import { closeLetters, isLetterSpaced } from './close-letters.ts';
import { findRules, noRules, type Rules } from '../grids/find-rules.ts';
import { makeRows } from '../lines/make-rows.ts';
import { findSmallShapes } from './find-shapes.ts';
import type { PageText } from './read-page.ts';
import type { Operations } from './walk-paths.ts';

export type CloserLook = {
  pages: readonly (PageText & { rules: Rules })[];
  boldFonts: ReadonlySet<string>;
  /** Fonts of formulas, and those of them that have only signs of several heights. */
  mathFonts: ReadonlySet<string>;
  signFonts: ReadonlySet<string>;
};

/**
 * Text comes without the names of its fonts, words with wide spaces between their letters come
 * without their ends, and lists and tables without the bullets and lines that are drawn. The library
 * says all this when it prepares a page for drawing, which takes as long as reading it, so we do this
 * only for the few pages that show something new.
 */
export async function lookCloser(
  document: PDFDocumentProxy,
  pages: readonly PageText[],
  isOver: () => boolean,
): Promise<CloserLook> {
  const boldFonts = new Set<string>();
  const mathFonts = new Set<string>();
  const signFonts = new Set<string>();
  const known = new Set([findBodyFont(pages)]);
  const looked: (PageText & { rules: Rules })[] = [];
  let left = 4 + Math.ceil(pages.length * maxShare);
  // A document whose bullets are letters draws none, and one that drew none will not begin to.
  let chances = pages.some(({ pieces }) => hasBullets(pieces)) ? 0 : maxChances;
  const grids = { left: maxGridPages, chances: maxChances };
  for (const page of pages) {
    const wanted = findWanted(page, known, chances > 0);
    const mayHaveGrid = grids.left > 0 && grids.chances > 0 && hasCells(page);
    if (!((wanted.isWorth && left > 0) || mayHaveGrid) || isOver()) {
      looked.push({ ...(wanted.hasLetters ? closeLetters(page, []) : page), rules: noRules });
      continue;
    }
    if (wanted.isWorth && left > 0) left -= 1;
    const prepared = await preparePage(document, looked.length + 1, wanted.fonts);
    const { names, shown, shapes } = prepared;
    const rules = prepared.rules(page);
    if (mayHaveGrid) {
      grids.left -= 1;
      grids.chances = rules.over.length * rules.down.length > 0 ? maxChances : grids.chances - 1;
    }
    for (const [font, name] of names) {
      known.add(font);
      if (boldName.test(name)) boldFonts.add(font);
      if (mathName.test(name)) mathFonts.add(font);
      if (signName.test(name)) signFonts.add(font);
    }
    const closed = wanted.hasLetters ? closeLetters(page, shown()) : page;
    const pieces = wanted.lacksBullets ? addBullets(closed.pieces, shapes()) : closed.pieces;
    if (wanted.lacksBullets)
      chances = pieces.length > closed.pieces.length ? Infinity : chances - 1;
    looked.push({ ...closed, pieces, rules });
  }
  return { pages: looked, boldFonts, mathFonts, signFonts };
}

/** How many of the pages we look at twice at most. */
const maxShare = 0.15;
const maxChances = 3;
/** How many more of them because they may have tables. */
const maxGridPages = 40;
const maxPieces = 20_000;
const boldName = /bold|black|heavy|demi|[-,]bd|CMBX|SFBX/i;

const mathName = /math|CMMI|CMSY|CMEX|MSAM|MSBM|CMBSY/i;
/** Large signs, roots and parts of brackets, which come under the names of letters. */
const signName = /CMEX|MathExt|txex|pxex|STIXSize|MT-?Extra/i;

function findWanted({ pieces }: PageText, known: ReadonlySet<string>, mayDraw: boolean) {
  const fonts = new Set(pieces.map(({ font }) => font).filter((font) => !known.has(font)));
  const hasLetters = pieces.some(({ text }) => isLetterSpaced(text));
  const isBare = mayDraw && lacksBullets(pieces);
  const isWorth = (fonts.size > 0 || hasLetters || isBare) && pieces.length < maxPieces;
  return { fonts, hasLetters, lacksBullets: isBare, isWorth };
}

/** Whether some words stand beside each other with wide gaps between. */
function hasCells({ pieces }: PageText): boolean {
  if (pieces.length >= maxPieces) return false;
  return makeRows(pieces).filter(({ lines }) => lines.length > 1).length > 1;
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
    rules: ({ turn, width, height }: PageText) =>
      findRules(operations, { view, turn, sheet: { width, height } }),
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
