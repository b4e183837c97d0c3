import type { Random } from '@engram/core/seeded-random.ts';
import { between, pick } from './chance.ts';
import { type WireRequest, writeHead, writeRequest } from './wire-request.ts';

const chunked: [string, string] = ['transfer-encoding', 'chunked'];

/** The same request with a body whose length or chunks are not as they are said to be. */
export function spoilFraming(request: WireRequest, random: Random): Buffer {
  const { headers, body } = request;
  const withLength = (length: number | string) =>
    Buffer.concat([
      writeHead({ ...request, headers: [...headers, ['content-length', `${length}`]] }),
      body,
    ]);
  const inChunks = (text: string) =>
    Buffer.concat([
      writeHead({ ...request, headers: [...headers, chunked] }),
      Buffer.from(text, 'latin1'),
    ]);
  const text = body.toString('latin1');
  const size = body.length.toString(16);
  const make = pick(random, [
    () => withLength(body.length + between(random, 1, 500)),
    () => withLength(Math.max(0, body.length - between(random, 1, 50))),
    () => withLength(`${body.length}, ${body.length}`),
    () => withLength(`+${body.length}`),
    () => withLength(20_000_000),
    () => inChunks(`${size}\r\n${text}\r\n0\r\n\r\n`),
    () => inChunks(`${size}\r\n${text}\r\n`),
    () => inChunks(`${size};ext=${'e'.repeat(between(random, 1, 20_000))}\r\n${text}\r\n0\r\n\r\n`),
    () =>
      inChunks(
        `${size}\r\n${text}\r\n0\r\nx-trailer: ${'t'.repeat(between(random, 1, 20_000))}\r\n\r\n`,
      ),
    () => inChunks(`ffffffffffffffffff\r\n${text}`),
    () => inChunks(`-1\r\n${text}\r\n0\r\n\r\n`),
    () => inChunks(`zz\r\n${text}`),
    () => inChunks(`${size}\n${text}\n0\n\n`),
    () => inChunks(text.slice(0, 400).replaceAll(/[^]/g, '1\r\n$&\r\n')),
    () => writeRequest({ ...request, headers: [...headers, chunked] }),
  ]);
  return make();
}

const types = [
  'text/plain',
  'text/html',
  'application/xml',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-99',
  'application/json;',
  'application/problem+json',
  'application/octet-stream',
  'multipart/form-data; boundary=x',
  'APPLICATION/JSON',
  '/',
  'a'.repeat(2_000),
] as const;

/** The same request with another kind of content than the route reads, or JSON that is none. */
export function spoilContent(request: WireRequest, random: Random): WireRequest {
  const [headers, body] = [
    request.headers.filter(([name]) => name !== 'content-type'),
    request.body,
  ];
  const withType = (type: string, content: Buffer): WireRequest => ({
    ...request,
    method: request.method === 'GET' ? 'POST' : request.method,
    headers: [...headers, ['content-type', type]],
    body: content,
  });
  const asJson = (text: string) => withType('application/json', Buffer.from(text));
  const deep = pick(random, [500, 5_000, 100_000]);
  const make = pick(random, [
    () => withType(pick(random, types), body),
    () => withType(pick(random, types), Buffer.from('a=b&__proto__[c]=d&%zz')),
    () => asJson('['.repeat(deep)),
    () => asJson(`${'['.repeat(deep)}${']'.repeat(deep)}`),
    () => asJson(`${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}`),
    () => asJson(body.toString().slice(0, between(random, 0, body.length))),
    () => asJson(`\uFEFF${body.toString()}`),
    () => asJson(`${body.toString()}\0`),
    () => asJson('{"__proto__":{"a":1},"constructor":{"prototype":{"b":1}}}'),
    () => asJson('{"a":1,"a":2}'),
    () => asJson(pick(random, ['null', '0', '"text"', '[]', '{}', '1e999', '-', '\\u0000', '""'])),
    () => asJson(`"${'\\ud800'.repeat(2_000)}"`),
    () => withType('application/json', Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00])),
    () => withType('application/json', Buffer.alloc(between(random, 1, 3) * 600_000, ' ')),
    () => withType('application/json', Buffer.alloc(0)),
  ]);
  return make();
}

/** Some bytes of it turned, doubled or taken away. */
export function spoilBytes(bytes: Buffer, random: Random): Buffer {
  const at = between(random, 0, Math.max(0, bytes.length - 1));
  const length = between(random, 1, 40);
  const [before, after] = [bytes.subarray(0, at), bytes.subarray(at + length)];
  const middle = pick(random, [
    Buffer.alloc(0),
    Buffer.alloc(length, between(random, 0, 255)),
    Buffer.from('\r\n'.repeat(length)),
    Buffer.concat([bytes.subarray(at, at + length), bytes.subarray(at, at + length)]),
  ]);
  return Buffer.concat([before, middle, after]);
}
