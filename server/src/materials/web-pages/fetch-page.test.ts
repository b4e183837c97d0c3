import type { ServerResponse } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { addressLimits } from '@engram/core/limits.ts';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { PageRefusedError } from './page-refused-error.ts';
import { startWeb } from './testing/start-web.ts';

const html = { 'content-type': 'text/html; charset=utf-8' };
const publicIp = '93.184.215.14';
const never = new AbortController().signal;

/** What names resolve to, each time they are asked. */
const names: Record<string, string[][]> = {
  'loopback.attack.com': [['127.0.0.1']],
  'loopback6.attack.com': [['::1']],
  'metadata.attack.com': [['169.254.169.254']],
  'ten.attack.com': [['10.0.0.8']],
  'mapped.attack.com': [['::ffff:10.0.0.8']],
  'nat64.attack.com': [['64:ff9b::a00:8']],
  'sixtofour.attack.com': [['2002:a00:8::1']],
  'both.attack.com': [[publicIp, '192.168.1.1']],
  'nothing.attack.com': [[]],
  // Public when it is checked, private when it would be asked for a second time.
  'rebind.attack.com': [[publicIp], ['127.0.0.1']],
};
let asked: string[] = [];

async function resolve(name: string): Promise<string[]> {
  const before = asked.filter((one) => one === name).length;
  asked.push(name);
  const answers = names[name] ?? [[publicIp]];
  return answers[Math.min(before, answers.length - 1)] ?? [];
}

const web = await startWeb((request, response) => {
  const [path = '', query = ''] = (request.url ?? '').split('?');
  pages[path.slice(1)]?.(response, decodeURIComponent(query));
});
afterAll(() => web.stop());

beforeEach(() => {
  asked = [];
  web.asked.length = 0;
  web.dialled.length = 0;
});

const zeros = Buffer.alloc(addressLimits.maxBytes + 1);

const pages: Record<string, (response: ServerResponse, query: string) => void> = {
  page: (response) => response.writeHead(200, html).end('<p>Osmosis</p>'),
  to: (response, query) => response.writeHead(302, { location: query }).end(),
  round: (response) => response.writeHead(302, { location: '/round' }).end(),
  packed: (response) =>
    response
      .writeHead(200, { ...html, 'content-encoding': 'gzip' })
      .end(gzipSync('<p>Osmosis</p>')),
  brotli: (response) =>
    response
      .writeHead(200, { ...html, 'content-encoding': 'br' })
      .end(brotliCompressSync('<p>Osmosis</p>')),
  bomb: (response) =>
    response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end(gzipSync(zeros)),
  twice: (response) =>
    response
      .writeHead(200, { ...html, 'content-encoding': 'gzip, gzip' })
      .end(gzipSync(gzipSync('<p>Osmosis</p>'))),
  strange: (response) =>
    response.writeHead(200, { ...html, 'content-encoding': 'constructor' }).end('<p>Osmosis</p>'),
  huge: (response) =>
    response.writeHead(200, { ...html, 'content-length': 10_000_000_000 }).flushHeaders(),
  endless: (response) => {
    response.writeHead(200, html);
    const chunk = Buffer.alloc(64 * 1024, 'a');
    const pump = () => {
      while (!response.destroyed && response.write(chunk));
      if (!response.destroyed) response.once('drain', pump);
    };
    pump();
  },
  program: (response) =>
    response.writeHead(200, { 'content-type': 'application/octet-stream' }).end('MZ'),
  picture: (response) => response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>'),
  nameless: (response) => response.writeHead(200).end('<p>Osmosis</p>'),
  prototype: (response) => response.writeHead(200, { 'content-type': '__proto__' }).end('x'),
  login: (response) => response.writeHead(401, html).end('<p>Log in</p>'),
  broken: (response) => {
    response.writeHead(200, { ...html, 'content-length': 100 }).write('<p>Osm');
    response.destroy();
  },
  headers: (response) =>
    response.writeHead(200, { ...html, 'x-large': 'a'.repeat(60_000) }).end('<p>Osmosis</p>'),
  upgrade: (response) =>
    response.writeHead(101, { connection: 'Upgrade', upgrade: 'websocket' }).end(),
};

