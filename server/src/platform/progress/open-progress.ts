import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import type { Log } from '../log.ts';
import { noteOutage } from '../note-outage.ts';
import { type Follower, makeFollower, positions, type ProgressEvent } from './follower.ts';
import { readStreams } from './read-streams.ts';
import { firstId, readStreamId } from './stream-id.ts';

export type Progress = {
  /** The id of the event; undefined when Redis is away: the caller's rows are the truth. */
  publish: (stream: string, data: unknown) => Promise<string | undefined>;
  /** Everything after `afterId` and then whatever comes, until the signal says stop. */
  follow: (stream: string, options: FollowOptions) => AsyncGenerator<ProgressEvent>;
  close: () => void;
};

type FollowOptions = { afterId?: string | undefined; signal: AbortSignal };

export type ProgressOptions = { publisher: Redis; reader: Redis; log: Log };

const keptEvents = 2_000;
const keptSeconds = 60 * 60;
/** After a failure nobody waits for Redis again for this long. */
const silenceMs = 5_000;

export function openProgress({ publisher, reader, log }: ProgressOptions): Progress {
  const followers = new Set<Follower>();
  const doorbell = makeFollower(`progress-doorbell:${randomUUID()}`, firstId);
  let isReading = false;
  let isClosed = false;
  let silentUntil = 0;

  async function readWhileFollowed(): Promise<void> {
    if (isReading) return;
    isReading = true;
    while (followers.size > 0 && !isClosed) {
      try {
        const waiting = [...followers, doorbell];
        const events = await readStreams(reader, positions(waiting));
        for (const follower of waiting) {
          for (const event of events.get(follower.stream) ?? []) follower.offer(event);
        }
        while (doorbell.take());
      } catch (error) {
        log.debug({ err: error }, 'progress streams are not readable, trying again');
        await pause(500);
      }
    }
    isReading = false;
  }

  /** The reader may be waiting for other streams; an entry in its own one frees it. */
  async function ringDoorbell(): Promise<void> {
    await publisher.xadd(doorbell.stream, 'MAXLEN', 1, '*', 'data', '0');
    await publisher.expire(doorbell.stream, keptSeconds);
  }

  return {
    async publish(stream, data) {
      if (performance.now() < silentUntil) return undefined;
      try {
        const text = JSON.stringify(data);
        const id = await publisher.xadd(stream, 'MAXLEN', '~', keptEvents, '*', 'data', text);
        await publisher.expire(stream, keptSeconds);
        return id ?? undefined;
      } catch (error) {
        silentUntil = performance.now() + silenceMs;
        noteOutage(log, { what: 'progress is not told for a while', error });
        return undefined;
      }
    },

    async *follow(stream, { afterId, signal }) {
      const follower = makeFollower(stream, readStreamId(afterId));
      const stop = () => follower.wake();
      signal.addEventListener('abort', stop);
      followers.add(follower);
      // Without the bell the reader sees this follower two seconds later.
      ringDoorbell().catch((error: unknown) => log.debug({ err: error }, 'doorbell'));
      void readWhileFollowed();
      try {
        while (!signal.aborted && !follower.isTooSlow()) {
          const event = follower.take();
          if (event) yield event;
          else await follower.wait();
        }
      } finally {
        signal.removeEventListener('abort', stop);
        followers.delete(follower);
      }
    },

    close() {
      isClosed = true;
      publisher.disconnect();
      reader.disconnect();
    },
  };
}
