import { randomUUID } from 'node:crypto';
import type { User } from '@engram/core/accounts/user.ts';
import { findUser } from '../../accounts/read-user.ts';
import { describePayer } from '../../plans/billing/describe-payer.ts';
import { takeUnit } from '../../plans/usage.ts';
import type { Platform } from '../../platform/start.ts';
import { bellOf } from '../follow-generation.ts';
import type { GenerationMetrics } from '../metrics.ts';
import { ladderFrom } from '../models.ts';
import { fewestOf, Plan } from '../pipeline/planning/plan.ts';
import type { PipelineOutcome } from '../pipeline/pipeline-request.ts';
import { runPipeline } from '../pipeline/run-pipeline.ts';
import { readItems } from '../read-generation.ts';
import { AnyRequest } from '../stored-request.ts';
import type { GenerationKey } from '../store.ts';
import type { MakeBuiltIn } from './built-in/open-built-in.ts';
import { openDeadline } from './deadline.ts';
import { endRun } from './end-run.ts';
import { failRun } from './finish-run.ts';
import type { Gate } from './gather-writes.ts';
import { keepResults } from './keep-results.ts';
import { countFailedRun, type RunKey, type RunRow, settleCall, takeRun } from './store.ts';
import { takeTurns } from './take-turns.ts';
import { shortestMs, timeLeft } from './time-left.ts';
import { watchRun } from './watch-run.ts';

export type Tools = {
  platform: Platform;
  metrics: GenerationMetrics;
  makeBuiltIn: MakeBuiltIn;
  /** Between all runs and the database. */
  gate: Gate;
};

/** The job gives up, and another attempt goes on with what is stored. */
class HandedBack extends Error {}

/** After so many runs that ended with an error no model is asked and paid any more. */
const mostFailedRuns = 2;

/**
 * One run of the job. It goes on where an earlier one stopped: kept questions stay, settled calls
 * are not asked again, and everything it writes is refused once another run has begun.
 */
export async function generateTest(
  tools: Tools,
  key: GenerationKey,
  { signal, isLast }: { signal: AbortSignal; isLast: boolean },
): Promise<void> {
  const { db, clock, progress } = tools.platform;
  const user = await findUser(db, key.userId, clock.now());
  const row = user && (await takeRun(db, key, clock.now()));
  if (!row) return;
  const running = { run: { ...key, run: row.run }, row, user };
  try {
    await runToEnd(tools, running, signal);
  } catch (error) {
    if (!isLast) {
      if (!(error instanceof HandedBack)) await noteFailure(tools, running.run);
      throw error;
    }
    await rescue(tools, running, error);
  }
  void progress.publish(bellOf(key.generationId), {});
}

async function runToEnd(tools: Tools, running: Running, signal: AbortSignal): Promise<void> {
  const { row } = running;
  const { aiMs, allMs } = timeLeft(row.createdAt, tools.platform.clock.now());
  const withAi = row.failedRuns < mostFailedRuns;
  const outcome = await runOnce(tools, running, { signal, aiMs, allMs, withAi });
  if (outcome.stoppedBy === 'cancel' && signal.aborted) throw new HandedBack('the worker stops');
  if (outcome.stoppedBy !== 'cancel') await endRun(tools, running, outcome);
}

/** It may be the database that fails, which says so itself. */
async function noteFailure({ platform: { db, log } }: Tools, run: RunKey): Promise<void> {
  await countFailedRun(db, run).catch((err: unknown) =>
    log.warn({ err, generation: run.generationId }, 'a failed run could not be counted'),
  );
}

/**
 * Nobody comes after the last attempt, so it ends the generation: with what is stored if that is a
 * test, else with what the built-in generator makes, and only then as failed.
 */
async function rescue(tools: Tools, running: Running, cause: unknown): Promise<void> {
  const { db, clock, log } = tools.platform;
  const { run, row } = running;
  log.error({ err: cause, generation: run.generationId }, 'the last run of a generation failed');
  try {
    const { length: stored } = await readItems(db, run);
    // Also in a worker that stops: it lets its jobs settle.
    const limits = { signal: new AbortController().signal, aiMs: 0, allMs: shortestMs };
    const outcome =
      stored >= fewestOf(Plan.parse(row.plan))
        ? outOfTime
        : await runOnce(tools, running, { ...limits, withAi: false });
    if (outcome.stoppedBy !== 'cancel') await endRun(tools, running, outcome);
  } catch (error) {
    log.error({ err: error, generation: run.generationId }, 'a generation failed');
    await failRun(db, run, { failure: 'generation-failed', now: clock.now() });
  }
}

const outOfTime = {
  stoppedBy: 'deadline',
  usedModels: [],
  isRefused: false,
  hasAiFailed: false,
  withoutAi: undefined,
  drops: {},
} as const;

type Running = { run: RunKey; row: RunRow; user: User };
type Limits = { signal: AbortSignal; aiMs: number; allMs: number; withAi: boolean };

async function runOnce(
  tools: Tools,
  { run, row, user }: Running,
  { signal, aiMs, allMs, withAi }: Limits,
): Promise<PipelineOutcome> {
  const { platform } = tools;
  const { db, clock, log, ai } = platform;
  const { keep, keepCall } = keepResults(tools, run);
  const watch = watchRun(platform, run);
  const deadline = openDeadline(allMs);
  const request = AnyRequest.parse(row.request);
  try {
    return await runPipeline({
      text: row.material,
      plan: Plan.parse(row.plan),
      parts: 'parts' in request ? request.parts : [],
      kept: await readItems(db, run),
      doneCalls: row.settledCalls,
      ladder: withAi ? ladderFrom(ai, request.model) : [],
      payer: await describePayer(db, user, row.network),
      // An id tells nothing, not even when a question was made.
      newId: randomUUID,
      cancelled: AbortSignal.any([signal, watch.lost]),
      aiDeadline: AbortSignal.timeout(aiMs),
      deadline: deadline.signal,
      keep,
      onCall: keepCall,
      onSettled: (call) => settleCall(db, run, call),
      // A solve belongs to the call whose questions it proves.
      mayCall: async (kind) =>
        kind === 'solve' ||
        (await takeUnit(db, user, { kind: 'ai-calls', now: clock.now() })) !== undefined,
      makeBuiltIn: takeTurns(tools, run, deadline),
      log: log.child({ generation: run.generationId, run: run.run }),
    });
  } finally {
    watch.stop();
    deadline.stop();
  }
}
