import { isIP } from 'node:net';
import { addressLimits } from '@engram/core/limits.ts';
import { PageRefusedError } from './page-refused-error.ts';

/** An address of the open web, by its letters. Throws PageRefusedError. */
export function checkAddress(text: string, base?: URL): URL {
  // The standard's own parser: it writes 0x7f.1, 0177.1 and 2130706433 as 127.0.0.1.
  const url = URL.canParse(text, base?.href) ? new URL(text, base) : undefined;
  if (!url || url.href.length > addressLimits.maxLength) throw new PageRefusedError('address');
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  // A port of its kind is left out by the parser; port 443 without TLS is the address of no page.
  if (!isWeb || url.port !== '') throw new PageRefusedError('address');
  if (url.username !== '' || url.password !== '') throw new PageRefusedError('address');
  const host = hostOf(url);
  if (isIP(host) === 0 && !isPublicName(host)) throw new PageRefusedError('address');
  url.hash = '';
  return url;
}

/** Without the brackets of an IPv6 address and the dot that ends a full name. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}

/** A name that a local network may answer for itself is no name of the web. */
function isPublicName(host: string): boolean {
  const labels = host.split('.');
  const last = labels.at(-1) ?? '';
  if (labels.length < 2 || labels.some((label) => label === '')) return false;
  return !localEndings.has(last) && !host.endsWith('.home.arpa');
}

const localEndings = new Set(
  'localhost local localdomain internal intranet private corp home lan test invalid example onion'.split(
    ' ',
  ),
);
