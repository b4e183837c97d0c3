/** From the strike of one fault to that of the next, by performance.now(). */
export type Phase = { fault: string; from: number; outages: { from: number; to: number }[] };

/** A call that was acknowledged: from its first attempt to the answer. */
export type Span = { firstAt: number; at: number };

/** What struck last before the answer came. */
export function phaseOf(phases: readonly Phase[], { at }: Span): Phase | undefined {
  return phases.findLast(({ from }) => from <= at);
}

/**
 * How long a call kept its user waiting, without the time in which nothing of the product could
 * have answered anybody.
 */
export function blockedMs(phases: readonly Phase[], { firstAt, at }: Span): number {
  const ends = phases
    .flatMap(({ outages }) => outages)
    .filter(({ from }) => from < at)
    .map(({ to }) => Math.min(to, at));
  return at - Math.max(firstAt, ...ends);
}
