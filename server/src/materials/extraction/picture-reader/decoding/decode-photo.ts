import type { Pix } from 'tesseract.js-core/tesseract-core-relaxedsimd-lstm.js';
import type { PhotoKind } from '@engram/core/materials/photo-kinds.ts';
import { Unreadable } from '../../reader/reading.ts';
import type { Engine } from '../engine/open-engine.ts';
import { type Brightness, chooseScale, type Raster, scaleToGrey } from '../raster/raster.ts';
import { setUpright } from '../raster/turn.ts';
import { findOrientation } from './find-orientation.ts';
import { measurePicture, type Size } from './measure-picture.ts';

/** More than any phone's camera makes; unpacked, a picture of this size just fits the reader. */
const maxPixels = 52_000_000;
const maxSide = 16_000;
const minSide = 40;

/** A photo in grey, upright and as large as it is read best. */
export function decodePhoto(kind: PhotoKind, bytes: Uint8Array, engine: Engine): Raster {
  checkSize(measurePicture(kind, bytes));
  const { picture, memory } = engine.decode(bytes);
  const size = { width: picture.get_w(), height: picture.get_h() };
  // What was unpacked may be another picture than the one that was measured.
  checkSize(size);
  const source = { ...size, brightness: readBrightness(picture, memory) };
  const raster = scaleToGrey(source, chooseScale(size));
  return kind === 'jpeg' ? setUpright(raster, findOrientation(bytes)) : raster;
}

export function checkSize(size: Size | undefined): void {
  if (!size) throw new Unreadable('damaged');
  const { width, height } = size;
  if (width < minSide || height < minSide) throw new Unreadable('unclear');
  if (width > maxSide || height > maxSide || width * height > maxPixels) {
    throw new Unreadable('too-complex');
  }
}

/** Rows are made of words of four bytes, whose first pixel is in the highest bits. */
function readBrightness(picture: Pix, memory: DataView): Brightness {
  const depth = picture.get_d();
  const start = picture.get_data();
  const rowBytes = 4 * picture.get_wpl();
  if (depth === 32) {
    const hasAlpha = picture.get_spp() === 4;
    return (x, y) => greyOf(memory.getUint32(start + y * rowBytes + 4 * x, true), hasAlpha);
  }
  const toGrey = readPalette(picture, memory) ?? evenly(depth);
  const perWord = 32 / depth;
  const mask = 2 ** depth - 1;
  return (x, y) => {
    const address = start + y * rowBytes + 4 * Math.floor(x / perWord);
    const shift = 32 - depth * ((x % perWord) + 1);
    return toGrey((memory.getUint32(address, true) >>> shift) & mask);
  };
}

/** What can be seen through is seen on paper. */
function greyOf(word: number, hasAlpha: boolean): number {
  const grey = mix(word >>> 24, (word >>> 16) & 255, (word >>> 8) & 255);
  const alpha = hasAlpha ? (word & 255) / 255 : 1;
  return 255 + (grey - 255) * alpha;
}

export function mix(red: number, green: number, blue: number): number {
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

/** With a single bit a set one is ink. */
function evenly(depth: number): (value: number) => number {
  if (depth === 1) return (value) => (value === 1 ? 0 : 255);
  const most = 2 ** depth - 1;
  return (value) => (value / most) * 255;
}

/** Its colours lie in memory as blue, green, red and alpha. */
function readPalette(picture: Pix, memory: DataView): ((value: number) => number) | undefined {
  const colours = picture.get_colormap();
  if (colours.ptr === 0) return undefined;
  const start = colours.get_array().ptr;
  const greys = Array.from({ length: colours.get_n() }, (_, at) => {
    const [blue, green, red] = [0, 1, 2].map((byte) => memory.getUint8(start + 4 * at + byte));
    return mix(red ?? 0, green ?? 0, blue ?? 0);
  });
  return (value) => greys[value] ?? 255;
}
