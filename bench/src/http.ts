import { measureLogin } from './http/login.ts';
import { measureOverhead } from './http/overhead.ts';
import { runBench } from './run-bench.ts';
import { inScratch } from './scratch.ts';

/** What our HTTP stack and a login cost, each beside its bare counterpart in the same run. */
await runBench('bench', async (add) => {
  await inScratch((scratch) => measureOverhead(scratch, add));
  await inScratch((scratch) => measureLogin(scratch, add));
});
