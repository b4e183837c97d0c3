import type { Raster } from './raster.ts';

/** About a line of text: in every square of this side some paper shows between the letters. */
const square = 24;
/** Paper this bright everywhere has no shadow. */
const whitePaper = 235;
/** Darker paper is none: a screen with light letters, which the engine reads as it is. */
const darkestPaper = 70;

/**
 * Takes shadows away: every pixel is measured by the brightness of the paper around it, so that
 * paper is white wherever the light came from.
 */
export function evenLight(raster: Raster): Raster {
  const paper = blur(measurePaper(raster));
  const sorted = paper.values.toSorted((one, other) => one - other);
  const darkest = sorted[Math.floor(sorted.length * 0.02)] ?? 255;
  const usual = sorted[Math.floor(sorted.length / 2)] ?? 255;
  if (darkest >= whitePaper || usual < darkestPaper) return raster;

  const pixels = new Uint8Array(raster.pixels.length);
  for (let y = 0; y < raster.height; y += 1) {
    const row = y * raster.width;
    const brightnessAt = walkRow(paper, y);
    for (let x = 0; x < raster.width; x += 1) {
      const light = Math.max(darkestPaper / 2, brightnessAt(x));
      pixels[row + x] = Math.min(255, (250 * (raster.pixels[row + x] ?? 0)) / light);
    }
  }
  return { ...raster, pixels };
}

type Grid = { columns: number; rows: number; values: Uint8Array };

/** Brightness of the paper in each square: that of nearly its brightest pixels. */
function measurePaper({ width, height, pixels }: Raster): Grid {
  const columns = Math.ceil(width / square);
  const rows = Math.ceil(height / square);
  const values = new Uint8Array(columns * rows);
  const counts = new Uint32Array(256);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      counts.fill(0);
      const bottom = Math.min(height, (row + 1) * square);
      const right = Math.min(width, (column + 1) * square);
      for (let y = row * square; y < bottom; y += 1) {
        for (let x = column * square; x < right; x += 1) {
          const value = pixels[y * width + x] ?? 0;
          counts[value] = (counts[value] ?? 0) + 1;
        }
      }
      const count = (bottom - row * square) * (right - column * square);
      values[row * columns + column] = brightest(counts, Math.ceil(count * 0.15));
    }
  }
  return { columns, rows, values };
}

function brightest(counts: Uint32Array, leaveOut: number): number {
  let seen = 0;
  for (let value = 255; value > 0; value -= 1) {
    seen += counts[value] ?? 0;
    if (seen >= leaveOut) return value;
  }
  return 0;
}

/** The brightest neighbour counts, so that a heading or a picture is not taken for a shadow. */
function blur({ columns, rows, values }: Grid): Grid {
  const grown = overNeighbours({ columns, rows, values }, (near) => Math.max(...near));
  return { columns, rows, values: overNeighbours({ columns, rows, values: grown }, mean) };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function overNeighbours(
  { columns, rows, values }: Grid,
  combine: (near: readonly number[]) => number,
): Uint8Array {
  return values.map((_, at) => {
    const [row, column] = [Math.floor(at / columns), at % columns];
    const near: number[] = [];
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1) {
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1) {
        near.push(values[y * columns + x] ?? 0);
      }
    }
    return combine(near);
  });
}

/** Between the middles of squares the light changes evenly. */
function walkRow({ columns, rows, values }: Grid, y: number): (x: number) => number {
  const place = clamp(y / square - 0.5, rows - 1);
  const [above, below] = [Math.floor(place), Math.min(rows - 1, Math.floor(place) + 1)];
  const down = place - above;
  const line = Array.from({ length: columns }, (_, column) => {
    const [one = 0, other = 0] = [
      values[above * columns + column],
      values[below * columns + column],
    ];
    return one + (other - one) * down;
  });
  return (x) => {
    const along = clamp(x / square - 0.5, columns - 1);
    const left = Math.floor(along);
    const one = line[left] ?? 0;
    return one + ((line[left + 1] ?? one) - one) * (along - left);
  };
}

function clamp(place: number, last: number): number {
  return Math.max(0, Math.min(last, place));
}
