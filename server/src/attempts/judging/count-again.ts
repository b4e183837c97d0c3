import { Results } from '@engram/core/attempts/attempt.ts';
import { recountResults } from '@engram/core/attempts/count-results.ts';
import type { Tx } from '../../platform/db.ts';
import type { Platform } from '../../platform/start.ts';
import { describeOutcomes } from '../describe-attempt.ts';
import { noteMissed } from '../jobs.ts';
import { noteScores } from '../note-scores.ts';
import { readAnswers } from '../read-answers.ts';
import { type AttemptRow, setResults } from '../store.ts';

/** After a verdict has changed: the score, the test's scores, and what comes back. For whoever holds both. */
export async function countAgain(
  tx: Tx,
  jobs: Platform['jobs'],
  attempt: AttemptRow,
): Promise<void> {
  const outcomes = describeOutcomes(attempt, await readAnswers(tx, attempt));
  await setResults(tx, attempt, recountResults(outcomes, Results.parse(attempt.results)));
  await noteScores(tx, attempt);
  const { userId, attemptId } = attempt;
  await jobs.enqueue(tx, noteMissed, { userId, attemptId });
}
