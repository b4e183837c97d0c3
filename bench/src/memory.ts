import { compareOwn } from './memory/own/compare-own.ts';
import { compareWays } from './memory/compare-ways.ts';
import { listSettings } from './memory/settings.ts';
import { runBench } from './run-bench.ts';

/**
 * Simulated learners with known memories. Up to an exam: the plan beside what knows of no exam and
 * beside cramming, each with the same minutes a day; `--learners=1000` is what docs/memory.md tells
 * of. And what they get of parameters of their own; `--own=0` leaves that out.
 */
const learners = readCount('learners', 40);
const ownLearners = readCount('own', 10);
await runBench('bench:memory', async (add) => {
  for (const setting of listSettings()) add(...compareWays(setting, learners));
  add(...(await compareOwn(ownLearners)));
});

function readCount(name: string, usual: number): number {
  const wanted = process.argv.find((argument) => argument.startsWith(`--${name}=`));
  return Number(wanted?.split('=')[1] ?? usual);
}
