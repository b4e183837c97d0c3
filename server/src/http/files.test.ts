import { defineEndpoint } from '@engram/core/endpoint.ts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { startTestApp } from '../testing/start-app.ts';
import { AppError } from './app-error.ts';
import { mountFile, type SentFile } from './files.ts';

const fileProbe = defineEndpoint({
  name: 'fileProbe',
  method: 'GET',
  path: '/probe-files/:id',
  summary: 'A file',
  access: 'public',
  rate: 'public',
  params: z.strictObject({ id: z.enum(['whole', 'broken', 'refused', 'endless']) }),
  reply: z.string(),
  sends: 'application/zip',
  errors: ['gone'],
});

let produced = 0;
let isLetGo = false;

async function* pieces() {
  yield Buffer.from('one ');
  yield Buffer.from('two');
}

async function* brokenPieces() {
  yield Buffer.from('one ');
  throw new Error('The second half is lost');
}

async function* endlessPieces() {
  try {
    for (;;) {
      produced += 1;
      yield Buffer.alloc(64 * 1024);
    }
  } finally {
    isLetGo = true;
  }
}

const name = 'probe.zip';
const files: Record<string, SentFile> = {
  whole: { name, sizeBytes: 7, content: pieces() },
  broken: { name, sizeBytes: 7, content: brokenPieces() },
  endless: { name, sizeBytes: 1e12, content: endlessPieces() },
};

const { app } = await startTestApp({
  extend: (api) =>
    mountFile(api, fileProbe, async ({ params }) => {
      const file = files[params.id];
      if (!file) throw new AppError('gone');
      return file;
    }),
});
const origin = await app.listen({ host: '127.0.0.1', port: 0 });

it('sends a file in pieces as a download', async () => {
  const response = await fetch(`${origin}/api/probe-files/whole`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('content-length')).toBe('7');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="probe.zip"');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await response.text()).toBe('one two');
});

it('refuses with a plain reply', async () => {
  const response = await fetch(`${origin}/api/probe-files/refused`);
  expect(response.status).toBe(410);
  expect(await response.json()).toMatchObject({ code: 'gone' });
});

it('breaks the connection off where the content breaks off', async () => {
  const response = await fetch(`${origin}/api/probe-files/broken`);
  await expect(response.text()).rejects.toThrow('terminated');
});

it('produces no more than is taken, and lets go of a reader that leaves', async () => {
  const controller = new AbortController();
  const response = await fetch(`${origin}/api/probe-files/endless`, { signal: controller.signal });
  expect(response.status).toBe(200);
  let before = -1;
  await expect
    .poll(
      () => {
        const isStill = produced === before;
        before = produced;
        return isStill;
      },
      { interval: 200 },
    )
    .toBe(true);
  controller.abort();
  await expect.poll(() => isLetGo).toBe(true);
});

it('answers no HEAD on a file', async () => {
  const response = await fetch(`${origin}/api/probe-files/whole`, { method: 'HEAD' });
  expect(response.status).toBe(404);
});

it('is described with its type', () => {
  const { paths } = app.swagger() as { paths: Record<string, unknown> };
  expect(paths['/api/probe-files/{id}']).toMatchObject({
    get: {
      responses: {
        200: { content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } } },
        410: { content: { 'application/json': {} } },
      },
    },
  });
});
