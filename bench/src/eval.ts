import { parseArgs } from 'node:util';
import { aiModels } from '@engram/core/generation/models.ts';
import { evalBuiltIn } from './eval/built-in/eval-built-in.ts';
import { measureGrading } from './eval/grading/measure-grading.ts';
import { evalPipeline } from './eval/pipeline/eval-pipeline.ts';
import { evalReplay } from './eval/replay/eval-replay.ts';
import { stage } from './eval/stage.ts';
import { runBench } from './run-bench.ts';
import { inScratch } from './scratch.ts';

/**
 * The quality of what we make, against its marks (docs/quality.md). `--short` takes fewer texts and
 * items and leaves the rows of speed out; `--model own` asks a model of the environment instead of
 * the fake provider; `--only built-in` and `--only pipeline` leave the other one out; `--replay` looks
 * at nothing but what language models have answered before.
 */
const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    model: { type: 'string', default: 'fake' },
    only: { type: 'string' },
    replay: { type: 'boolean', default: false },
  },
});
const { short: isShort, model, only } = values;
if (model !== 'fake' && !aiModels.some(({ id }) => id === model)) {
  throw new Error(`--model is one of ${aiModels.map(({ id }) => id).join(', ')}`);
}

await runBench('eval', async (add) => {
  add(...(await stage('recordings', evalReplay)), ...(await measureGrading()));
  if (values.replay) return;
  if (only !== 'pipeline') add(...(await stage('built-in generator', () => evalBuiltIn(isShort))));
  if (only === 'built-in') return;
  add(...(await inScratch((scratch) => evalPipeline(scratch, { isShort, model }))));
});