function refusalOf(address: string, timeLimit?: () => AbortSignal): Promise<string> {
  return web
    .fetcher(resolve, timeLimit)(address, never)
    .then(
      () => 'fetched',
      (error: unknown) => (error instanceof PageRefusedError ? error.refusal : String(error)),
    );
}

it.each([
  ['a file', 'file:///etc/passwd'],
  ['another scheme', 'ftp://attack.com/page'],
  ['a script', 'javascript:fetch("/")'],
  ['data in the address', 'data:text/html,<p>x</p>'],
  ['gopher, which speaks to anything', 'gopher://attack.com:6379/_INFO'],
  ['loopback', 'http://127.0.0.1/page'],
  ['another address of loopback', 'http://127.8.9.1/page'],
  ['loopback by its name', 'http://localhost/page'],
  ['loopback by a name of it', 'http://admin.localhost/page'],
  ['loopback by its full name', 'http://localhost./page'],
  ['loopback in capital letters', 'http://LOCALHOST/page'],
  ['loopback as one decimal number', 'http://2130706433/page'],
  ['loopback in octal', 'http://0177.0.0.1/page'],
  ['loopback in hexadecimal', 'http://0x7f000001/page'],
  ['loopback in two parts', 'http://127.1/page'],
  ['loopback in full-width letters', 'http://１２７.０.０.１/page'],
  ['zero, which is this machine', 'http://0/page'],
  ['loopback of IPv6', 'http://[::1]/page'],
  ['nothing of IPv6', 'http://[::]/page'],
  ['loopback mapped into IPv6', 'http://[::ffff:127.0.0.1]/page'],
  ['loopback mapped and in hexadecimal', 'http://[::ffff:7f00:1]/page'],
  ['a private address inside 6to4', 'http://[2002:7f00:1::]/page'],
  ['a private address inside NAT64', 'http://[64:ff9b::7f00:1]/page'],
  ['an address of a site, unique to it', 'http://[fd00::1]/page'],
  ['an address of a link', 'http://[fe80::1]/page'],
  ['Teredo', 'http://[2001:0:4136:e378::1]/page'],
  ['the figures of a cloud', 'http://169.254.169.254/latest/meta-data/'],
  ['a network of an office', 'http://192.168.0.1/page'],
  ['another network of an office', 'http://172.20.1.1/page'],
  ['the network of a provider', 'http://100.64.1.1/page'],
  ['everybody at once', 'http://255.255.255.255/page'],
  ['a name of the own network', 'http://intranet/page'],
  ['a name of a printer', 'http://printer.local/page'],
  ['a name of a cloud', 'http://metadata.google.internal/page'],
  ['another port', 'http://attack.com:6379/page'],
  ['a port that is dressed up', 'http://attack.com:0080443/page'],
  ['a name and a password', 'http://user:secret@attack.com/page'],
  ['a public name before the sign that ends it', 'http://example.com@127.0.0.1/page'],
  ['an address without end', `http://attack.com/${'a'.repeat(2_100)}`],
  ['no address at all', 'attack'],
])('refuses %s without a word to the network', async (_, address) => {
  expect(await refusalOf(address)).toBe('address');
  expect(asked).toEqual([]);
  expect(web.dialled).toEqual([]);
});

it.each(
  Object.keys(names).filter((name) => !name.startsWith('rebind') && !name.startsWith('nothing')),
)('refuses %s by what its name resolves to', async (name) => {
  expect(await refusalOf(`http://${name}/page`)).toBe('address');
  expect(web.dialled).toEqual([]);
});

