import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readlink, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineEndpoint } from '@engram/core/endpoint.ts';
import { ErrorReply } from '@engram/core/errors.ts';
import { afterAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { closingOf, openingOf } from '../../testing/calls/multipart-body.ts';
import { boundary, sendSlowly } from '../../testing/calls/send-slowly.ts';
import { startTestApp } from '../../testing/start-app.ts';
import { AppError } from '../app-error.ts';
import { mountUpload, type Upload, type UploadHandler } from './mount-upload.ts';

const uploadProbe = defineEndpoint({
  name: 'uploadProbe',
  method: 'POST',
  path: '/probe-uploads/:id',
  summary: 'Takes a file',
  access: 'either',
  rate: 'upload',
  params: z.strictObject({ id: z.enum(['told', 'refused', 'held']) }),
  reply: z.object({ fileName: z.string(), sizeBytes: z.int(), head: z.string(), hash: z.string() }),
  receives: { field: 'document', maxBytes: 10_485_760 },
  errors: ['file-too-large'],
});

const ownUploadProbe = defineEndpoint({
  name: 'ownUploadProbe',
  method: 'POST',
  path: '/own-uploads',
  summary: 'Takes a file of somebody known',
  access: 'signed-in',
  rate: 'upload',
  reply: z.object({ sizeBytes: z.int() }),
  receives: { field: 'document', maxBytes: 100 },
  errors: ['file-too-large'],
});

// A folder of its own, to see what is left in it; the next file finds the usual one again.
const heldBefore = await listHeldFiles();
const folder = await mkdtemp(join(tmpdir(), 'engram-uploads-test-'));
vi.stubEnv('TMPDIR', folder);
afterAll(() => rmdir(folder));
afterAll(() => void vi.unstubAllEnvs());

let held: Upload[] = [];
let letGo = Promise.withResolvers<void>();

const { app, signIn } = await startTestApp({
  environment: { RATE_LIMITS: 'off', TRUST_PROXY: '127.0.0.1' },
  extend: (api) => {
    const words = { emptyFile: 'File is empty (0 bytes)', tooLargeHint: 'Use a file under 10MB.' };
    const options = {
      maxAtOnce: 4,
      maxAtOncePerAccount: 3,
      maxAtOncePerNetwork: 4,
      lingerMs: 300,
      words,
    };
    const handle: UploadHandler<typeof uploadProbe> = async ({ upload, params }) => {
      if (params.id === 'refused') throw new AppError('file-damaged');
      if (params.id === 'held') {
        held.push(upload);
        await letGo.promise;
      }
      const content = await readAll(upload);
      const hash = createHash('sha256').update(content).digest('hex');
      const { fileName, sizeBytes, head } = upload;
      return { fileName, sizeBytes, head: head.toString('latin1'), hash };
    };
    mountUpload(api, uploadProbe, handle, options);
    mountUpload(api, ownUploadProbe, async ({ upload }) => {
      if (upload.fileName === 'held.txt') {
        held.push(upload);
        await letGo.promise;
      }
      return { sizeBytes: upload.sizeBytes };
    });
  },
});
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
const told = `${origin}/api/probe-uploads/told`;

async function readAll({ file, sizeBytes }: Upload): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(sizeBytes + 10), 0, null, 0);
  return buffer.subarray(0, bytesRead);
}

function formWith(
  content: string | Buffer<ArrayBuffer>,
  name = 'notes.txt',
  field = 'document',
): FormData {
  const form = new FormData();
  form.append(field, new Blob([content]), name);
  return form;
}

async function send(body: FormData, url = told, headers: Record<string, string> = {}) {
  const response = await fetch(url, { method: 'POST', body, headers });
  const json = ErrorReply.partial()
    .loose()
    .parse(await response.json());
  return { status: response.status, headers: response.headers, json };
}

function sha256(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

const opening = openingOf(boundary);
const openSlowUpload = (length: number) => sendSlowly(told, length);

function sendRaw(body: string, type: string) {
  const headers = { 'content-type': type };
  return app.inject({ method: 'POST', url: '/api/probe-uploads/told', headers, payload: body });
}

it('hands over the whole file, its first 4 KB and its name', async () => {
  const content = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251));
  const { status, json } = await send(formWith(content, '../folder\\Résumé 🧠.pdf'));
  expect(status).toBe(200);
  expect(json).toEqual({
    fileName: 'Résumé 🧠.pdf',
    sizeBytes: 300_000,
    head: content.subarray(0, 4_096).toString('latin1'),
    hash: sha256(content),
  });
});

it('[UPL-02] [BLIM-05] takes 10485760 bytes', async () => {
  const content = Buffer.alloc(10_485_760, 'a');
  const { status, json } = await send(formWith(content));
  expect(status).toBe(200);
  expect(json).toMatchObject({ sizeBytes: 10_485_760, hash: sha256(content) });
});

