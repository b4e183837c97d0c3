import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { aiModels } from '@engram/core/generation/models.ts';
import { evalBuiltIn } from './eval/built-in/eval-built-in.ts';
import { evalPipeline } from './eval/pipeline/eval-pipeline.ts';
import { report } from './eval/report.ts';
import type { Row } from './eval/row.ts';
import { stage } from './eval/stage.ts';

/**
 * The quality of what we make, against its marks (docs/quality.md). `--short` takes fewer texts and
 * items for every row; `--model own` asks a model of the environment instead of the fake provider;
 * `--only built-in` and `--only pipeline` leave the other one out.
 */
const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    model: { type: 'string', default: 'fake' },
    only: { type: 'string' },
  },
});
const { short: isShort, model, only } = values;
if (model !== 'fake' && !aiModels.some(({ id }) => id === model)) {
  throw new Error(`--model is one of ${aiModels.map(({ id }) => id).join(', ')}`);
}

const startedAt = new Date().toISOString();
const rows: Row[] = [];
if (only !== 'pipeline') {
  rows.push(...(await stage('built-in generator', () => evalBuiltIn(isShort))));
}
if (only !== 'built-in') rows.push(...(await evalPipeline({ isShort, model })));
report(
  { isShort, model, startedAt, rows },
  fileURLToPath(new URL('../../test-results/eval.json', import.meta.url)),
);
const missed = rows.filter(({ isReached }) => !isReached);
for (const { metric, maker, figure, mark } of missed) {
  console.error(`missed: ${metric} (${maker}): ${figure}, ${mark}`);
}
process.exitCode = missed.length > 0 ? 1 : 0;
