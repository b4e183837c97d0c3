import { pictureLimits } from '@engram/core/limits.ts';
import sharp, { type Sharp } from 'sharp';
import type { DrawnKind, PictureFormat, PictureRefusal } from './encoded.ts';

export type Drawn = { width: number; height: number; content: Buffer };

/** The picture is none, or not one that we draw. */
export class NotDrawnError extends Error {
  override readonly name = 'NotDrawnError';
  readonly refusal: PictureRefusal;

  constructor(refusal: PictureRefusal, cause?: unknown) {
    super(refusal, { cause });
    this.refusal = refusal;
  }
}

/** Of libvips. Everything else it could open stays shut: vectors, documents, rare formats. */
const loaders: Record<PictureFormat, string> = {
  png: 'VipsForeignLoadPng',
  jpeg: 'VipsForeignLoadJpeg',
  webp: 'VipsForeignLoadWebp',
  gif: 'VipsForeignLoadNsgif',
};

/**
 * Pixel by pixel into a new file: turned as the camera was held, no longer than 1,600 pixels, and
 * without a word of what a file may say about itself, the place of a photo first of all. Throws
 * NotDrawnError.
 */
export async function drawAnew(
  source: Buffer,
  format: PictureFormat,
  kind: DrawnKind,
): Promise<Drawn> {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: [loaders[format]] });
  sharp.cache(false);
  // One thread of our own for each picture; more would only wait for each other.
  sharp.concurrency(1);
  try {
    await checkSize(source);
    const side = pictureLimits.maxSide;
    const drawn = open(source)
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true });
    const { data, info } = await write[kind](drawn).toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, content: data };
  } catch (error) {
    throw error instanceof NotDrawnError ? error : new NotDrawnError('damaged', error);
  }
}

const write: Record<DrawnKind, (drawn: Sharp) => Sharp> = {
  webp: (drawn) => drawn.webp({ quality: 85, smartSubsample: true }),
  // It knows no transparency, and what shows through a page is paper.
  jpeg: (drawn) => drawn.flatten({ background: 'white' }).jpeg({ quality: 85 }),
};

/** By its header, before a pixel is read. */
async function checkSize(source: Buffer): Promise<void> {
  const { width, height } = await open(source).metadata();
  if (width * height > pictureLimits.maxPixels) throw new NotDrawnError('too-many-pixels');
}

/** Of moving pictures the first one. */
function open(source: Buffer) {
  return sharp(source, { failOn: 'error', limitInputPixels: false, pages: 1, page: 0 });
}
