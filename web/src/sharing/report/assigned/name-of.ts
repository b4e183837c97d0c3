import type { Taker } from '@engram/core/sharing/share.ts';
import { nameTaker } from '../../watching/name-taker.ts';
import { takerMessages } from '../messages.ts';

/** As they called themselves; of an assignment without names by the order of beginning. */
export function nameOf({ name, attempt }: Pick<Taker, 'name' | 'attempt'>): string {
  return attempt ? nameTaker({ name, place: attempt.place }) : (name ?? takerMessages.noName);
}
