import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { type Block, type Document, notesOf } from '../document/document.ts';
import { type Line, layOut, layOutWords, type Piece, type Segment, type Sheet } from './lay-out.ts';

export type Drawing = {
  fonts: { regular: string; bold: string };
  size?: number;
  page?: readonly [number, number];
  columns?: number;
  /** The order in which the lines of two columns are drawn. */
  order?: 'by-column' | 'by-line';
  /** What one drawing operator carries. */
  unit?: 'segment' | 'word' | 'glyph';
  isJustified?: boolean;
  hyphenates?: boolean;
  headingSpacing?: number;
  spell?: (words: string) => string;
  header?: string;
  footer?: (page: number) => string;
  watermark?: string;
  numbersLines?: boolean;
};

type Placed = { line: Line; x: number; y: number };
type Page = { lines: Placed[]; notes: Line[] };

const margin = 64;
const columnGap = 24;

/** Draws a document with pdfkit: every word stands where we put it, and nothing says what it is. */
export async function draw(document: Document, drawing: Drawing): Promise<Uint8Array> {
  const [width, height] = drawing.page ?? [595, 842];
  const pdf = new PDFDocument({
    size: [width, height],
    margin: 0,
    autoFirstPage: false,
    info: { Title: document.title, CreationDate: new Date(Date.UTC(2025, 8, 1)) },
  });
  pdf.registerFont('regular', drawing.fonts.regular);
  pdf.registerFont('bold', drawing.fonts.bold);
  const columnCount = drawing.columns ?? 1;
  const columnWidth = (width - 2 * margin - (columnCount - 1) * columnGap) / columnCount;
  const sheet: Sheet = {
    width: columnWidth,
    size: drawing.size ?? 11,
    measure: (piece) => pdf.font(piece.font).fontSize(piece.size).widthOfString(piece.text),
    hyphenates: drawing.hyphenates ?? false,
    spell: drawing.spell ?? ((words) => words),
  };
  const pages = fillPages(document, sheet, { height, columnCount });
  for (const [at, page] of pages.entries()) drawPage(pdf, page, { drawing, sheet, number: at + 1 });
  pdf.end();
  return buffer(pdf);
}

/** Fills columns from the top; the notes of a page go to the foot of its first column. */
function fillPages(
  document: Document,
  sheet: Sheet,
  { height, columnCount }: { height: number; columnCount: number },
): Page[] {
  const pages: Page[] = [{ lines: [], notes: [] }];
  let column = 0;
  let y = margin;
  let bottom = height - margin;
  const turn = () => {
    column += 1;
    y = margin;
    if (column < columnCount) return;
    column = 0;
    bottom = height - margin;
    pages.push({ lines: [], notes: [] });
  };
  for (const block of document.blocks) {
    const lines = layOut(block, sheet);
    const notes = notesOf(block).flatMap((number) =>
      layOutWords(`${number} ${document.footnotes.get(number) ?? ''}`, {
        ...sheet,
        size: sheet.size * 0.78,
      }),
    );
    const noteHeight = notes.reduce((sum, line) => sum + line.height, 0);
    const needed = roomFor(block, lines, sheet) + noteHeight;
    if (y + needed > bottom) turn();
    bottom -= noteHeight;
    pages.at(-1)?.notes.push(...notes);
    for (const line of lines) {
      if (y + line.height > bottom) turn();
      if (line.segments.length === 0 && y === margin) continue;
      pages.at(-1)?.lines.push({ line, x: margin + column * (sheet.width + columnGap), y });
      y += line.height;
    }
  }
  return pages.filter((page) => page.lines.length > 0);
}

/** A heading keeps with what follows, and a table stays whole. */
function roomFor(block: Block, lines: readonly Line[], { size }: Sheet): number {
  if (block.kind === 'heading') return 5 * size;
  if (block.kind !== 'table') return 3 * size;
  return lines.reduce((sum, line) => sum + line.height, 0);
}

type PageContext = { drawing: Drawing; sheet: Sheet; number: number };

function drawPage(pdf: PDFKit.PDFDocument, page: Page, context: PageContext): void {
  const { drawing, number } = context;
  pdf.addPage();
  const { width, height } = pdf.page;
  if (drawing.watermark) {
    pdf.save().rotate(-55, { origin: [width / 2, height / 2] });
    pdf.font('bold').fontSize(90).fillOpacity(0.12);
    pdf.text(drawing.watermark, width / 2 - 220, height / 2 - 45, { lineBreak: false });
    pdf.restore().fillOpacity(1);
  }
  if (drawing.header) drawSmall(pdf, drawing.header, margin - 28);
  for (const placed of inOrder(page.lines, drawing)) drawLine(pdf, placed, context);
  if (drawing.numbersLines) numberLines(pdf, page.lines);
  for (const placed of placeNotes(page.notes, height)) drawLine(pdf, placed, context);
  if (drawing.footer) drawSmall(pdf, drawing.footer(number), height - margin + 22);
}

