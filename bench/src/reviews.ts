import { openMarks } from './marks.ts';
import { measureBatches } from './reviews/batches.ts';
import { measureQueue } from './reviews/queue.ts';
import { inScratch } from './scratch.ts';

/**
 * Reviews as ten million learners would send them, on a real PostgreSQL: what a batch costs through
 * the store and through HTTP beside the same SQL from pgbench, and what is due next among few and
 * among five million cards. Needs a machine with nothing else to do; `--short` leaves the millions
 * out.
 */
const isShort = process.argv.includes('--short');
const marks = openMarks();
// Each on a database of its own: what one leaves behind would be measured by the other.
await inScratch((database) => measureBatches(database, marks));
await inScratch((database) => measureQueue(database, marks, { isShort }));
for (const mark of marks.missed) console.error(`missed: ${mark}`);
process.exitCode = marks.missed.length > 0 ? 1 : 0;
