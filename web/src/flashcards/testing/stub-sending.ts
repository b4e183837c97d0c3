import { setSending } from '../outbox/current-sending.ts';

/** For tests: a network that takes nothing, and lets nobody wait. */
export function sendNothing(): void {
  setSending({ flush: async () => undefined, stop: () => undefined });
}