function inOrder(lines: readonly Placed[], { order = 'by-column' }: Drawing): readonly Placed[] {
  if (order === 'by-column') return lines;
  return lines.toSorted((a, b) => a.y - b.y || a.x - b.x);
}

/** The notes end where the page ends. */
function placeNotes(notes: readonly Line[], pageHeight: number): Placed[] {
  let y = pageHeight - margin - notes.reduce((sum, line) => sum + line.height, 0);
  return notes.map((line) => {
    const placed = { line, x: margin, y };
    y += line.height;
    return placed;
  });
}

function numberLines(pdf: PDFKit.PDFDocument, lines: readonly Placed[]): void {
  const filled = lines.filter(({ line }) => line.segments.length > 0);
  for (const [at, { y }] of filled.entries()) {
    if ((at + 1) % 5 !== 0) continue;
    pdf.font('regular').fontSize(7);
    pdf.text(String(at + 1), margin - 26, y + 3, { lineBreak: false });
  }
}

function drawSmall(pdf: PDFKit.PDFDocument, text: string, y: number): void {
  pdf.font('regular').fontSize(8.5);
  const x = (pdf.page.width - pdf.widthOfString(text)) / 2;
  pdf.text(text, x, y, { lineBreak: false });
}

function drawLine(pdf: PDFKit.PDFDocument, { line, x, y }: Placed, context: PageContext): void {
  for (const segment of line.segments) {
    const isLast = segment === line.segments.at(-1);
    const extra = isLast && line.isFull ? stretch(segment, context) : 0;
    drawSegment(pdf, segment, { ...context, x: x + segment.x, y, extra, line });
  }
}

/** How much wider each space of a justified line is. */
function stretch({ x, words }: Segment, { drawing, sheet }: PageContext): number {
  if (!drawing.isJustified || words.length < 2) return 0;
  const size = words[0]?.[0]?.size ?? sheet.size;
  const space = sheet.measure({ text: ' ', font: 'regular', size, rise: 0 });
  const used = words.flat().reduce((sum, piece) => sum + sheet.measure(piece), 0);
  return (sheet.width - x - used) / (words.length - 1) - space;
}

type SegmentContext = PageContext & { x: number; y: number; extra: number; line: Line };

function drawSegment(pdf: PDFKit.PDFDocument, { words }: Segment, context: SegmentContext): void {
  const { drawing, sheet, line } = context;
  const spacing = line.isHeading ? (drawing.headingSpacing ?? 0) : 0;
  const unit = drawing.unit ?? 'segment';
  let x = context.x;
  for (const [at, piece] of joinPieces(
    words,
    unit === 'segment' && context.extra === 0,
  ).entries()) {
    const space = sheet.measure({ ...piece, text: ' ', rise: 0 }) + context.extra + 2 * spacing;
    if (at > 0 && piece.startsWord) x += space;
    const y = context.y - piece.rise + line.height * 0.1;
    pdf.font(piece.font).fontSize(piece.size);
    if (unit === 'glyph') x = drawGlyphs(pdf, piece, { x, y });
    else {
      pdf.text(piece.text, x, y, { lineBreak: false, characterSpacing: spacing });
      x += sheet.measure(piece) + spacing * piece.text.length;
    }
  }
}

type Drawn = Piece & { startsWord: boolean };

/** Puts words of one font together, with spaces between, when one operator draws them all. */
function joinPieces(words: Segment['words'], joins: boolean): Drawn[] {
  const pieces: Drawn[] = [];
  for (const word of words) {
    for (const [at, piece] of word.entries()) {
      const last = pieces.at(-1);
      const matches = last && last.font === piece.font && last.rise === piece.rise;
      if (joins && matches) last.text += at === 0 ? ` ${piece.text}` : piece.text;
      else pieces.push({ ...piece, startsWord: at === 0 });
    }
  }
  return pieces;
}

function drawGlyphs(
  pdf: PDFKit.PDFDocument,
  piece: Piece,
  { x, y }: { x: number; y: number },
): number {
  let at = x;
  for (const letter of piece.text) {
    if (letter !== ' ') pdf.text(letter, at, y, { lineBreak: false });
    at += pdf.widthOfString(letter);
  }
  return at;
}
