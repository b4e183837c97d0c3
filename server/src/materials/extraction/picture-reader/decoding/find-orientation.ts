/** How the camera was held, as a JPEG's EXIF says it (1 to 8); 1 is upright, and what says nothing. */
export function findOrientation(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return readOrientation(view);
  } catch (error) {
    // It ends in the middle.
    if (error instanceof RangeError) return upright;
    throw error;
  }
}

const upright = 1;
/** 'Exif' and its two zeros. */
const exif = [0x45, 0x78, 0x69, 0x66, 0, 0];

function readOrientation(view: DataView): number {
  if (view.getUint16(0) !== 0xffd8) return upright;
  for (let at = 2; view.getUint8(at) === 0xff && view.getUint8(at + 1) !== 0xda;) {
    const isExif = exif.every((byte, index) => view.getUint8(at + 4 + index) === byte);
    if (view.getUint8(at + 1) === 0xe1 && isExif) return readDirectory(view, at + 10);
    at += 2 + view.getUint16(at + 2);
  }
  return upright;
}

const orientationTag = 0x0112;
const maxEntries = 200;

function readDirectory(view: DataView, base: number): number {
  const isLittle = view.getUint16(base) === 0x4949;
  const first = base + view.getUint32(base + 4, isLittle);
  const count = Math.min(maxEntries, view.getUint16(first, isLittle));
  for (let no = 0; no < count; no += 1) {
    const entry = first + 2 + no * 12;
    if (view.getUint16(entry, isLittle) !== orientationTag) continue;
    const value = view.getUint16(entry + 8, isLittle);
    return value >= 1 && value <= 8 ? value : upright;
  }
  return upright;
}
