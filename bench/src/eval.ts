import { parseArgs } from 'node:util';
import { aiModels } from '@engram/core/generation/models.ts';
import { evalBuiltIn } from './eval/built-in/eval-built-in.ts';
import { measureGrading } from './eval/grading/measure-grading.ts';
import { ablate, writeEffects } from './eval/kinds/ablate.ts';
import { writeSheets } from './eval/kinds/write-sheets.ts';
import { evalPipeline } from './eval/pipeline/eval-pipeline.ts';
import { evalReplay } from './eval/replay/eval-replay.ts';
import { stage } from './eval/stage.ts';
import { runBench } from './run-bench.ts';
import { inScratch } from './scratch.ts';

/**
 * The quality of what we make, against its marks (docs/quality.md). `--short` takes fewer texts and
 * items and leaves the rows of speed out; `--model own` asks a model of the environment instead of
 * the fake provider; `--only built-in` and `--only pipeline` leave the other one out; `--replay` looks
 * at nothing but what language models have answered before. `--kinds FOLDER` measures nothing: it
 * writes what every kind of sure question asks about the texts of a folder, for readers to judge.
 * `--ablate` tells what each of these kinds adds, and what readers said of it.
 */
const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    model: { type: 'string', default: 'fake' },
    only: { type: 'string' },
    replay: { type: 'boolean', default: false },
    kinds: { type: 'string' },
    out: { type: 'string' },
    ablate: { type: 'boolean', default: false },
  },
});
const { short: isShort, model, only, kinds, out } = values;
if (model !== 'fake' && !aiModels.some(({ id }) => id === model)) {
  throw new Error(`--model is one of ${aiModels.map(({ id }) => id).join(', ')}`);
}

if (kinds !== undefined) {
  await writeSheets(kinds, out ?? `${kinds.replace(/\/+$/, '')}-sheets`);
  process.exit();
}

if (values.ablate) {
  console.log(writeEffects(await ablate()));
  process.exit();
}

await runBench('eval', async (add) => {
  add(...(await stage('recordings', evalReplay)), ...(await measureGrading()));
  if (values.replay) return;
  if (only !== 'pipeline') add(...(await stage('built-in generator', () => evalBuiltIn(isShort))));
  if (only === 'built-in') return;
  add(...(await inScratch((scratch) => evalPipeline(scratch, { isShort, model }))));
});
