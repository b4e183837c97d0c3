import { z } from '@engram/core/zod.ts';
import { listOwners } from '../../attempts/keeping/taken-shares.ts';
import { dropKept, findKept, keepForLater, visitor } from '../../storage/kept-work.ts';

/** Made once at random: by it the server tells the takers of one name apart, and nothing else. */
export function findDevice(): string {
  const kept = z.uuid().safeParse(findKept(deviceKey)).data;
  const device = kept ?? crypto.randomUUID();
  if (kept === undefined) keepForLater(deviceKey, device);
  return device;
}

/** What somebody called themselves here last, so that the next test need not ask. */
export function findTakerName(uid: string | undefined): string | undefined {
  return findKept(nameKey(uid));
}

export function keepTakerName(uid: string | undefined, name: string): void {
  keepForLater(nameKey(uid), name);
}

/** Somebody else sits here. */
export function dropTakerName(uid: string | undefined): void {
  dropKept(nameKey(uid));
}

const deviceKey = { uid: visitor, name: 'device' };

function nameKey(uid: string | undefined) {
  const [owner] = listOwners(uid);
  return { uid: owner, name: 'taker-name' };
}
