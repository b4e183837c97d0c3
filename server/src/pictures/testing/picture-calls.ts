import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { v4 as uuidv4 } from 'uuid';
import { keepPicture } from '../keeping/keep-picture.ts';
import { multipartBody } from '../../testing/calls/multipart-body.ts';

type Caller = { headers: Record<string, string> };

export function makePictureCalls(app: FastifyInstance) {
  function upload(
    { headers }: Caller,
    content: Uint8Array | string,
    { name = 'root.png', key = uuidv4() } = {},
  ) {
    const form = multipartBody(name, content, 'picture');
    return app.inject({
      method: 'POST',
      url: '/api/pictures',
      headers: { ...headers, ...form.headers, 'idempotency-key': key },
      payload: form.payload,
    });
  }

  function get({ headers }: Caller, id: string, more: Record<string, string> = {}) {
    return app.inject({
      method: 'GET',
      url: `/api/pictures/${id}`,
      headers: { ...headers, ...more },
    });
  }

  return { upload, get };
}

/** Without the way through the decoder, for tests of what comes after it. */
export async function insertPicture(
  parts: Parameters<typeof keepPicture>[0],
  userId: string,
  creationId: string = uuidv4(),
): Promise<string> {
  const content = await sharp(await drawPicture())
    .webp()
    .toBuffer();
  const user = { uid: userId, plan: 'free' } as const;
  const drawn = { width: 40, height: 30, content };
  return (await keepPicture(parts, user, { creationId, drawn })).id;
}

type Look = { width?: number; height?: number };

/** A plain one. */
export function drawPicture({ width = 40, height = 30 }: Look = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#b5d8a0' } })
    .png()
    .toBuffer();
}

/** As a phone takes it: lying on its side, with the place and the maker in it. */
export async function takePhoto(): Promise<Buffer> {
  const image = await drawPicture({ width: 400, height: 300 });
  return sharp(image)
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Canary Phones', Copyright: 'Maya' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '52/1 31/1 12/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '13/1 24/1 18/1',
      },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">canary-place</x:xmpmeta>')
    .jpeg()
    .toBuffer();
}
