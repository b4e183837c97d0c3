import type { LiveTaker } from '@engram/core/sharing/assignment.ts';
import { takerListMessages as messages } from './messages.ts';

/** As they called themselves; without a name, by the order of beginning. */
export function nameTaker({ name, place }: Pick<LiveTaker, 'name' | 'place'>): string {
  return name ?? messages.unnamed(place);
}
