import { createHmac } from 'node:crypto';
import { v5 as uuidv5 } from 'uuid';
import { wordsOf } from './way-back.ts';

/** Any constant will do; it makes our ids differ from everybody else's. */
const namespace = '2f0a1a1e-5b1c-5d7e-9c35-636c61737365';

type Call = { classId: string; key: string; secret: string };

/**
 * What follows from a call, by the key that only its device knows: a reply that was lost comes again
 * with the same, and nothing of it has to be stored.
 */
export function memberKeysOf(call: Call) {
  const { classId, key } = call;
  return {
    memberId: uuidv5(`${classId} ${key}`, namespace),
    token: tokenOf(call),
    words: wordsOf(derive('words', call)),
  };
}

/** As opaque as that of a session. */
export function tokenOf(call: Call): string {
  return `eg_${derive('device', call).toString('base64url')}`;
}

function derive(what: string, { classId, key, secret }: Call): Buffer {
  return createHmac('sha256', secret).update(`${what} ${classId} ${key}`).digest();
}
