import { createHmac } from 'node:crypto';
import type { User } from '@engram/core/accounts/user.ts';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

/** A valid session: who it belongs to and which one it is. */
export type Session = { sessionId: string; user: User };

/** How http learns who is calling without knowing the accounts feature. */
export type FindSession = (token: string) => Promise<Session | undefined>;

declare module 'fastify' {
  interface FastifyInstance {
    findSession: FindSession;
  }
  interface FastifyRequest {
    session: Session | undefined;
  }
}

/** Finds out whose session the bearer token is, if any. */
export async function recogniseCaller(request: FastifyRequest): Promise<void> {
  const token = readBearer(request);
  if (token !== undefined) request.session = await request.server.findSession(token);
}

export function readBearer(request: FastifyRequest): string | undefined {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && token ? token : undefined;
}

/** The network a caller sits in: the address itself, or this much of an IPv6 one. */
function callerNetwork(address: string | undefined, prefix: 48 | 64): string {
  if (address === undefined) return 'gone';
  const plain = address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address;
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const front = head.split(':').filter(Boolean);
  const back = (tail ?? '').split(':').filter(Boolean);
  const middle = tail === undefined ? [] : Array<string>(8 - front.length - back.length).fill('0');
  return `${[...front, ...middle, ...back].slice(0, prefix / 16).join(':')}::/${prefix}`;
}

/** The place of a caller in clear, for what lives no longer than the request. */
export function siteOf({ ip }: Caller): string {
  return callerNetwork(ip, 48);
}

/** Whoever calls once calls again, and to work a key out takes longer than to serve a cached reply. */
const networkKeys = new LRUCache<string, string>({ max: 10_000 });

/** An address that cannot be read back out of our tables. */
export function networkKey(request: Caller, secret: string): string {
  return keyOf(request, secret, 64);
}

/** The same for a whole site, which has many networks in IPv6 and can change them at will. */
export function siteKey(request: Caller, secret: string): string {
  return keyOf(request, secret, 48);
}

/** Fastify promises an address, but whoever has left in the meantime has none any more. */
type Caller = { ip: string | undefined };

function keyOf({ ip }: Caller, secret: string, prefix: 48 | 64): string {
  const name = `${secret} ${prefix} ${ip}`;
  const known = networkKeys.get(name);
  if (known !== undefined) return known;
  const hash = createHmac('sha256', secret).update(callerNetwork(ip, prefix)).digest('base64url');
  const key = `address:${hash.slice(0, 22)}`;
  networkKeys.set(name, key);
  return key;
}

/** The user, or where they call from. */
export function callerKey(request: FastifyRequest, secret: string): string {
  return request.session ? `user:${request.session.user.uid}` : networkKey(request, secret);
}
