import { readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import type { HostileFile } from './hostile-file.ts';
import { folded, onePage, writePdf } from './write-pdf.ts';

const photo = () => readFileSync(new URL('../../photos/photosynthesis-short.jpg', import.meta.url));
const scanOf = (width: number, height: number) =>
  deflateSync(Buffer.alloc((width / 8 + 1) * height));

/** Pictures that unpack to far more than they are, that lie, or that are something else besides. */
export const pictures: HostileFile[] = [
  {
    file: 'claims-four-gigapixels.png',
    about: 'A picture of 65,000 by 65,000 dots with a few bytes for them.',
    outcome: 'refused',
    make: () => png({ width: 65_000, height: 65_000 }, deflateSync(Buffer.alloc(1_000))),
  },
  {
    file: 'white-bomb.png',
    about: 'Two hundred million white dots in a few kilobytes.',
    outcome: 'refused',
    make: () => png({ width: 16_000, height: 12_800 }, scanOf(16_000, 12_800)),
  },
  {
    file: 'largest-allowed.png',
    about: 'Fifty million dots and nothing on them, just below our limit.',
    outcome: 'refused',
    make: () => png({ width: 8_000, height: 6_400 }, scanOf(8_000, 6_400)),
  },
  {
    file: 'one-dot-high.png',
    about: 'A line of 16,000 dots.',
    outcome: 'refused',
    make: () => png({ width: 16_000, height: 1 }, scanOf(16_000, 1)),
  },
  {
    file: 'profile-bomb.png',
    about: 'A colour profile that unpacks to a hundred megabytes.',
    outcome: 'refused',
    make: () => {
      const profile = Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.alloc(100_000_000))]);
      return png({ width: 800, height: 600 }, scanOf(800, 600), [chunk('iCCP', profile)]);
    },
  },
  {
    file: 'text-bomb.png',
    about: 'A thousand remarks that unpack to a megabyte each.',
    outcome: 'refused',
    make: () => {
      const remark = Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.alloc(1_000_000))]);
      const remarks = Array.from({ length: 1_000 }, () => chunk('zTXt', remark));
      return png({ width: 800, height: 600 }, scanOf(800, 600), remarks);
    },
  },
  {
    file: 'no-size.jpg',
    about: 'A photo that ends before it says how large it is.',
    outcome: 'refused',
    make: () => photo().subarray(0, 100),
  },
  {
    file: 'half-a-photo.jpg',
    about: 'A photo that ends in the middle.',
    outcome: 'either',
    make: () => photo().subarray(0, photo().length / 2),
  },
  {
    file: 'claims-huge.jpg',
    about: 'A photo that claims 65,500 by 65,500 dots.',
    outcome: 'refused',
    make: () => withSize(photo(), 65_500),
  },
  {
    file: 'two-sizes.jpg',
    about: 'A photo with a second, huge size in front of its own.',
    outcome: 'refused',
    make: () => {
      const frame = Buffer.from('ffc0001108ffdcffdc03012200021101031101', 'hex');
      return Buffer.concat([photo().subarray(0, 2), frame, photo().subarray(2)]);
    },
  },
  {
    file: 'orientation-nine.jpg',
    about: 'EXIF whose directory claims 65,535 entries and points beyond its end.',
    outcome: 'either',
    make: () => {
      const exif = Buffer.from('457869660000' + '4d4d002a7fffffff' + 'ffff', 'hex');
      const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
      return Buffer.concat([photo().subarray(0, 2), head, exif, photo().subarray(2)]);
    },
  },
  {
    file: 'scans-without-end.jpg',
    about: 'A progressive photo that begins ten thousand scans.',
    outcome: 'either',
    make: () => {
      const scan = Buffer.from('ffda0008010100003f00', 'hex');
      return Buffer.concat([
        photo().subarray(0, -2),
        ...Array.from({ length: 10_000 }, () => scan),
      ]);
    },
  },
  {
    file: 'claims-huge.webp',
    about: 'A canvas of sixteen million by sixteen million dots.',
    outcome: 'refused',
    make: () => webp('VP8X', Buffer.from('00000000ffffffffffff', 'hex')),
  },
  {
    file: 'small-canvas-huge-frame.webp',
    about: 'A canvas of 800 by 600 dots around a frame of 16,383 by 16,383.',
    outcome: 'refused',
    make: () => {
      const frame = Buffer.from(`2fffffff0f${'00'.repeat(40)}`, 'hex');
      return webp('VP8X', Buffer.from('000000001f0300570200', 'hex'), part('VP8L', frame));
    },
  },
  {
    file: 'drawing.png',
    about: 'An SVG that fetches, under the name of a picture.',
    outcome: 'refused',
    make: () =>
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/><script>1</script></svg>',
      ),
  },
  {
    file: 'animation.png',
    about: 'A GIF under the name of a picture that we read.',
    outcome: 'refused',
    make: () => Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1'),
  },
  {
    file: 'page-and-photo.jpg',
    about: 'A photo with a page for browsers behind its end.',
    outcome: 'either',
    forbidden: ['alert'],
    make: () => Buffer.concat([photo(), Buffer.from('<script>alert(1)</script>')]),
  },
  {
    file: 'archive-and-photo.webp',
    about: 'A zip under the name of a picture.',
    outcome: 'refused',
    make: () => Buffer.from('PK\x03\x04 and RIFF and WEBP', 'latin1'),
  },
  {
    file: 'scan-bomb.pdf',
    about: 'A scan whose page claims a picture of 60,000 by 60,000 dots.',
    outcome: 'refused',
    make: () =>
      writePdf({
        objects: onePage({
          content: folded('q 595 0 0 842 0 0 cm /Im Do Q'),
          page: '/XObject<</Im 6 0 R>>',
          more: [folded(Buffer.alloc(1_000_000), hugeImage)],
        }),
      }),
  },
];

const hugeImage =
  '/Type/XObject/Subtype/Image/Width 60000/Height 60000/BitsPerComponent 8/ColorSpace/DeviceGray';

type Size = { width: number; height: number };

/** One bit for a dot, so that many fit in few bytes. */
function png({ width, height }: Size, pixels: Buffer, between: readonly Buffer[] = []): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    ...between,
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

function withSize(jpeg: Buffer, side: number): Buffer {
  const changed = Buffer.from(jpeg);
  const frame = changed.indexOf(Buffer.from([0xff, 0xc0]));
  changed.writeUInt16BE(side, frame + 5);
  changed.writeUInt16BE(side, frame + 7);
  return changed;
}

function webp(name: string, content: Buffer, ...more: Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from('WEBP'), part(name, content), ...more]);
  return part('RIFF', body);
}

function part(name: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(content.length);
  return Buffer.concat([Buffer.from(name, 'latin1'), length, content]);
}
