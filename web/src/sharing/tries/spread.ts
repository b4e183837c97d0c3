/** Some time up to so much, so that a whole class does not ask in the same moment. */
export function spread(ms: number): number {
  const [chance = 0] = crypto.getRandomValues(new Uint32Array(1));
  return (ms * chance) / 2 ** 32;
}
