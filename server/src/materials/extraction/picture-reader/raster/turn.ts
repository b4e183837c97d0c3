import type { Raster } from './raster.ts';

type Point = { x: number; y: number };

/** A turned picture, and where its points were before. */
export type Turned = { raster: Raster; before: (point: Point) => Point };

/** Turns a picture about its middle so that lines which fell by so many degrees are level. */
export function level(raster: Raster, degrees: number): Turned {
  if (degrees === 0) return { raster, before: (point) => point };
  const radians = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const { width, height } = raster;
  const middle = { x: (width - 1) / 2, y: (height - 1) / 2 };
  const before = ({ x, y }: Point) => ({
    x: middle.x + (x - middle.x) * cos - (y - middle.y) * sin,
    y: middle.y + (x - middle.x) * sin + (y - middle.y) * cos,
  });
  const pixels = new Uint8Array(raster.pixels.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      pixels[y * width + x] = between(raster, before({ x, y }));
    }
  }
  return { raster: { width, height, pixels }, before };
}

/** Paper lies around a page. */
const outside = 255;

function between({ width, height, pixels }: Raster, { x, y }: Point): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return outside;
  const at = top * width + left;
  const [one = 0, two = 0] = [pixels[at], pixels[at + 1]];
  const [three = 0, four = 0] = [pixels[at + width], pixels[at + width + 1]];
  const [along, down] = [x - left, y - top];
  const upper = one + (two - one) * along;
  return upper + (three + (four - three) * along - upper) * down;
}

/** How a camera was held, as EXIF numbers it: what has to be done so that the top is up. */
export function setUpright(raster: Raster, orientation: number): Raster {
  const { width, height, pixels } = raster;
  const isSideways = orientation >= 5;
  const to = isSideways ? { width: height, height: width } : { width, height };
  const from = placeBefore(orientation, to);
  if (!from) return raster;
  const upright = new Uint8Array(pixels.length);
  for (let y = 0; y < to.height; y += 1) {
    for (let x = 0; x < to.width; x += 1) {
      const place = from(x, y);
      upright[y * to.width + x] = pixels[place.y * width + place.x] ?? outside;
    }
  }
  return { ...to, pixels: upright };
}

function placeBefore(
  orientation: number,
  { width, height }: { width: number; height: number },
): ((x: number, y: number) => Point) | undefined {
  const [right, bottom] = [width - 1, height - 1];
  switch (orientation) {
    case 2:
      return (x, y) => ({ x: right - x, y });
    case 3:
      return (x, y) => ({ x: right - x, y: bottom - y });
    case 4:
      return (x, y) => ({ x, y: bottom - y });
    case 5:
      return (x, y) => ({ x: y, y: x });
    case 6:
      return (x, y) => ({ x: y, y: right - x });
    case 7:
      return (x, y) => ({ x: bottom - y, y: right - x });
    case 8:
      return (x, y) => ({ x: bottom - y, y: x });
    default:
      return undefined;
  }
}
