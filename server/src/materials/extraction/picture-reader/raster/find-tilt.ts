import { scaleToGrey, type Raster } from './raster.ts';

/** Enough to see lines of text, and few enough pixels to try many angles. */
const side = 900;
/** A photo of a page that is tilted further was not meant to be read. */
const maxDegrees = 12;
/** What is straighter is read as it is: turning blurs. */
const leastDegrees = 0.25;
/** By how much lines must be clearer than they are now. */
const leastGain = 1.04;

/** By how many degrees the lines of a page fall to the right; 0 where none can be seen to. */
export function findTilt(raster: Raster): number {
  const scale = Math.min(1, side / Math.max(raster.width, raster.height));
  const small = scaleToGrey(
    { ...raster, brightness: (x, y) => raster.pixels[y * raster.width + x] ?? 255 },
    scale,
  );
  const dots = listDots(small);
  if (dots.length < 200) return 0;
  const clearness = (degrees: number) => measureClearness(dots, degrees);
  const rough = best(range(-maxDegrees, maxDegrees, 0.5), clearness);
  const fine = best(range(rough - 0.5, rough + 0.5, 0.1), clearness);
  if (Math.abs(fine) < leastDegrees) return 0;
  return clearness(fine) > clearness(0) * leastGain ? fine : 0;
}

type Dot = { x: number; y: number };

const maxDots = 60_000;

/** Dark spots that end below: the feet of letters stand on a line, and pictures have few of them. */
function listDots({ width, height, pixels }: Raster): Dot[] {
  const dark = darkBelow(pixels);
  const dots: Dot[] = [];
  for (let y = 0; y < height - 1 && dots.length < maxDots; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isDark = (pixels[y * width + x] ?? 255) < dark;
      if (isDark && (pixels[(y + 1) * width + x] ?? 255) >= dark) dots.push({ x, y });
    }
  }
  return dots;
}

/** Halfway between the usual paper and the darkest ink. */
function darkBelow(pixels: Uint8Array): number {
  const sorted = pixels.toSorted();
  const ink = sorted[Math.floor(sorted.length * 0.01)] ?? 0;
  const paper = sorted[Math.floor(sorted.length * 0.6)] ?? 255;
  return (ink + paper) / 2;
}

/** How much the feet gather in few rows, when the page is seen at this angle. */
function measureClearness(dots: readonly Dot[], degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const offset = Math.ceil(Math.abs(slope) * 4 * side);
  const rows = new Uint32Array(2 * offset + 4 * side);
  for (const { x, y } of dots) {
    const row = Math.round(y - slope * x) + offset;
    rows[row] = (rows[row] ?? 0) + 1;
  }
  return rows.reduce((sum, count) => sum + count * count, 0);
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => from + at * step);
}

function best(values: readonly number[], judge: (value: number) => number): number {
  return values
    .map((value) => ({ value, clearness: judge(value) }))
    .reduce((one, other) => (other.clearness > one.clearness ? other : one)).value;
}
