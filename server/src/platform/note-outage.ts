import type { Log } from './log.ts';

const silenceMs = 60_000;
const saidAt = new WeakMap<object, Map<string, number>>();

type Outage = {
  what: string;
  error: unknown;
  /** What else is known of it; nothing that somebody's text could stand in. */
  about?: Record<string, unknown>;
};

/**
 * Says that something outside is away at most once a minute, however many calls and connections
 * find out: a log that is full of it hides everything else.
 */
export function noteOutage(
  log: Pick<Log, 'warn'>,
  { what, error, about = {} }: Outage,
  now: number = performance.now(),
): void {
  const said = saidAt.get(log) ?? new Map<string, number>();
  saidAt.set(log, said);
  const last = said.get(what);
  if (last !== undefined && now - last < silenceMs) return;
  said.set(what, now);
  log.warn({ ...about, err: error }, what);
}
