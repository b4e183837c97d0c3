/**
 * The server's time in this page, in ms. Set by its replies and carried on by a clock that nobody
 * can set, so that neither a wrong nor a changed clock of the device moves a countdown.
 */
type Anchor = { serverMs: number; at: number; roundTripMs: number; wallMs: number };

let anchor: Anchor | undefined;
const listeners = new Set<() => void>();

/** A reply with the server's time in it came; `sentAt` is performance.now() of the question. */
export function setClock(serverTime: string, sentAt: number): void {
  const at = performance.now();
  const roundTripMs = at - sentAt;
  // A slow reply says little about when the server wrote it.
  if (anchor && !isDoubtful() && roundTripMs > anchor.roundTripMs + toleratedMs) return;
  const serverMs = Date.parse(serverTime) + roundTripMs / 2;
  anchor = { serverMs, at, roundTripMs, wallMs: Date.now() };
  for (const listener of listeners) listener();
}

/** Undefined until the server was heard. */
export function findServerMs(): number | undefined {
  return anchor && anchor.serverMs + (performance.now() - anchor.at);
}

/** The device slept, which stops the one clock, or somebody set the other: ask the server again. */
export function isDoubtful(): boolean {
  if (!anchor) return true;
  const passed = performance.now() - anchor.at;
  return Math.abs(Date.now() - anchor.wallMs - passed) > toleratedMs;
}

/** The reply took so long that half of its way is more than the clock may be wrong. */
export function isVague(): boolean {
  return anchor !== undefined && anchor.roundTripMs > vagueMs;
}

export function onClockSet(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For a page of a test, which begins without having heard of the server. */
export function resetClock(): void {
  anchor = undefined;
}

const toleratedMs = 500;
const vagueMs = 1000;
