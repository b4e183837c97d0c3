import type { User } from '@engram/core/accounts/user.ts';
import { countSharedResults } from '@engram/core/attempts/count-results.ts';
import { addCredits } from '@engram/core/attempts/credit.ts';
import type { Outcome } from '@engram/core/attempts/attempt.ts';
import { correctionLimits } from '@engram/core/sharing/correcting/correction-limits.ts';
import type { Correction, RuledQuestion } from '@engram/core/sharing/correcting/correction.ts';
import {
  type Changes,
  countChanges,
  type ScoreChange,
  type Standing,
} from '@engram/core/sharing/correcting/count-changes.ts';
import { gradeOne } from '@engram/core/sharing/correcting/grade-shared.ts';
import type { Db } from '../../platform/db.ts';
import { parseShare } from '../opening/shared-tests.ts';
import { getOwnShare } from '../owning/own-shares.ts';
import { countTaken } from '../owning/store.ts';
import { outcomeOf, readTaken } from '../taking/taken-answer.ts';
import { decide, type Decided } from './correct-shared-test.ts';
import { readLatest } from './store.ts';

type Preview = { changes: Changes; counted: number; taken: number };

/** Of the latest submissions: what the one question earns them now, and what it would. */
export async function previewCorrection(
  db: Db,
  user: User,
  { id, correction }: { id: string; correction: Correction },
): Promise<Preview> {
  const share = parseShare(await getOwnShare(db, user.uid, id));
  const { code, version } = share;
  const decided = await decide(db, share, correction);
  const [taken, rows] = await Promise.all([
    countTaken(db, [code]),
    readLatest(db, code, correctionLimits.previewed),
  ]);
  const changes = rows.flatMap(({ takerName: name, gradedVersion, ...row }): ScoreChange[] => {
    const outcomes = readTaken(row)?.answers.map(outcomeOf);
    if (!outcomes) return [];
    // One that waits to be graded again stands as it will then.
    const before =
      gradedVersion === version ? outcomes : exchange(outcomes, decided, decided.before);
    const after = exchange(outcomes, decided, decided.after);
    return [{ name, before: standingOf(before), after: standingOf(after) }];
  });
  const counted = changes.length;
  return {
    changes: countChanges(changes),
    counted,
    taken: Math.max(counted, taken.get(code) ?? 0),
  };
}

function exchange(
  outcomes: readonly Outcome[],
  { questionId }: Decided,
  { question, ruling }: RuledQuestion,
): Outcome[] {
  return outcomes.map((outcome) =>
    outcome.questionId === questionId ? gradeOne(question, ruling, outcome.answer) : outcome,
  );
}

function standingOf(outcomes: readonly Outcome[]): Standing {
  // When it was handed in decides nothing of it.
  const { score } = countSharedResults(outcomes, '');
  return { ...addCredits(outcomes), score };
}
