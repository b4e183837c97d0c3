import { open } from 'node:fs/promises';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyRequest } from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { closingOf, openingOf } from '../../testing/calls/multipart-body.ts';
import { openNamelessFile } from '../../platform/open-nameless-file.ts';
import { answerErrors } from '../error-handler.ts';
import { receiveFile } from './receive-file.ts';

const app = Fastify();
answerErrors(app);
await app.register(multipart);
app.post('/received', async (request) => receive(request, await openNamelessFile()));
// Every write to it fails as one to a full disk does.
app.post('/full', async (request) => receive(request, await open('/dev/full', 'r+')));
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
afterAll(() => app.close());

const expected = {
  field: 'document',
  maxBytes: 1_000,
  idleMs: 2_000,
  leastRate: { bytesPerSecond: 1, afterMs: 60_000 },
  words: {},
};

async function receive(request: FastifyRequest, file: Awaited<ReturnType<typeof open>>) {
  try {
    return await receiveFile(request, file, expected);
  } finally {
    await file.close();
  }
}

const boundary = 'XXboundaryXX';
const opening = openingOf(boundary);
const closing = closingOf(boundary);

function sendRaw(body: string, type = `multipart/form-data; boundary=${boundary}`) {
  const headers = { 'content-type': type };
  return app.inject({ method: 'POST', url: '/received', headers, payload: body });
}

it('receives a file', async () => {
  const reply = await sendRaw(`${opening}words${closing}`);
  expect(reply.json()).toMatchObject({ fileName: 'a.txt', sizeBytes: 5 });
});

it('passes over a part that is no form field', async () => {
  const attachment = `\r\n--${boundary}\r\nContent-Disposition: attachment\r\n\r\nmore`;
  const reply = await sendRaw(`${opening}words${attachment}${closing}`);
  expect(reply.json()).toMatchObject({ fileName: 'a.txt', sizeBytes: 5 });
});

it.each([
  ['no file', []],
  ['a file in another field', [['file', 'notes.txt']]],
  [
    'two files',
    [
      ['document', 'notes.txt'],
      ['document', 'more.txt'],
    ],
  ],
  ['a file and a field', [['document', 'notes.txt'], ['isPremium']]],
  ['a field before the file', [['userId'], ['document', 'notes.txt']]],
  ['text instead of a file', [['document']]],
])('refuses a form with %s', async (_, fields) => {
  const body = new FormData();
  for (const [field = '', fileName] of fields) {
    if (fileName === undefined) body.append(field, 'words');
    else body.append(field, new Blob(['words']), fileName);
  }
  const response = await fetch(`${origin}/received`, { method: 'POST', body });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'invalid-request' });
});

it.each([
  ['nothing', ''],
  ['no form', 'just words'],
  ['a part without a name', `--${boundary}\r\n\r\nwords${closing}`],
  ['a forbidden name', opening.replace('"document"', '"__proto__"') + closing],
  ['an endless header', `--${boundary}\r\nX: ${'x'.repeat(50_000)}\r\n\r\nwords${closing}`],
  ['many headers', `--${boundary}\r\n${'X: y\r\n'.repeat(5_000)}\r\nwords${closing}`],
  ['a break in the name', `${opening.replace('a.txt', 'a\n.txt')}words${closing}`],
  ['a hundred parts', `${opening}words\r\n`.repeat(100) + closing],
])('refuses a body with %s', async (_, body) => {
  const reply = await sendRaw(body);
  expect(reply.statusCode).toBe(400);
  expect(reply.json().code).toBe('invalid-request');
});

it('refuses a form that breaks off, wherever it does', async () => {
  const whole = `${opening}words${closing}`;
  // The line break at the very end may be missing.
  const lengths = Array.from({ length: whole.length - 2 }, (_, length) => length);
  const replies = await Promise.all(lengths.map((length) => sendRaw(whole.slice(0, length))));
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([400]));
});

it('refuses a form that does not say where its parts end', async () => {
  expect((await sendRaw(`${opening}a${closing}`, 'multipart/form-data')).statusCode).toBe(400);
});

it('answers that it is unavailable when the disk is full, and goes on', async () => {
  const body = new FormData();
  body.append('document', new Blob(['words']), 'notes.txt');
  const response = await fetch(`${origin}/full`, { method: 'POST', body });
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('30');
  expect(await response.json()).toMatchObject({ code: 'unavailable' });
  expect((await sendRaw(`${opening}words${closing}`)).statusCode).toBe(200);
});