it('[UPL-02] [BERR-18] refuses 10485761 bytes', async () => {
  const { status, json } = await send(formWith(Buffer.alloc(10_485_761)));
  expect(status).toBe(413);
  expect(json).toMatchObject({
    code: 'file-too-large',
    message: 'File is too large',
    error: 'File is too large',
    details: 'Use a file under 10MB.',
  });
});

it('refuses far too much at its announcement, before anything of it comes', async () => {
  const { socket, reply } = openSlowUpload(2_000_000_000);
  await expect.poll(reply).toContain('413');
  expect(reply()).toContain('file-too-large');
  socket.destroy();
});

it('closes the connection of a refused sender that goes on and on', async () => {
  const { socket, reply, closed } = openSlowUpload(2_000_000_000);
  const pouring = setInterval(() => socket.write('more '), 20);
  await closed;
  clearInterval(pouring);
  expect(reply()).toContain('file-too-large');
});

it('refuses an unannounced length when it is too much, before the most of it has come', async () => {
  const megabyte = Buffer.alloc(1024 * 1024);
  let sent = 0;
  async function* pour() {
    yield Buffer.from(opening);
    for (; sent < 300; sent += 1) yield megabyte;
    yield Buffer.from(closingOf(boundary));
  }
  const response = await fetch(told, {
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: ReadableStream.from(pour()),
    duplex: 'half',
  } as RequestInit);
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({ code: 'file-too-large' });
  expect(sent).toBeLessThan(60);
});

it('[UPL-09] says that a file of 0 bytes is empty', async () => {
  const { status, json } = await send(formWith(''));
  expect(status).toBe(422);
  expect(json).toMatchObject({ code: 'file-empty', message: 'File is empty (0 bytes)' });
});

it.each([
  'application/json',
  'text/plain',
  'application/octet-stream',
  'multipart/mixed; boundary=x',
])('refuses a body of %s', async (type) => {
  const reply = await sendRaw('{}', type);
  expect(reply.statusCode).toBe(415);
  expect(reply.json().code).toBe('unsupported-media-type');
});

it('refuses a call without a body', async () => {
  const reply = await app.inject({ method: 'POST', url: '/api/probe-uploads/told' });
  expect(reply.statusCode).toBe(415);
});

it('takes no form where none is expected', async () => {
  const response = await fetch(`${origin}/api/auth/login`, { method: 'POST', body: formWith('a') });
  expect(response.status).toBe(415);
});

it('checks the rest of the call', async () => {
  const { status } = await send(formWith('a'), `${origin}/api/probe-uploads/unknown`);
  expect(status).toBe(400);
});

it('asks to log in before it reads', async () => {
  const { status, json } = await send(formWith('text'), `${origin}/api/own-uploads`);
  expect(status).toBe(401);
  expect(json.code).toBe('not-signed-in');
  const { headers } = await signIn();
  expect((await send(formWith('text'), `${origin}/api/own-uploads`, headers)).status).toBe(200);
});

it('leaves nothing on the disk, neither while it works nor afterwards', async () => {
  held = [];
  letGo = Promise.withResolvers();
  const sending = send(formWith('some words'), `${origin}/api/probe-uploads/held`);
  await expect.poll(() => held.length).toBe(1);
  expect(await readdir(folder)).toEqual([]);
  expect((await held[0]?.file.stat())?.mode.toString(8)).toBe('100600');
  expect((await held[0]?.file.stat())?.nlink).toBe(0);
  letGo.resolve();
  expect((await sending).status).toBe(200);
  await expect(held[0]?.file.stat()).rejects.toThrow('closed');
});

it('closes the file when the handler refuses', async () => {
  const { status, json } = await send(formWith('words'), `${origin}/api/probe-uploads/refused`);
  expect(status).toBe(422);
  expect(json.code).toBe('file-damaged');
  expect(await readdir(folder)).toEqual([]);
});

it('tells the handler that the sender has left', async () => {
  held = [];
  letGo = Promise.withResolvers();
  const leaving = new AbortController();
  const sending = fetch(`${origin}/api/probe-uploads/held`, {
    method: 'POST',
    body: formWith('some words'),
    signal: leaving.signal,
  });
  await expect.poll(() => held.length).toBe(1);
  expect(held[0]?.signal.aborted).toBe(false);
  leaving.abort();
  await expect(sending).rejects.toThrow('abort');
  await expect.poll(() => held[0]?.signal.aborted).toBe(true);
  letGo.resolve();
});

