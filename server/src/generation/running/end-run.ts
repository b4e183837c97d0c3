import type { Platform } from '../../platform/start.ts';
import type { GenerationMetrics } from '../metrics.ts';
import { describeChoice } from '../pipeline/planning/describe-choice.ts';
import { fewestOf, Plan } from '../pipeline/planning/plan.ts';
import type { PipelineOutcome } from '../pipeline/pipeline-request.ts';
import { readItems } from '../read-generation.ts';
import { AnyRequest } from '../stored-request.ts';
import { failRun, finishRun } from './finish-run.ts';
import { listWriters, type RunKey, type RunRow } from './store.ts';

type Outcome = Pick<
  PipelineOutcome,
  'stoppedBy' | 'isRefused' | 'hasAiFailed' | 'withoutAi' | 'drops'
> & {
  usedModels: readonly string[];
};

/** Makes a test or a set of what a run has left behind, and tells how it came to be. */
export async function endRun(
  { platform, metrics }: { platform: Platform; metrics: GenerationMetrics },
  { run, row }: { run: RunKey; row: RunRow },
  outcome: Outcome,
): Promise<void> {
  const { db, clock, log } = platform;
  metrics.countDrops(outcome.drops);
  if (outcome.isRefused) {
    await failRun(db, run, { failure: 'content-refused', now: clock.now() });
    return;
  }
  const plan = Plan.parse(row.plan);
  const wasStopped = outcome.stoppedBy === 'deadline';
  // The text is not to blame; another run may still make a test of it.
  if (wasStopped && (await readItems(db, run)).length < fewestOf(plan)) {
    throw new Error('The time was up before there was a test');
  }
  const now = clock.now();
  const earlier = await listWriters(db, run);
  const request = AnyRequest.parse(row.request);
  const about = {
    makes: plan.makes,
    usedCharacters: row.material.length,
    totalCharacters: row.totalCharacters,
    language: row.language,
    chosenLanguage: request.language,
    chosenModel: request.model,
    usedUp: 'usedUp' in request ? request.usedUp : null,
    withoutAi: request.withoutAi ?? outcome.withoutAi,
    writers: outcome.usedModels.length > 0 ? outcome.usedModels : earlier,
    wasStopped,
    hasAiFailed: outcome.hasAiFailed,
    byWeakness: plan.had && describeChoice(row.material, plan.had, await readItems(db, run)),
  };
  const made = await finishRun(db, run, { now, about, isTest: plan.before === null });
  if (!made) return;
  const seconds = (now.getTime() - row.createdAt.getTime()) / 1000;
  metrics.observeTime({ makes: plan.makes, madeBy: made.madeBy }, seconds);
  const { wanted, delivered, madeBy } = made;
  const figures = { wanted, delivered, madeBy, seconds, run: run.run };
  const words = plan.makes === 'cards' ? 'cards were generated' : 'a test was generated';
  log.info({ generation: run.generationId, ...figures }, words);
}
