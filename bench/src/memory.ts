import { compareWays } from './memory/compare-ways.ts';
import { listSettings } from './memory/settings.ts';
import { runBench } from './run-bench.ts';

/**
 * Simulated learners with known memories up to an exam: the plan beside what knows of no exam and
 * beside cramming, each with the same minutes a day. `--learners=1000` is what docs/memory.md tells of.
 */
const wanted = process.argv.find((argument) => argument.startsWith('--learners='));
const learners = Number(wanted?.split('=')[1] ?? 40);
await runBench('bench:memory', async (add) => {
  for (const setting of listSettings()) add(...compareWays(setting, learners));
});
