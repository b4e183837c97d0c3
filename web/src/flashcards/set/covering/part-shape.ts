import { type PicturePart, wholeSide } from '@engram/core/pictures/cover.ts';

/** A place in a picture, in thousandths of its sides. */
export type Point = { x: number; y: number };

/** A part smaller than that cannot be seen, or taken hold of. */
const leastSide = 20;
/** Of one that is put down without being drawn. */
const firstSize = { width: 200, height: 80 };
/** One press of a key or of a button. */
const step = 10;

export type Change = 'move' | 'size';
export type Direction = 'left' | 'right' | 'up' | 'down';

/** Between two corners; too small a one was a press and not a drawing. */
export function drawPart(from: Point, to: Point): PicturePart | undefined {
  const start = { x: inside(Math.min(from.x, to.x)), y: inside(Math.min(from.y, to.y)) };
  const end = { x: inside(Math.max(from.x, to.x)), y: inside(Math.max(from.y, to.y)) };
  const part = { left: start.x, top: start.y, width: end.x - start.x, height: end.y - start.y };
  return part.width < leastSide || part.height < leastSide ? undefined : part;
}

/** Of the usual size, around a place. */
export function putPart({ x, y }: Point): PicturePart {
  const { width, height } = firstSize;
  return movePart({ left: 0, top: 0, width, height }, { x: x - width / 2, y: y - height / 2 });
}

/** Of the usual size, where none is yet: below each other, then in the next column. */
export function putNextPart(parts: readonly PicturePart[]): PicturePart {
  const { width, height } = firstSize;
  for (let left = 100; left + width <= wholeSide; left += width + 50) {
    for (let top = 100; top + height <= wholeSide; top += height + 40) {
      const part = { left, top, width, height };
      if (!parts.some((other) => doOverlap(part, other))) return part;
    }
  }
  return putPart({ x: wholeSide / 2, y: wholeSide / 2 });
}

/** By so much, and no further than to the edge. */
function movePart(part: PicturePart, by: Point): PicturePart {
  return {
    ...part,
    left: Math.round(clamp(part.left + by.x, 0, wholeSide - part.width)),
    top: Math.round(clamp(part.top + by.y, 0, wholeSide - part.height)),
  };
}

/** Its right and its lower edge go; the corner above stays. */
function sizePart(part: PicturePart, by: Point): PicturePart {
  return {
    ...part,
    width: Math.round(clamp(part.width + by.x, leastSide, wholeSide - part.left)),
    height: Math.round(clamp(part.height + by.y, leastSide, wholeSide - part.top)),
  };
}

export const changePart = { move: movePart, size: sizePart } as const;

/** One step, as keys and buttons make it. */
export function stepPart(part: PicturePart, change: Change, direction: Direction): PicturePart {
  return changePart[change](part, steps[direction]);
}

const steps: Readonly<Record<Direction, Point>> = {
  left: { x: -step, y: 0 },
  right: { x: step, y: 0 },
  up: { x: 0, y: -step },
  down: { x: 0, y: step },
};

function doOverlap(one: PicturePart, other: PicturePart): boolean {
  const isBeside = one.left >= other.left + other.width || other.left >= one.left + one.width;
  const isAbove = one.top >= other.top + other.height || other.top >= one.top + one.height;
  return !isBeside && !isAbove;
}

function inside(place: number): number {
  return Math.round(clamp(place, 0, wholeSide));
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
