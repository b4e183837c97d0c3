import { createHmac, randomBytes } from 'node:crypto';
import { classLimits } from '@engram/core/limits.ts';
import { wayBackWords } from './way-back-words.ts';

const known = new Set(wayBackWords);
const count = BigInt(wayBackWords.length);

/** From 32 bytes of a secure source; of so many, no word is likelier than another. */
export function wordsOf(bytes: Uint8Array): string {
  let left = BigInt(`0x${Buffer.from(bytes).toString('hex')}`);
  const words: string[] = [];
  while (words.length < classLimits.wayBackWords) {
    words.push(wayBackWords[Number(left % count)] ?? '');
    left /= count;
  }
  return words.join(' ');
}

export function drawWords(): string {
  return wordsOf(randomBytes(32));
}

/** As they are kept, however somebody typed them; undefined where they cannot be a way back. */
export function readWords(typed: string): string | undefined {
  const words = typed
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
  const areOurs = words.length === classLimits.wayBackWords && words.every((one) => known.has(one));
  return areOurs ? words.join(' ') : undefined;
}

/**
 * All that is kept of them. With the secret of the server: whoever had the table alone could try all
 * words of a plain hash in a day or two.
 */
export function hashWords(words: string, { classId, secret }: { classId: string; secret: string }) {
  return createHmac('sha256', secret).update(`way back ${classId} ${words}`).digest();
}
