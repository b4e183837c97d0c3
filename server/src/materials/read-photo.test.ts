import { readFileSync } from 'node:fs';
import { listPhotos } from '@engram/corpus/list.ts';
import { measure } from '@engram/corpus/measure.ts';
import { expect, it } from 'vitest';
import { startTestApp } from '../testing/start-app.ts';
import { photoOf } from './testing/photo-of.ts';
import { sendPhoto, type Told } from './testing/send-photo.ts';

const { app, signIn } = await startTestApp({ environment: { RATE_LIMITS: 'off' } });
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
const maya = await signIn();

function send(name: string, content: Uint8Array<ArrayBuffer>): Promise<Told> {
  return sendPhoto({
    url: `${origin}/api/documents/recognize`,
    headers: maya.headers,
    name,
    content,
  });
}

const short = listPhotos().filter(({ isShort }) => isShort);

function photoNamed(name: string) {
  const photo = short.find((one) => one.name === name);
  if (!photo) throw new Error(`the corpus has lost ${name}`);
  return { content: readFileSync(photo.path), words: photo.readExpected() };
}

const straight = photoNamed('cell-division-short');
const tilted = photoNamed('photosynthesis-short');

it('[D43] reads a tilted photo with a shadow, whatever its ending, and tells how far it is', async () => {
  const { events } = await send('Page 42.png', tilted.content);
  const percents = events.flatMap((event) => (event.state === 'reading' ? [event.percent] : []));
  expect(percents).toEqual(percents.toSorted((one, other) => one - other));
  expect(percents.length).toBeGreaterThan(0);
  const last = events.at(-1);
  if (last?.state !== 'read') throw new Error('no reading came');
  expect(measure(tilted.words, last.reading.text).order).toBeGreaterThanOrEqual(0.9);
  expect(last.reading).toMatchObject({ kind: 'jpeg', pages: 1, isCut: false });
});

it('reads a scan page by page and says where each begins', async () => {
  const { events } = await send('scan.pdf', await photoOf([straight.content, tilted.content]));
  const last = events.at(-1);
  if (last?.state !== 'read') throw new Error('no reading came');
  const { text, pages, pageStarts = [] } = last.reading;
  expect(pages).toBe(2);
  expect(measure(straight.words, text.slice(0, pageStarts[1])).order).toBeGreaterThanOrEqual(0.97);
  expect(text.slice(pageStarts[1]).startsWith('## Photosynthesis')).toBe(true);
  expect(events).toContainEqual(expect.objectContaining({ state: 'reading', page: 2, pages: 2 }));
});

it('says how to bring a photo of an iPhone', async () => {
  const { refused } = await send('IMG_2214.HEIC', Buffer.from('\0\0\0\x18ftypheic'));
  expect(refused).toMatchObject({
    code: 'file-type-unsupported',
    details: expect.stringContaining('Most Compatible'),
  });
});

it.each([
  ['an SVG', 'drawing.png', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a text', 'notes.txt', 'Cells divide.'],
])('refuses %s', async (_, name, content) => {
  const { refused } = await send(name, Buffer.from(content));
  expect(refused).toMatchObject({
    code: 'file-type-unsupported',
    details: 'Use a photo as .jpg, .png or .webp, or a scan as .pdf.',
  });
});
