/** How likely a standard normal number is greater than this one, to within 0.0000002. */
export function normalTail(value: number): number {
  // Abramowitz and Stegun, 26.2.17.
  const t = 1 / (1 + 0.231_641_9 * Math.abs(value));
  const series =
    t *
    (0.319_381_53 +
      t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))));
  const tail = (Math.exp((-value * value) / 2) / Math.sqrt(2 * Math.PI)) * series;
  return value >= 0 ? tail : 1 - tail;
}

/** The number below which a standard normal one is with this chance, to within 0.0005. */
export function normalQuantile(chance: number): number {
  // Abramowitz and Stegun, 26.2.23.
  const t = Math.sqrt(-2 * Math.log(Math.min(chance, 1 - chance)));
  const value =
    t -
    (2.515_517 + t * (0.802_853 + t * 0.010_328)) /
      (1 + t * (1.432_788 + t * (0.189_269 + t * 0.001_308)));
  return chance < 0.5 ? -value : value;
}
