import { OPS } from 'unpdf/pdfjs';

/** Where a drawn shape stands on the page, from its top left corner. */
export type Box = { left: number; right: number; top: number; bottom: number };

export type Operations = { fnArray: readonly number[]; argsArray: readonly unknown[] };

type Matrix = readonly [number, number, number, number, number, number];

/** Finds the small shapes that a page draws, of which some are the bullets of its lists. */
export function findSmallShapes(
  { fnArray, argsArray }: Operations,
  view: readonly number[],
): Box[] {
  const boxes: Box[] = [];
  let matrix = toMatrix(view) ?? identity;
  const saved: Matrix[] = [];
  for (const [at, operation] of fnArray.entries()) {
    const given = argsArray[at];
    if (operation === OPS.save) saved.push(matrix);
    else if (operation === OPS.restore) matrix = saved.pop() ?? matrix;
    else if (operation === OPS.transform) matrix = multiply(matrix, toMatrix(given) ?? identity);
    else if (operation === OPS.constructPath && boxes.length < maxShapes) {
      const box = readBox(given, matrix);
      if (box && isSmall(box)) boxes.push(box);
    }
  }
  return boxes;
}

const maxShapes = 2_000;
/** In points; bullets of slides are as large as that. */
const maxSide = 24;
const identity: Matrix = [1, 0, 0, 1, 0, 0];

function isSmall({ left, right, top, bottom }: Box): boolean {
  const [width, height] = [right - left, bottom - top];
  return width > 0 && width < maxSide && width > 0.6 * height && width < 1.6 * height;
}

/** A path comes with the corners of the space that it takes. */
function readBox(given: unknown, matrix: Matrix): Box | undefined {
  const corners: unknown = Array.isArray(given) ? given[2] : undefined;
  const [x1, y1, x2, y2] = toNumbers(corners);
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined)
    return undefined;
  const [a, b, c, d, e, f] = matrix;
  const xs = [a * x1 + c * y1 + e, a * x2 + c * y2 + e];
  const ys = [b * x1 + d * y1 + f, b * x2 + d * y2 + f];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

function multiply(one: Matrix, other: Matrix): Matrix {
  const [a, b, c, d, e, f] = one;
  const [g, h, i, j, k, l] = other;
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ];
}

function toMatrix(given: unknown): Matrix | undefined {
  const [a, b, c, d, e, f] = toNumbers(given);
  if (a === undefined || b === undefined || c === undefined) return undefined;
  if (d === undefined || e === undefined || f === undefined) return undefined;
  return [a, b, c, d, e, f];
}

function toNumbers(given: unknown): number[] {
  if (given instanceof Float32Array) return [...given];
  if (!Array.isArray(given)) return [];
  return given.filter((value) => typeof value === 'number');
}
