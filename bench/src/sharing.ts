import { measureClass } from './sharing/class.ts';
import { measureCrowd } from './sharing/crowd.ts';
import { measureEnds } from './sharing/ends.ts';
import { openMarks } from './marks.ts';
import { measureOpening } from './sharing/opening.ts';
import { inScratch, type Scratch } from './scratch.ts';
import { insertShare, makeSharedQuestions, registerOwner } from './sharing/shares.ts';
import { startBare } from './sharing/start-bare.ts';
import { startEngram } from './start-engram.ts';

/**
 * A shared test as a class and a crowd use it: one process of the API, with its limits and its log
 * on as it is deployed, beside bare routes in the same run. Needs a machine with nothing else to do.
 */
const marks = openMarks();
await inScratch(measure);
for (const mark of marks.missed) console.error(`missed: ${mark}`);
process.exitCode = marks.missed.length > 0 ? 1 : 0;

async function measure(scratch: Scratch): Promise<void> {
  const { pool, environment } = scratch;
  const asDeployed = { RATE_LIMITS: 'on', LOG_LEVEL: 'info' };
  const engram = await startEngram({ ...environment, ...asDeployed });
  try {
    const questions = makeSharedQuestions();
    const owner = await registerOwner(pool, engram.origin);
    const path = `/api/shared-tests/${await insertShare(pool, owner, questions)}`;
    const body = Buffer.from(await (await fetch(`${engram.origin}${path}`)).arrayBuffer());
    const bare = await startBare(scratch, body);
    try {
      const room = { pool, owner, questions, ours: engram, bare };
      await measureOpening({ ...room, path }, marks);
      await measureClass(room, marks);
      await measureCrowd(room, marks);
      await measureEnds({ scratch, owner, questions }, marks);
    } finally {
      await bare.stop();
    }
  } finally {
    await engram.stop();
  }
}
