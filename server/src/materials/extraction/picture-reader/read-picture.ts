import type { PDFDocumentProxy } from 'unpdf/pdfjs';
import type { ScanKind } from '@engram/core/materials/photo-kinds.ts';
import { findRefusal } from '../reader/read-bytes.ts';
import { Unreadable } from '../reader/reading.ts';
import { decodePhoto } from './decoding/decode-photo.ts';
import { decodeScan } from './decoding/decode-scan.ts';
import { openScan } from './decoding/open-scan.ts';
import { composeText, type UnsureWord } from './engine/compose-text.ts';
import { guessLanguage, type Language } from './engine/language.ts';
import { type Engine, openEngine } from './engine/open-engine.ts';
import { type Box, type RecognisedPage, wordsOf } from './engine/recognised-page.ts';
import type { PageReading, PictureOutcome, UnsurePlace } from './page-reading.ts';
import { evenLight } from './raster/even-light.ts';
import { findTilt } from './raster/find-tilt.ts';
import type { Raster } from './raster/raster.ts';
import { level, type Turned } from './raster/turn.ts';

export type Wanted = { kind: ScanKind; page: number; onProgress: (percent: number) => void };

/** What one page of a scan says, or a photo, which is a single one. */
export async function readPicture(bytes: Uint8Array, wanted: Wanted): Promise<PictureOutcome> {
  const { kind, page: number, onProgress } = wanted;
  const engine = await openEngine();
  if (kind !== 'pdf') {
    return { page: readRaster(decodePhoto(kind, bytes, engine), engine, onProgress), pages: 1 };
  }
  const document = await openScan(bytes);
  try {
    const pages = document.numPages;
    if (number > pages) throw new Unreadable('damaged');
    const read = await readScan(document, { number, engine, onProgress });
    return { ...read, pages };
  } finally {
    await document.loadingTask.destroy();
  }
}

type Scan = { number: number; engine: Engine; onProgress: Wanted['onProgress'] };

/** A page with nothing to read is no reason against the others. */
async function readScan(document: PDFDocumentProxy, { number, engine, onProgress }: Scan) {
  try {
    const raster = await decodeScan(await document.getPage(number));
    return { page: readRaster(raster, engine, onProgress) };
  } catch (error) {
    return { refusal: findRefusal(error) };
  }
}

/** How much of the work is done, in percent, when the reading begins. */
const prepared = 10;

function readRaster(taken: Raster, engine: Engine, onProgress: Wanted['onProgress']): PageReading {
  const lit = evenLight(taken);
  const turned = level(lit, findTilt(lit));
  const recognise = (language: Language, from: number) =>
    engine.recognise(turned.raster, {
      language,
      onProgress: (percent) => onProgress(Math.round(from + (percent * (100 - from)) / 100)),
    });
  onProgress(prepared);
  const inEnglish = recognise('eng', prepared);
  const language = guessLanguage(textOf(inEnglish));
  // Most pages are done with this, and for the others it tells their language.
  const page = language === 'eng' ? inEnglish : recognise(language, 0);
  checkClear(page);
  const { text, unsure } = composeText(page);
  return { text, language, unsure: unsure.map((word) => placeIn(turned, word)) };
}

function textOf(page: RecognisedPage): string {
  return wordsOf(page)
    .map(({ text }) => text)
    .join(' ');
}

/** What is blurred, or no text at all, gives signs of which the engine is sure of few. */
const leastConfidence = 45;

function checkClear(page: RecognisedPage): void {
  const words = wordsOf(page).filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  const sum = words.reduce((total, { text, confidence }) => total + text.length * confidence, 0);
  if (letters === 0 || sum / letters < leastConfidence) throw new Unreadable('unclear');
}

/** As parts of the picture's sides, as it came. */
function placeIn({ raster, before }: Turned, { start, end, box }: UnsureWord): UnsurePlace {
  const corners = cornersOf(box).map(before);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    start,
    end,
    box: [
      part(left, raster.width),
      part(top, raster.height),
      part(Math.max(...xs) - left, raster.width),
      part(Math.max(...ys) - top, raster.height),
    ],
  };
}

function cornersOf({ x0, y0, x1, y1 }: Box) {
  return [
    { x: x0, y: y0 },
    { x: x1, y: y0 },
    { x: x0, y: y1 },
    { x: x1, y: y1 },
  ];
}

function part(length: number, side: number): number {
  return Math.round(Math.min(1, Math.max(0, length / side)) * 10_000) / 10_000;
}
