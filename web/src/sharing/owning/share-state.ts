import type { Share } from '@engram/core/sharing/share.ts';
import { writeMoment } from '../../attempts/write-time.ts';
import { shareStateMessages as messages } from './messages.ts';

/** Such as "Open until 17 March 2026, 10:24". */
export function writeShareState({ state, expiresAt }: Share, timeZone: string): string {
  if (state === 'stopped') return messages.stopped;
  return messages[state](writeMoment(expiresAt, timeZone));
}
