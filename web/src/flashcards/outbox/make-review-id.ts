import { reviewLimits } from '@engram/core/limits.ts';

/**
 * A UUIDv7 whose time is the moment of a review. Each is at least a millisecond later than the one
 * before it in this page: two answers to one card have an order, also on a machine that is too fast.
 */
export function makeReviewId(now = readClock()): string {
  // Unless the clock was wrong before and is right now.
  const isBelievable = lastMs - now <= reviewLimits.maxAheadMs;
  lastMs = isBelievable ? Math.max(now, lastMs + 1) : now;
  const [a = '', b = '', c = '', d = '', e = ''] = crypto.randomUUID().split('-');
  // The random ones are of version 4: three digits after its number are chance here too.
  return moveToMoment([a, b, `7${c.slice(1)}`, d, e].join('-'), lastMs);
}

/** The same review at another moment: what tells it apart from others stays. */
export function moveToMoment(id: string, ms: number): string {
  const time = Math.max(0, Math.round(ms)).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}${id.slice(13)}`;
}

/**
 * The server has refused a moment: by its clock it is this late now. What is answered next comes
 * after what was moved there.
 */
export function correctClock(serverMs: number, latestMs: number): void {
  shiftMs = serverMs - Date.now();
  lastMs = latestMs;
}

/** The clock of this device may have been set meanwhile; a little ahead or behind is no matter. */
export function followClock(serverMs: number): void {
  const difference = serverMs - Date.now();
  shiftMs = Math.abs(difference) > reviewLimits.maxAheadMs ? difference : 0;
}

/** By the server, as far as it is known. */
export function readClock(): number {
  return Date.now() + shiftMs;
}

let lastMs = 0;
let shiftMs = 0;
