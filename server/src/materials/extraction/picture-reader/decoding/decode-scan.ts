import { OPS, type PDFPageProxy } from 'unpdf/pdfjs';
import { apply, invert, type Matrix, multiply } from '../../reader/pdf/pages/matrix.ts';
import { Unreadable } from '../../reader/reading.ts';
import { chooseScale, type Raster, scaleToGrey } from '../raster/raster.ts';
import { checkSize, mix } from './decode-photo.ts';

/** A scanner may cut a page into strips. */
const maxPictures = 200;

type Placed = {
  width: number;
  height: number;
  brightness: (x: number, y: number) => number;
  /** From the page, in points, to the picture's unit square. */
  toPicture: Matrix;
  /** Its pixels for a point. */
  density: number;
};

/** The pictures of a page of a PDF as one in grey, as large as it is read best. */
export async function decodeScan(page: PDFPageProxy): Promise<Raster> {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const placed = await listPictures(page, readMatrix(transform));
  if (placed.length === 0) throw new Unreadable('empty');
  const density = Math.min(maxDensity, Math.max(...placed.map((picture) => picture.density)));
  const size = { width: Math.ceil(width * density), height: Math.ceil(height * density) };
  checkSize(size);
  const brightness = (x: number, y: number) => {
    const point = { x: (x + 0.5) / density, y: (y + 0.5) / density };
    // What is drawn later lies above.
    for (const picture of placed.toReversed()) {
      const { x: along, y: up } = apply(picture.toPicture, point);
      if (along < 0 || along >= 1 || up <= 0 || up > 1) continue;
      const [column, row] = [along * picture.width, (1 - up) * picture.height];
      return picture.brightness(Math.floor(column), Math.min(picture.height - 1, Math.floor(row)));
    }
    return 255;
  };
  return scaleToGrey({ ...size, brightness }, chooseScale(size));
}

/** 432 pixels an inch: finer is noise. */
const maxDensity = 6;

async function listPictures(page: PDFPageProxy, view: Matrix): Promise<Placed[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const placed: Placed[] = [];
  const kept: Matrix[] = [];
  let current = view;
  for (const [index, operator] of fnArray.entries()) {
    const args: unknown[] = argsArray[index] ?? [];
    if (operator === OPS.save) kept.push(current);
    else if (operator === OPS.restore) current = kept.pop() ?? view;
    else if (operator === OPS.transform) current = multiply(current, readMatrix(args));
    else if (operator === OPS.paintFormXObjectBegin) {
      kept.push(current);
      if (Array.isArray(args[0])) current = multiply(current, readMatrix(args[0]));
    } else if (operator === OPS.paintFormXObjectEnd) current = kept.pop() ?? view;
    else if (pictureOperators.has(operator)) {
      const picture = await readPicture(page, args[0], operator === OPS.paintImageMaskXObject);
      const toPicture = invert(current);
      if (!picture || !toPicture) continue;
      const density = picture.width / Math.hypot(current[0], current[1]);
      placed.push({ ...picture, toPicture, density });
      if (placed.length >= maxPictures) throw new Unreadable('too-complex');
    }
  }
  return placed;
}

const pictureOperators = new Set([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
]);

/** The library says nothing of what it hands over. */
type Decoded = { width: number; height: number; kind: number; data: unknown };

async function readPicture(page: PDFPageProxy, named: unknown, isMask: boolean) {
  const first = typeof named === 'string' ? await fetchObject(page, named) : toDecoded(named);
  const bits = typeof first?.data === 'string' ? await fetchObject(page, first.data) : undefined;
  const decoded = bits ? { ...bits, ...first, data: bits.data } : first;
  if (!decoded || !ArrayBuffer.isView(decoded.data)) return undefined;
  const { width, height, data: view } = decoded;
  const data = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
  checkSize({ width: Math.max(width, 40), height: Math.max(height, 40) });
  return { width, height, brightness: brightnessOf(data, width, isMask ? 1 : decoded.kind) };
}

function brightnessOf(data: Uint8Array, width: number, kind: number) {
  if (kind === 1) {
    const rowBytes = (width + 7) >> 3;
    return (x: number, y: number) =>
      ((data[y * rowBytes + (x >> 3)] ?? 255) >> (7 - (x & 7))) & 1 ? 255 : 0;
  }
  const bytes = kind === 2 ? 3 : 4;
  return (x: number, y: number) => {
    const at = (y * width + x) * bytes;
    return mix(data[at] ?? 255, data[at + 1] ?? 255, data[at + 2] ?? 255);
  };
}

/** Those that several pages share are kept in another place. */
function fetchObject(page: PDFPageProxy, name: string): Promise<Decoded | undefined> {
  const store = name.startsWith('g_') ? page.commonObjs : page.objs;
  return new Promise((resolve) => {
    store.get(name, (object: unknown) => resolve(toDecoded(object)));
  });
}

function toDecoded(object: unknown): Decoded | undefined {
  if (typeof object !== 'object' || object === null) return undefined;
  const { width, height, kind, data } = { width: 0, height: 0, kind: 1, data: '', ...object };
  return { width, height, kind, data };
}

function readMatrix(values: Iterable<unknown>): Matrix {
  const [a, b, c, d, e, f] = Array.from(values, Number);
  return [a ?? 1, b ?? 0, c ?? 0, d ?? 1, e ?? 0, f ?? 0];
}
