import { setTimeout as pause } from 'node:timers/promises';

const everyMs = 20;

/** How long /api/health takes while something else goes on: the 95th of a hundred. */
export async function measureHealth(origin: string, during: Promise<unknown>): Promise<number> {
  let isOver = false;
  const done = () => {
    isOver = true;
  };
  // A failure ends the measuring, too, and is thrown below.
  void during.then(done, done);
  const times: number[] = [];
  while (!isOver) {
    const start = performance.now();
    const response = await fetch(`${origin}/api/health`);
    await response.text();
    times.push(performance.now() - start);
    await pause(everyMs);
  }
  await during;
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
}
