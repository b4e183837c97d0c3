import { createHmac } from 'node:crypto';
import { plainName } from '@engram/core/plain-name.ts';

/**
 * What tells that two takers of one test had the same device. It is worth nothing without the salt of
 * the test, and nothing beside that of another test.
 */
export function markDevice(salt: Buffer, device: string): Buffer {
  return mark(salt, `device ${device}`);
}

/** The same for a name in one network, however it is written. */
export function markName(salt: Buffer, network: string, name: string): Buffer {
  return mark(salt, `name ${network} ${plainName(name)}`);
}

/** Who somebody without an account is: a device and the name they gave on it. */
export function nameTaker(salt: Buffer, device: string, name: string | null): string {
  return mark(salt, `taker ${device} ${plainName(name ?? '')}`).toString('base64url');
}

const markBytes = 16;

function mark(salt: Buffer, text: string): Buffer {
  return createHmac('sha256', salt).update(text).digest().subarray(0, markBytes);
}
