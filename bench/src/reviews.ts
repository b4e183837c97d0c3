import { measureBatches } from './reviews/batches.ts';
import { measureQueue } from './reviews/queue.ts';
import { runBench } from './run-bench.ts';
import { inScratch } from './scratch.ts';

/**
 * Reviews as ten million learners would send them, on a real PostgreSQL: what a batch costs through
 * the store and through HTTP beside the same SQL from pgbench, and what is due next among few and
 * among five million cards. Needs a machine with nothing else to do; `--short` leaves the millions
 * out.
 */
const isShort = process.argv.includes('--short');
await runBench('bench:reviews', async (add) => {
  // Each on a database of its own: what one leaves behind would be measured by the other.
  await inScratch((scratch) => measureBatches(scratch, add));
  await inScratch((scratch) => measureQueue(scratch, add, { isShort }));
});
