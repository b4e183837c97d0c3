/** Grey pixels, row by row, from black (0) to white (255). */
export type Raster = { width: number; height: number; pixels: Uint8Array };

/** Where to take the brightness of a pixel from; what holds the pixels knows how. */
export type Brightness = (x: number, y: number) => number;

export type Source = { width: number; height: number; brightness: Brightness };

/** Pages are read best when they are about as large as a good scanner makes them. */
const bestSide = 2_600;
/** What is smaller is likely a picture of a screen, whose letters are too small for the engine. */
const smallSide = 1_100;

/** How much larger or smaller a picture is read than it came. */
export function chooseScale({ width, height }: { width: number; height: number }): number {
  const side = Math.max(width, height);
  if (side > bestSide) return bestSide / side;
  return side < smallSide ? 2 : 1;
}

/** A picture in grey in another size: every pixel is the mean of those it stands for. */
export function scaleToGrey({ width, height, brightness }: Source, scale: number): Raster {
  const to = { width: sizeOf(width, scale), height: sizeOf(height, scale) };
  const pixels = new Uint8Array(to.width * to.height);
  const columns = edgesOf(to.width, width);
  const rows = edgesOf(to.height, height);
  for (let y = 0; y < to.height; y += 1) {
    const [top = 0, bottom = 0] = rows[y] ?? [];
    for (let x = 0; x < to.width; x += 1) {
      const [left = 0, right = 0] = columns[x] ?? [];
      let sum = 0;
      for (let fromY = top; fromY < bottom; fromY += 1) {
        for (let fromX = left; fromX < right; fromX += 1) sum += brightness(fromX, fromY);
      }
      pixels[y * to.width + x] = sum / ((bottom - top) * (right - left));
    }
  }
  return { ...to, pixels };
}

function sizeOf(length: number, scale: number): number {
  return Math.max(1, Math.round(length * scale));
}

/** Which old columns, or rows, each new one is made of: at least one. */
function edgesOf(count: number, from: number): [number, number][] {
  return Array.from({ length: count }, (_, at) => {
    const start = Math.min(from - 1, Math.floor((at * from) / count));
    const end = Math.max(start + 1, Math.min(from, Math.floor(((at + 1) * from) / count)));
    return [start, end];
  });
}
