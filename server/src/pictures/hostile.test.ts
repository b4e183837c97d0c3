import { readHostileFiles } from '@engram/corpus/list.ts';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { startTestApp } from '../testing/start-app.ts';
import { drawPicture, makePictureCalls } from './testing/picture-calls.ts';

const { app, signIn } = await startTestApp({ environment: { RATE_LIMITS: 'off' } });
const { upload, get } = makePictureCalls(app);
const maya = await signIn({ plan: 'student' });

const pictures = readHostileFiles().filter(({ file }) => /\.(png|jpe?g|webp|gif)$/.test(file));

it('knows the hostile pictures of the corpus', () => {
  expect(pictures.length).toBeGreaterThanOrEqual(15);
});

it.each(pictures)(
  'holds $file: draws it small or refuses it with words',
  async ({ read, file }) => {
    const reply = await upload(maya, read(), { name: file });
    const json = reply.json();
    expect([201, 415, 422]).toContain(reply.statusCode);
    const kept = json.picture ?? { width: 1, height: 1, id: undefined };
    expect(Math.max(kept.width, kept.height)).toBeLessThanOrEqual(1_600);
    expect(kept.id === undefined ? json.details : 'kept').toMatch(/\w/);
  },
);

it.each([
  [
    'an SVG with a script',
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    'SVG files can carry programs. Save it as PNG and add that.',
  ],
  [
    'an SVG behind a declaration',
    '<?xml version="1.0"?>\n<!-- a --><svg onload="alert(1)"/>',
    'SVG files can carry programs. Save it as PNG and add that.',
  ],
  [
    'a photo of a phone in HEIC',
    '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
    'Save the photo as JPEG and add that.',
  ],
  ['a page', '<!doctype html><script>alert(1)</script>', 'Use PNG, JPEG, WebP or GIF.'],
  [
    'a PostScript program',
    '%!PS-Adobe-3.0 EPSF-3.0\n(/etc/passwd) run',
    'Use PNG, JPEG, WebP or GIF.',
  ],
  ['a TIFF', 'II*\0\x08\0\0\0', 'Use PNG, JPEG, WebP or GIF.'],
  [
    'a program of ImageMagick',
    'push graphic-context\nfill url(https://example.org)',
    'Use PNG, JPEG, WebP or GIF.',
  ],
])('refuses %s, whatever it is called', async (_, content, hint) => {
  const reply = await upload(maya, Buffer.from(content, 'latin1'), { name: 'root.png' });
  expect(reply.statusCode).toBe(415);
  expect(reply.json()).toMatchObject({
    message: 'This kind of picture is not supported.',
    details: hint,
  });
});

it('takes nothing along of a picture that is something else as well', async () => {
  const gif = await sharp(await drawPicture())
    .gif()
    .toBuffer();
  const both = Buffer.concat([gif, Buffer.from('<script>canary()</script>PK\x03\x04canary')]);
  const { picture } = (await upload(maya, both, { name: 'root.gif' })).json();
  const shown = (await get(maya, picture.id)).rawPayload;
  expect([shown.includes('canary'), shown.includes('PK')]).toEqual([false, false]);
});

it('says that an empty file is empty, and one of 15 MB too large', async () => {
  const empty = await upload(maya, '');
  expect([empty.statusCode, empty.json().message]).toEqual([422, 'This file is empty.']);
  const large = await upload(maya, Buffer.alloc(15 * 1024 * 1024 + 1));
  expect([large.statusCode, large.json().details]).toEqual([413, 'Use a picture under 15 MB.']);
});
