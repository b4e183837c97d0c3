import { compareIds } from './stream-id.ts';

/** Progress of something long, told through a Redis stream so that any node can pass it on. */
export type ProgressEvent = { id: string; data: unknown };

export type Follower = ReturnType<typeof makeFollower>;

/** More than a stream keeps; a reader this slow starts anew from its last event. */
const longestQueue = 4_000;

/** Somebody who waits for the events of one stream, and what has come for them so far. */
export function makeFollower(stream: string, afterId: string) {
  const queue: ProgressEvent[] = [];
  let lastId = afterId;
  let alarm = Promise.withResolvers<void>();

  function wake(): void {
    alarm.resolve();
    alarm = Promise.withResolvers<void>();
  }

  return {
    stream,
    lastId: () => lastId,
    isTooSlow: () => queue.length > longestQueue,
    take: () => queue.shift(),
    wait: () => alarm.promise,
    wake,
    offer(event: ProgressEvent): void {
      if (compareIds(event.id, lastId) <= 0) return;
      lastId = event.id;
      queue.push(event);
      wake();
    },
  };
}

/** Each stream once, from the position of its slowest follower: nobody misses an event. */
export function positions(followers: readonly Follower[]): Map<string, string> {
  const from = new Map<string, string>();
  for (const follower of followers) {
    const known = from.get(follower.stream);
    if (known === undefined || compareIds(follower.lastId(), known) < 0) {
      from.set(follower.stream, follower.lastId());
    }
  }
  return from;
}
