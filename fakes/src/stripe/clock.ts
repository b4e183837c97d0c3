/** A clock that goes like the real one and can be put forward. */
export function makeClock() {
  let aheadMs = 0;
  let heldAt: number | null = null;
  return {
    nowMs: () => heldAt ?? Date.now() + aheadMs,
    /** In whole seconds, as all times are told. */
    now: () => Math.floor((heldAt ?? Date.now() + aheadMs) / 1000),
    /** Stands still there until it is set: for what falls due on the way. */
    holdAt(ms: number) {
      heldAt = ms;
    },
    set(ms: number) {
      heldAt = null;
      aheadMs = ms - Date.now();
    },
    reset() {
      heldAt = null;
      aheadMs = 0;
    },
  };
}
export type Clock = ReturnType<typeof makeClock>;
