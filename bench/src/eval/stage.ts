/** Says on standard error what is being looked at, and how long it took: the table comes last. */
export async function stage<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  console.error(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}
