/** Width and height from the head of a PNG. */
export function readPngSize(png: Buffer): string {
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}
