import { defineEndpoint } from '@engram/core/endpoint.ts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { closingOf, openingOf } from '../../testing/calls/multipart-body.ts';
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
      idleMs: 600,
    }),
});
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
const url = `${origin}/api/probe-uploads`;

it('closes the connection of an upload that stalls, but not at once', async () => {
  const startedAt = performance.now();
  const stalled = [1, 2, 3].map(() => sendSlowly(url, 5_000_000));
  for (const { socket } of stalled) socket.write('a few words');
  await Promise.all(stalled.map(({ closed }) => closed));
  expect(performance.now() - startedAt).toBeGreaterThan(500);
});

it('waits for an upload that is slow but goes on', async () => {
  const words = 'slow words ';
  const length = openingOf(boundary).length + 5 * words.length + closingOf(boundary).length;
  const { socket, reply } = sendSlowly(url, length);
  for (let index = 0; index < 5; index += 1) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    socket.write(words);
  }
  socket.write(closingOf(boundary));
  await expect.poll(reply).toContain('"sizeBytes":55');
  socket.destroy();
});
