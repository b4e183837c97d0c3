import { measureClass } from './sharing/class.ts';
import { measureCrowd } from './sharing/crowd.ts';
import { measureEnds } from './sharing/ends.ts';
import { measureOpening } from './sharing/opening.ts';
import { type AddRows, runBench } from './run-bench.ts';
import { inScratch, type Scratch } from './scratch.ts';
import { insertShare, makeSharedQuestions, registerOwner } from './sharing/shares.ts';
import { measureRegrading } from './sharing/regrading.ts';
import { startBare } from './sharing/start-bare.ts';
import { startEngram } from './start-engram.ts';

/**
 * A shared test as a class and a crowd use it: one process of the API, with its limits and its log
 * on as it is deployed, beside bare routes in the same run. Needs a machine with nothing else to do.
 */
await runBench('bench:sharing', (add) => inScratch((scratch) => measure(scratch, add)));

async function measure(scratch: Scratch, add: AddRows): Promise<void> {
  const { pool } = scratch;
  const engram = await startEngram(scratch, { RATE_LIMITS: 'on', LOG_LEVEL: 'info' });
  try {
    const questions = makeSharedQuestions();
    const owner = await registerOwner(pool, engram.origin);
    const path = `/api/shared-tests/${await insertShare(pool, owner, questions)}`;
    const body = Buffer.from(await (await fetch(`${engram.origin}${path}`)).arrayBuffer());
    const bare = await startBare(scratch, body);
    try {
      const room = { pool, owner, questions, ours: engram, bare };
      await measureOpening({ ...room, path }, add);
      await measureClass(room, add);
      await measureCrowd(room, add);
      await measureRegrading({ scratch, ...room }, add);
      await measureEnds({ scratch, owner, questions }, add);
    } finally {
      await bare.stop();
    }
  } finally {
    await engram.stop();
  }
}
