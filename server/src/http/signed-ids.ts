import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse, stringify } from 'uuid';

const headBytes = 10;

/**
 * An id that follows from what it is for: asked again it is the same, and nobody without the secret
 * can tell it. Its end is made of its beginning, so that it can be seen to be ours.
 */
export function makeSignedId(secret: string, about: string): string {
  const head = hmac(secret, `id ${about}`).subarray(0, headBytes);
  // The version and the variant of an id that is made in a way of its own (RFC 9562).
  head[6] = ((head[6] ?? 0) & 0x0f) | 0x80;
  head[8] = ((head[8] ?? 0) & 0x3f) | 0x80;
  return stringify(Buffer.concat([head, tailOf(secret, head)]));
}

/** Without a look into the database. */
export function isSignedId(secret: string, id: string): boolean {
  const bytes = Buffer.from(parse(id));
  const head = bytes.subarray(0, headBytes);
  return timingSafeEqual(tailOf(secret, head), bytes.subarray(headBytes));
}

function tailOf(secret: string, head: Buffer): Buffer {
  return hmac(secret, `end of ${head.toString('hex')}`).subarray(0, 16 - headBytes);
}

function hmac(secret: string, text: string): Buffer {
  return createHmac('sha256', secret).update(text).digest();
}
