import { createHash, randomBytes } from 'node:crypto';

/** 32 random bytes; the prefix lets scanners of leaked secrets recognise it. */
export function makeToken(): string {
  return `eg_${randomBytes(32).toString('base64url')}`;
}

/** Whether a text could be a token at all; others need no look into the database. */
export function isToken(text: string): boolean {
  return /^eg_[\w-]{43}$/.test(text);
}

/** All that is ever stored of a token. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