it('connects to the address that was checked, whatever the name says next', async () => {
  const page = await web.fetcher(resolve)('http://rebind.attack.com/page', never);
  expect(String(page.bytes)).toBe('<p>Osmosis</p>');
  expect(asked).toEqual(['rebind.attack.com']);
  expect(web.dialled).toEqual([{ host: publicIp, port: 80 }]);
  expect(await refusalOf('http://rebind.attack.com/page')).toBe('address');
});

it.each([
  ['to loopback', 'http://127.0.0.1/page'],
  ['to a name of loopback', 'http://loopback.attack.com/page'],
  ['to a name that has become loopback', 'http://rebind.attack.com/page'],
  ['to a file', 'file:///etc/passwd'],
  ['to another port', 'http://attack.com:22/'],
  ['to a password', '//user:secret@attack.com/page'],
])('checks a redirect %s as it checks the first address', async (_, to) => {
  if (to.includes('rebind')) await resolve('rebind.attack.com');
  const first = 'http://attack.com/to?';
  expect(await refusalOf(`${first}${encodeURIComponent(to)}`)).toBe('address');
  expect(web.asked).toHaveLength(1);
});

it.each([
  ['a circle of redirects', 'round', 'unreachable'],
  ['a bomb, which is small only while it is packed', 'bomb', 'size'],
  ['what is packed twice', 'twice', 'kind'],
  ['what is packed in no known way', 'strange', 'kind'],
  ['a page that says how large it is', 'huge', 'size'],
  ['a page that never ends', 'endless', 'size'],
  ['a program', 'program', 'kind'],
  ['a drawing', 'picture', 'kind'],
  ['what has no type', 'nameless', 'kind'],
  ['a type that is a word of the language', 'prototype', 'kind'],
  ['a page behind a login', 'login', 'unreachable'],
  ['a page that is cut off', 'broken', 'unreachable'],
  ['more headers than anybody needs', 'headers', 'unreachable'],
  ['a server that wants to speak something else', 'upgrade', 'unreachable'],
])('refuses %s', async (_, path, refusal) => {
  expect(await refusalOf(`http://attack.com/${path}`)).toBe(refusal);
  expect(web.asked.length).toBeLessThanOrEqual(addressLimits.maxRedirects + 1);
});

it.each([
  ['an answer that never begins', 'mute'],
  ['a page that comes a letter at a time', 'trickle'],
])('gives up on %s when the time for all of it is over', async (_, path) => {
  const over = new AbortController();
  pages.mute = () => over.abort();
  pages.trickle = (response) => {
    response.writeHead(200, html).write('<');
    response.write('p', () => setImmediate(() => over.abort()));
  };
  expect(await refusalOf(`http://attack.com/${path}`, () => over.signal)).toBe('unreachable');
});

it('gives up on a name that nobody answers for, and on one without an address', async () => {
  const over = new AbortController();
  const silent = () => {
    queueMicrotask(() => over.abort());
    return new Promise<string[]>(() => {});
  };
  const fetchPage = web.fetcher(silent, () => over.signal);
  await expect(fetchPage('http://attack.com/', never)).rejects.toThrow('unreachable');
  expect(await refusalOf('http://nothing.attack.com/page')).toBe('unreachable');
});

it('stops with the reason of the caller who has gone', async () => {
  const gone = new AbortController();
  pages.leaving = () => gone.abort(new Error('hung up'));
  const fetching = web.fetcher(resolve)('http://attack.com/leaving', gone.signal);
  await expect(fetching).rejects.toThrow('hung up');
});

it.each(['page', 'packed', 'brotli'])('fetches a %s and says where it was', async (path) => {
  const to = encodeURIComponent(`http://other.com/${path}#part`);
  const page = await web.fetcher(resolve)(`http://attack.com/to?${to}`, never);
  expect(String(page.bytes)).toBe('<p>Osmosis</p>');
  expect(page.address.href).toBe(`http://other.com/${path}`);
  expect(page).toMatchObject({ kind: 'web', encoding: 'utf-8' });
  expect(web.asked).toEqual([`attack.com/to?${to}`, `other.com/${path}`]);
});
