import { pictureLimits } from '../limits.ts';

export type PictureSize = { width: number; height: number };

/**
 * The id of a picture says how large it is, so that a page keeps its place before a byte of it has
 * come. It is a UUID of version 8, whose last six digits are the width and the height.
 */
export function makePictureId(creationId: string, { width, height }: PictureSize): string {
  const id = creationId.toLowerCase();
  return `${id.slice(0, 14)}8${id.slice(15, 30)}${toDigits(width)}${toDigits(height)}`;
}

/** What a hand may have typed still gives a size that fits on a page. */
export function sizeOfPicture(id: string): PictureSize {
  return { width: fromDigits(id.slice(30, 33)), height: fromDigits(id.slice(33, 36)) };
}

function toDigits(pixels: number): string {
  return pixels.toString(16).padStart(3, '0');
}

function fromDigits(digits: string): number {
  const pixels = Number.parseInt(digits, 16);
  return Number.isNaN(pixels) ? 1 : Math.min(pictureLimits.maxSide, Math.max(1, pixels));
}
