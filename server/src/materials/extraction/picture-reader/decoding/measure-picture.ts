import type { PhotoKind } from '@engram/core/materials/photo-kinds.ts';

export type Size = { width: number; height: number };

/** What a picture says of its size, before anything is unpacked; undefined if it says none. */
export function measurePicture(kind: PhotoKind, bytes: Uint8Array): Size | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    switch (kind) {
      case 'png':
        return { width: view.getUint32(16), height: view.getUint32(20) };
      case 'jpeg':
        return measureJpeg(view);
      case 'webp':
        return measureWebp(view);
    }
  } catch (error) {
    // It ends before its size.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The largest of all its frames: what unpacks it may take another one than we do. */
function measureJpeg(view: DataView): Size | undefined {
  let largest: Size | undefined;
  for (let at = 2; at + 9 < view.byteLength;) {
    if (view.getUint8(at) !== 0xff) return largest;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker)) {
      const size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
      if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
    }
    // The picture itself begins; what follows is no longer cut into pieces.
    if (marker === 0xda) return largest;
    at += isAlone(marker) ? 2 : 2 + view.getUint16(at + 2);
  }
  return largest;
}

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function isAlone(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
}

function measureWebp(view: DataView): Size | undefined {
  const form = String.fromCharCode(...Array.from({ length: 4 }, (_, at) => view.getUint8(12 + at)));
  switch (form) {
    case 'VP8X':
      return { width: threeBytes(view, 24) + 1, height: threeBytes(view, 27) + 1 };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8 ':
      return {
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
      };
    default:
      return undefined;
  }
}

function threeBytes(view: DataView, at: number): number {
  return view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
}
