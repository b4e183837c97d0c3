import { drill } from './drill/drill.ts';
import { faults } from './drill/faults.ts';
import { inOwnServices } from './drill/own-services.ts';
import { runBench } from './run-bench.ts';

/**
 * Learners at work on two API processes and a worker while one fault after the other strikes; every
 * write that was acknowledged is in the ledger, and in the end each has to be there exactly once.
 * SECONDS is how long the load goes on after each fault; words after the command choose the faults
 * that have one of them in their name. What it does and what came of it: docs/reliability.md.
 */
const seconds = Number(process.env.SECONDS ?? 10);
const learners = Number(process.env.LEARNERS ?? 12);
const words = process.argv.slice(2);
const chosen = faults.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
);

/** The drill ends by itself, whatever hangs. */
const longestMs = 6 * 60_000;

await runBench('drill', (add) =>
  inOwnServices((services) =>
    withinTime(drill(services, { seconds, learners, faults: chosen }, add)),
  ),
);

async function withinTime(work: Promise<void>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const late = `the drill was not over after ${longestMs / 60_000} minutes`;
  const timer = setTimeout(() => reject(new Error(late)), longestMs);
  try {
    await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
