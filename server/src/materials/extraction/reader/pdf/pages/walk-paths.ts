import { OPS } from 'unpdf/pdfjs';
import { apply, type Matrix, multiply } from './matrix.ts';

export type Operations = { fnArray: readonly number[]; argsArray: readonly unknown[] };

export type Point = readonly [x: number, y: number];

/** Where something drawn stands on the page, from its top left corner. */
export type Box = { left: number; right: number; top: number; bottom: number };

/** A path as it is painted, in points from the top left corner of the page. */
export type Path = {
  paint: 'fill' | 'stroke' | 'both' | 'none';
  /** The colour with which it is filled, where that is one colour. */
  color: string | undefined;
  box: Box;
  /** Its lines; read only when they are asked for, since most paths are curves of drawings. */
  strokes: () => Point[][];
};

/** Goes through what a page draws and hands over each of its paths. */
export function walkPaths(
  { fnArray, argsArray }: Operations,
  view: readonly number[],
  onPath: (path: Path) => void,
): void {
  let state: State = { matrix: toMatrix(view) ?? identity, color: black };
  const saved: State[] = [];
  for (const [at, operation] of fnArray.entries()) {
    const given = argsArray[at];
    switch (operation) {
      case OPS.save:
        saved.push(state);
        break;
      case OPS.paintFormXObjectBegin:
        saved.push(state);
        state = turned(state, Array.isArray(given) ? given[0] : undefined);
        break;
      case OPS.restore:
      case OPS.paintFormXObjectEnd:
        state = saved.pop() ?? state;
        break;
      case OPS.transform:
        state = turned(state, given);
        break;
      case OPS.setFillRGBColor:
        state = { ...state, color: readColor(given) };
        break;
      case OPS.constructPath: {
        const path = readPath(given, state);
        if (path) onPath(path);
      }
    }
  }
}

type State = { matrix: Matrix; color: string | undefined };

const identity: Matrix = [1, 0, 0, 1, 0, 0];
const black = '#000000';

function turned(state: State, given: unknown): State {
  const matrix = toMatrix(given);
  return matrix ? { ...state, matrix: multiply(state.matrix, matrix) } : state;
}

function readColor(given: unknown): string | undefined {
  const color: unknown = Array.isArray(given) ? given[0] : undefined;
  return typeof color === 'string' ? color.toLowerCase() : undefined;
}

/** A path comes with how it is painted, its lines, and the corners of the space that it takes. */
function readPath(given: unknown, { matrix, color }: State): Path | undefined {
  if (!Array.isArray(given)) return undefined;
  const [x1, y1, x2, y2] = toNumbers(given[2]);
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined)
    return undefined;
  const corners = [place(matrix, x1, y1), place(matrix, x2, y2)];
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return {
    paint: paints.get(given[0]) ?? 'none',
    color,
    box: {
      left: Math.min(...xs),
      right: Math.max(...xs),
      top: Math.min(...ys),
      bottom: Math.max(...ys),
    },
    strokes: () => readStrokes(Array.isArray(given[1]) ? given[1][0] : undefined, matrix),
  };
}

const paints = new Map<unknown, Path['paint']>([
  [OPS.stroke, 'stroke'],
  [OPS.closeStroke, 'stroke'],
  [OPS.fill, 'fill'],
  [OPS.eoFill, 'fill'],
  [OPS.fillStroke, 'both'],
  [OPS.eoFillStroke, 'both'],
  [OPS.closeFillStroke, 'both'],
  [OPS.closeEOFillStroke, 'both'],
]);

/** How many numbers follow each sign of a path: to a place, a line, two kinds of curves, the end. */
const counts = [2, 2, 6, 4, 0];
const [moves, lines, , , closes] = [0, 1, 2, 3, 4];

function readStrokes(given: unknown, matrix: Matrix): Point[][] {
  const strokes: Point[][] = [];
  const numbers = toNumbers(given);
  for (let at = 0; at < numbers.length;) {
    const sign = numbers[at] ?? 0;
    const count = counts[sign];
    if (count === undefined) break;
    const point = place(matrix, numbers[at + count - 1] ?? 0, numbers[at + count] ?? 0);
    const stroke = strokes.at(-1);
    if (sign === moves || !stroke) strokes.push([point]);
    else if (sign === closes) stroke.push(...stroke.slice(0, 1));
    else if (sign === lines) stroke.push(point);
    // What follows a curve is no line from where the curve began.
    else strokes.push([point]);
    at += count + 1;
  }
  return strokes;
}

function place(matrix: Matrix, x: number, y: number): Point {
  const placed = apply(matrix, { x, y });
  return [placed.x, placed.y];
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
