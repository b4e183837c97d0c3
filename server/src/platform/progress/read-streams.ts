import type { Redis } from 'ioredis';
import type { ProgressEvent } from './follower.ts';

const longestWaitMs = 2_000;

/** What comes next in any of the streams; waits a while when there is nothing yet. */
export async function readStreams(
  redis: Redis,
  from: Map<string, string>,
): Promise<Map<string, ProgressEvent[]>> {
  const streams = ['STREAMS', ...from.keys(), ...from.values()] as const;
  const reply = await redis.xread('COUNT', 200, 'BLOCK', longestWaitMs, ...streams);
  const prefix = redis.options.keyPrefix ?? '';
  return new Map(
    (reply ?? []).map(([key, entries]) => [
      String(key).slice(prefix.length),
      entries.flatMap(([id, fields]) => readEntry(String(id), fields[1])),
    ]),
  );
}

/** An entry that nobody can read must not keep the others from being read. */
function readEntry(id: string, text: unknown): ProgressEvent[] {
  try {
    return [{ id, data: JSON.parse(String(text)) }];
  } catch {
    return [{ id, data: undefined }];
  }
}
