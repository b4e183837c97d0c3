import { type PicturePart, wholeSide } from '@engram/core/pictures/cover.ts';
import type { CSSProperties } from 'react';

/** Where a part is in the frame of its picture, however large that is drawn. */
export function placeOfPart({ left, top, width, height }: PicturePart): CSSProperties {
  return {
    left: inPercent(left),
    top: inPercent(top),
    width: inPercent(width),
    height: inPercent(height),
  };
}

function inPercent(thousandths: number): string {
  return `${(100 * thousandths) / wholeSide}%`;
}