it('refuses more at once than one caller and than the process may have', async () => {
  held = [];
  letGo = Promise.withResolvers();
  const url = `${origin}/api/probe-uploads/held`;
  const maya = await signIn();
  const ofMaya = [1, 2, 3].map(() => send(formWith('words'), url, maya.headers));
  await expect.poll(() => held.length).toBe(3);
  const fourth = await send(formWith('words'), url, maya.headers);
  expect(fourth.status).toBe(429);
  expect(fourth.headers.get('retry-after')).toBe('5');
  const omar = await signIn();
  const ofOmar = send(formWith('words'), url, omar.headers);
  await expect.poll(() => held.length).toBe(4);
  const another = await send(formWith('words'), url, (await signIn()).headers);
  expect(another.status).toBe(503);
  expect(another.json.code).toBe('unavailable');
  expect(another.headers.get('retry-after')).toBe('5');
  letGo.resolve();
  const statuses = (await Promise.all([...ofMaya, ofOmar])).map(({ status }) => status);
  expect(statuses).toEqual([200, 200, 200, 200]);
  expect((await send(formWith('words'), url, maya.headers)).status).toBe(200);
});

it('takes 4 files of one account at once, 12 of one network and 64 in all, unless told otherwise', async () => {
  held = [];
  letGo = Promise.withResolvers();
  const callers = await Promise.all(Array.from({ length: 17 }, () => signIn()));
  const sendAs = (caller: number, network: number) =>
    send(formWith('words', 'held.txt'), `${origin}/api/own-uploads`, {
      ...callers[caller]?.headers,
      'x-forwarded-for': `10.0.0.${network}`,
    });
  const taken = Array.from({ length: 12 }, (_, index) => sendAs(Math.floor(index / 4), 0));
  await expect.poll(() => held.length).toBe(12);
  expect((await sendAs(0, 1)).status).toBe(429);
  expect((await sendAs(3, 0)).status).toBe(503);
  const others = Array.from({ length: 52 }, (_, index) =>
    sendAs(3 + Math.floor(index / 4), 1 + Math.floor(index / 12)),
  );
  await expect.poll(() => held.length).toBe(64);
  expect((await sendAs(16, 9)).status).toBe(503);
  letGo.resolve();
  taken.push(...others);
  const statuses = (await Promise.all(taken)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

it('says of a refused file no more than its code, unless it was given words', async () => {
  const { headers } = await signIn();
  const url = `${origin}/api/own-uploads`;
  const large = await send(formWith('x'.repeat(101)), url, headers);
  expect(large.json.details).toBeUndefined();
  const empty = await send(formWith(''), url, headers);
  expect(empty.json.message).toBe('File appears to be empty');
});

/** Files without a name that this process still holds open. */
async function listHeldFiles(): Promise<string[]> {
  const links = (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`));
  const targets = await Promise.allSettled(links);
  return targets.flatMap((link) =>
    link.status === 'fulfilled' && link.value.includes('engram-upload-') ? [link.value] : [],
  );
}

/** Without those of the test files that ran in this process before, such as the readers' code. */
async function countHeldFiles(): Promise<number> {
  return (await listHeldFiles()).filter((name) => !heldBefore.includes(name)).length;
}

it('lets go of the file and frees the place of a sender that vanishes', async () => {
  await expect.poll(countHeldFiles).toBe(0);
  const vanishing = [1, 2, 3].map(() => openSlowUpload(5_000_000));
  await expect.poll(countHeldFiles).toBe(3);
  expect((await send(formWith('words'))).status).toBe(429);
  for (const { socket } of vanishing) socket.destroy();
  await expect.poll(countHeldFiles).toBe(0);
  expect((await send(formWith('words'))).status).toBe(200);
  expect(await readdir(folder)).toEqual([]);
});

it('keeps the connection usable after a refusal', async () => {
  const statuses = [];
  for (const size of [10_485_761, 5, 0, 5]) {
    statuses.push((await send(formWith(Buffer.alloc(size)))).status);
  }
  expect(statuses).toEqual([413, 200, 422, 200]);
});

it('answers that it is unavailable when there is nowhere to put a file', async () => {
  vi.stubEnv('TMPDIR', join(folder, 'nowhere'));
  const { status, json, headers } = await send(formWith('words'));
  vi.stubEnv('TMPDIR', folder);
  expect(status).toBe(503);
  expect(json.code).toBe('unavailable');
  expect(headers.get('retry-after')).toBe('30');
  expect((await send(formWith('words'))).status).toBe(200);
});

it('is described as a form with a file', () => {
  const { paths } = app.swagger() as { paths: Record<string, unknown> };
  expect(paths['/api/probe-uploads/{id}']).toMatchObject({
    post: {
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: {
              type: 'object',
              properties: { document: { type: 'string', format: 'binary' } },
              required: ['document'],
            },
          },
        },
      },
    },
  });
});
