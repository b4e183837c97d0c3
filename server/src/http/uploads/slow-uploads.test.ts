import { defineEndpoint } from '@engram/core/endpoint.ts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { closingOf } from '../../testing/calls/multipart-body.ts';
import { boundary, sendSlowly } from '../../testing/calls/send-slowly.ts';
import { startTestApp } from '../../testing/start-app.ts';
import { mountUpload } from './mount-upload.ts';

const uploadProbe = defineEndpoint({
  name: 'uploadProbe',
  method: 'POST',
  path: '/probe-uploads',
  summary: 'Takes a file',
  access: 'public',
  rate: 'upload',
  reply: z.object({ sizeBytes: z.int() }),
  receives: { field: 'document', maxBytes: 10_000_000 },
  errors: ['file-too-large'],
});

const { app } = await startTestApp({
  environment: { RATE_LIMITS: 'off' },
  extend: (api) =>
    mountUpload(api, uploadProbe, async ({ upload: { sizeBytes } }) => ({ sizeBytes }), {
      maxAtOncePerAccount: 3,
      idleMs: 200,
      leastRate: { bytesPerSecond: 10_000, afterMs: 400 },
    }),
});
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
const url = `${origin}/api/probe-uploads`;

it('closes the connection of an upload that stalls, and frees its place', async () => {
  const stalled = [1, 2, 3].map(() => sendSlowly(url, 5_000_000));
  for (const { socket } of stalled) socket.write('a few words');
  await Promise.all(stalled.map(({ closed }) => closed));
  const body = new FormData();
  body.append('document', new Blob(['words']), 'a.txt');
  // A moment after the connection is closed, the file is.
  const send = async () => (await fetch(url, { method: 'POST', body })).status;
  await expect.poll(send).toBe(200);
});

it('closes the connection of a form that never ends', async () => {
  const { socket, closed } = sendSlowly(url, 5_000_000);
  socket.write(`words${closingOf(boundary)}`);
  const pouring = setInterval(() => socket.write('more '), 50);
  await closed;
  clearInterval(pouring);
  expect(socket.destroyed).toBe(true);
});

it('closes the connection of an upload that goes on, but at a rate that leads nowhere', async () => {
  const { socket, closed } = sendSlowly(url, 5_000_000);
  const dripping = setInterval(() => socket.write('a few words'), 20);
  await closed;
  clearInterval(dripping);
  expect(socket.destroyed).toBe(true);
});
