import type { Outcome, Results } from '@engram/core/attempts/attempt.ts';
import type { Tx } from '../../platform/db.ts';
import type { Platform } from '../../platform/start.ts';
import { holdTest } from '../../practice-tests/change-questions.ts';
import { noteMissed } from '../jobs.ts';
import { noteScores } from '../note-scores.ts';
import { recordOutcomes } from '../record-outcomes.ts';
import { type AttemptKey, holdRow, setResults } from '../store.ts';

type Regraded = { testId: string; outcomes: readonly Outcome[]; results: Results };

/** An attempt that was graded elsewhere, and there again; nothing where its user has it no longer. */
export async function recordRegraded(
  tx: Tx,
  jobs: Platform['jobs'],
  key: AttemptKey,
  { testId, outcomes, results }: Regraded,
): Promise<void> {
  await holdTest(tx, { userId: key.userId, testId });
  const row = await holdRow(tx, key);
  if (!row || row.submittedAt === null || row.discardedAt !== null) return;
  await recordOutcomes(tx, key, { outcomes, answers: [] });
  await setResults(tx, key, results);
  await noteScores(tx, { userId: key.userId, testId });
  await jobs.enqueue(tx, noteMissed, key);
}
