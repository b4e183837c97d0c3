import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { originPlaceholder } from '@engram/core/origin-placeholder.ts';
import { markOffer, type PageOffer } from '@engram/core/plans/page-offer.ts';
import { webBuild } from '@engram/core/web-build.ts';
import { pagePolicy } from '../security-headers.ts';

/** A file in memory as it goes out; `encoded` has the smallest first. */
export type SiteFile = {
  headers: Record<string, string>;
  hash: string;
  body: Buffer;
  encoded: { encoding: string; body: Buffer }[];
};

const textTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
};
const otherTypes: Record<string, string> = { '.png': 'image/png', '.ico': 'image/x-icon' };

/** What a server writes into the files of a build that any server may send. */
export type Server = { origin: string; offer: PageOffer };

type Source = { name: string; content: Buffer; server: Server };

/**
 * One build serves any address: the origin is written into every text here, and what can be bought
 * into every page.
 */
export async function makeSiteFile({ name, content, server }: Source): Promise<SiteFile> {
  const extension = extname(name);
  const textType = textTypes[extension];
  if (textType === undefined) {
    const type = otherTypes[extension] ?? 'application/octet-stream';
    return { headers: headersOf(type), hash: hash(content), body: content, encoded: [] };
  }
  const written = content.toString().replaceAll(originPlaceholder, server.origin);
  const text = extension === '.html' ? markOffer(written, server.offer) : written;
  const body = Buffer.from(text);
  const headers = { ...headersOf(textType), vary: 'accept-encoding' };
  return {
    headers: extension === '.html' ? { ...headers, ...policyOf(text), ...hide(text) } : headers,
    hash: hash(body),
    body,
    encoded: await encode(body),
  };
}

/** Messengers show our pictures inside their own pages; nothing else is for other sites. */
function headersOf(type: string): Record<string, string> {
  if (!type.startsWith('image/')) return { 'content-type': type, 'cache-control': 'no-cache' };
  return {
    'content-type': type,
    'cache-control': 'public, max-age=86400',
    'cross-origin-resource-policy': 'cross-origin',
  };
}

function policyOf(html: string): Record<string, string> {
  return { 'content-security-policy': pagePolicy(hashInlineScripts(html)) };
}

function hide(html: string): Record<string, string> {
  return html.includes(webBuild.hiddenTag) ? { 'x-robots-tag': 'noindex' } : {};
}

/** Hashes of the exact text of each script without src, as the policy wants them. */
function hashInlineScripts(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  const hashes = [...scripts].map(
    ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
  );
  return [...new Set(hashes)];
}

/** As small as they get: it is done once, when the server starts. Brotli's default is its best. */
async function encode(body: Buffer): Promise<SiteFile['encoded']> {
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(body),
    promisify(gzip)(body, { level: 9 }),
  ]);
  return [
    { encoding: 'br', body: br },
    { encoding: 'gzip', body: gzipped },
  ];
}

function hash(content: Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}
