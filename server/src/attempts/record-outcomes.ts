import type { GivenAnswer, Outcome } from '@engram/core/attempts/attempt.ts';
import { creditOf } from '@engram/core/attempts/credit.ts';
import type { Tx } from '../platform/db.ts';
import { type AttemptKey, setVerdicts, upsertAnswers } from './store.ts';

type Graded = {
  outcomes: readonly Outcome[];
  /** That are stored already. */
  answers: readonly GivenAnswer[];
};

/**
 * Keeps with each question of an attempt how it went and what it earned. One that was left out gets a
 * row too, so that its points stand in every sum.
 */
export async function recordOutcomes(
  tx: Tx,
  key: AttemptKey,
  { outcomes, answers }: Graded,
): Promise<void> {
  const own = new Map(answers.map((given) => [idOf(given), given.ownVerdict]));
  const missing = outcomes.filter((outcome) => !own.has(idOf(outcome)));
  await upsertAnswers(
    tx,
    key,
    missing.map(({ questionId, round, answer, firstAnswer, attempts }) => {
      const given = { questionId, round, answer, firstAnswer, attempts };
      return { ...given, ownVerdict: null, revision: 1 };
    }),
  );
  await setVerdicts(
    tx,
    key,
    outcomes.map((outcome) => ({
      ...outcome,
      // A learner's verdict where none was asked for is dropped.
      ownVerdict: outcome.isOwnVerdict ? (own.get(idOf(outcome)) ?? null) : null,
      credit: creditOf(outcome),
    })),
  );
}

function idOf({ questionId, round }: { questionId: string; round: number }): string {
  return `${questionId} ${round}`;
}
