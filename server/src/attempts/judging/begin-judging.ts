import type { Outcome } from '@engram/core/attempts/attempt.ts';
import { attemptLimits } from '@engram/core/limits.ts';
import type { Ai } from '../../platform/ai/ai-model.ts';
import type { Tx } from '../../platform/db.ts';
import type { Platform } from '../../platform/start.ts';
import { readQuestionsOfTest } from '../../practice-tests/read-questions.ts';
import type { AttemptRow } from '../store.ts';
import { judgeAttemptJob } from './judge-attempt-job.ts';
import { setJudging } from './store.ts';

export type Submitted = { outcomes: readonly Outcome[]; network: string | null; now: Date };

/**
 * Hands what rules have left open to a model, where the server has one. A question that was made
 * without AI is marked without: its text has gone to nobody, and stays so.
 */
export async function beginJudging(
  tx: Tx,
  { ai, jobs }: Pick<Platform, 'jobs'> & { ai: Ai },
  attempt: AttemptRow,
  { outcomes, network, now }: Submitted,
): Promise<void> {
  const left = outcomes.filter(({ verdict }) => verdict === 'needs-review');
  if (left.length === 0 || ai.models.length === 0) return;
  const ids = new Set(left.map(({ questionId }) => questionId));
  const questions = await readQuestionsOfTest(tx, attempt, [...ids]);
  if (!questions.some(({ madeBy }) => madeBy === 'ai')) return;
  const until = new Date(now.getTime() + attemptLimits.judgingMs);
  await setJudging(tx, attempt, { until, network });
  const { userId, attemptId } = attempt;
  await jobs.enqueue(tx, judgeAttemptJob, { userId, attemptId });
}
