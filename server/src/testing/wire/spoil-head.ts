import type { Random } from '@engram/core/seeded-random.ts';
import { between, pick, several } from './chance.ts';
import { type WireRequest, writeHead, writeRequest } from './wire-request.ts';

/** The same request with a first line or headers that no browser sends. */
export function spoilHead(request: WireRequest, random: Random): Buffer {
  const spoil = pick(random, [
    spoilMethod,
    spoilTarget,
    spoilTarget,
    addHeaders,
    addHeaders,
    spoilLines,
  ]);
  return spoil(request, random);
}

const methods = [
  'HEAD',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'QUERY',
  'PRI',
  'get',
  'GETT',
  'M'.repeat(200),
  'G\0T',
  '',
] as const;

function spoilMethod(request: WireRequest, random: Random): Buffer {
  return writeRequest({ ...request, method: pick(random, methods) });
}

const targets = [
  '*',
  '//',
  '/..%2f..%2fetc/passwd',
  '/%',
  '/%zz',
  '/%00',
  '/%ff%fe',
  '/api/%e0%a4%a',
  '/api/\u00FF\u00FE',
  '/a\0b',
  '/a b',
  'http://[::1',
  'http://other.test/api/health',
  'api/health',
  '/api//health',
  '/api/health#x',
  '/api/health;a=b',
  '/api/health?'.padEnd(9_000, 'a=b&'),
  '/'.padEnd(15_000, 'a'),
  '/'.padEnd(40_000, '%41'),
  '/assets/../.env',
  '/assets/%2e%2e/.env',
  '/assets/app-abc.js%00',
  '/assets/app-abc.js',
  '/pricing/index.html',
  '/PRICING/',
  '/test/%2F%2F',
  '/\\evil.test',
  '//evil.test/%2e%2e',
  '/api/stripe/events',
  '?',
  '',
] as const;

function spoilTarget(request: WireRequest, random: Random): Buffer {
  const method = pick(random, [request.method, 'GET', 'GET']);
  const body = method === 'GET' ? Buffer.alloc(0) : request.body;
  const target = pick(random, [...targets, `${request.target}/%`]);
  return writeRequest({ ...request, method, body, target });
}

const headers: [string, string][] = [
  ['expect', '100-continue'],
  ['expect', 'something'],
  ['upgrade', 'websocket'],
  ['connection', 'upgrade'],
  ['connection', 'close, keep-alive, x'],
  ['host', ''],
  ['host', 'a, b'],
  ['content-length', '-1'],
  ['content-length', '1e3'],
  ['content-length', '99999999999999999999'],
  ['content-length', '3'],
  ['transfer-encoding', 'chunked'],
  ['transfer-encoding', 'gzip, chunked'],
  ['transfer-encoding', 'identity'],
  ['content-type', ''],
  ['content-type', 'application/json'],
  ['content-type', 'multipart/form-data'],
  ['content-encoding', 'gzip'],
  ['accept-encoding', 'gzip;q=x, br;q=1e400, *;q=-0'],
  ['accept', 'a'.repeat(4_000)],
  ['if-none-match', '*, W/"", "'],
  ['if-modified-since', 'never'],
  ['range', 'bytes=9-1,-5,0-'],
  ['range', 'bytes=0-0'],
  ['cookie', 'a=b; '.repeat(800)],
  ['x-forwarded-for', '::ffff:1.2.3.4, x, [::1'],
  ['traceparent', '00-zz'],
  ['engram-contract', '-1'],
  ['engram-contract', '0'],
  ['engram-contract', 'x'.repeat(400)],
  ['last-event-id', '$'],
  ['user-agent', '\xff'.repeat(600)],
  ['x-nul', 'a\0b'],
  ['x-control', '\x01\x7f'],
  ['x-long', 'v'.repeat(17_000)],
  ['__proto__', 'x'],
  ['constructor', 'x'],
  ['bad name', 'x'],
  ['', 'x'],
  ['trailer', 'content-length'],
];

function addHeaders(request: WireRequest, random: Random): Buffer {
  const added = several(between(random, 1, 3), () => pick(random, headers));
  const many = pick(random, [0, 0, 0, 0, 0, 0, 50, 2_500]);
  const more = several(many, (index): [string, string] => [`x-${index % 40}`, 'y']);
  return writeRequest({ ...request, headers: [...request.headers, ...added, ...more] });
}

/** Line ends, versions, and where the head is cut off. */
function spoilLines(request: WireRequest, random: Random): Buffer {
  const head = writeHead(request).toString('latin1');
  const spoiled = pick(random, [
    head.replaceAll('\r\n', '\n'),
    head.replaceAll('\r\n', '\r'),
    head.replace('HTTP/1.1', pick(random, ['HTTP/1.0', 'HTTP/2.0', 'HTTP/9', 'http/1.1', ''])),
    head.replace('\r\n', '\r\n '),
    head.replace('\r\n', '\r\nno colon\r\n'),
    head.slice(0, between(random, 1, head.length)),
    `${'\r\n'.repeat(between(random, 1, 30))}${head}`,
    `\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03${head}`,
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  ]);
  return Buffer.concat([Buffer.from(spoiled, 'latin1'), request.body]);
}
