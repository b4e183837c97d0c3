import type { User } from '@engram/core/accounts/user.ts';
import { markOf } from '@engram/core/attempts/credit.ts';
import { sharingLimits } from '@engram/core/limits.ts';
import type { Taker, TakenTest } from '@engram/core/sharing/share.ts';
import { AppError } from '../../http/app-error.ts';
import type { Db } from '../../platform/db.ts';
import { parseShare } from '../opening/shared-tests.ts';
import { getOwnShare } from '../owning/own-shares.ts';
import { findAttemptRow } from '../taking/store.ts';
import { outcomeOf, readTaken, type Taken } from '../taking/taken-answer.ts';
import { readTakerRows } from './store.ts';

/** A page of those who submitted, the latest first. */
export async function listTakers(
  db: Db,
  user: User,
  { id, after }: { id: string; after?: string | undefined },
): Promise<{ takers: Taker[]; next: string | null }> {
  const { code } = await getOwnShare(db, user.uid, id);
  const most = sharingLimits.takersPerPage;
  // One more, to see whether there are any.
  const rows = await readTakerRows(db, code, { after, most: most + 1 });
  const takers = rows.slice(0, most).flatMap((row) => describeRow(row) ?? []);
  return { takers, next: rows.length > most ? (takers.at(-1)?.attemptId ?? null) : null };
}

/** With what they answered. */
export async function readTaker(
  db: Db,
  user: User,
  { id, attemptId }: { id: string; attemptId: string },
): Promise<TakenTest> {
  const row = await getOwnShare(db, user.uid, id);
  const attempt = await findAttemptRow(db, { code: row.code, attemptId });
  const taken = attempt && readTaken(attempt);
  if (!attempt || !taken) throw new AppError('not-found');
  return {
    taker: describeTaker(attempt, taken),
    outcomes: taken.answers.map(outcomeOf),
    questions: [...parseShare(row).questions],
  };
}

type Named = { attemptId: string; takerName: string | null };

function describeRow(row: Named & { submittedAt: Date | null }): Taker | undefined {
  const taken = readTaken(row);
  return taken && describeTaker(row, taken);
}

function describeTaker({ attemptId, takerName }: Named, taken: Taken): Taker {
  const { score, correctCount, totalQuestions } = taken.results;
  return {
    attemptId,
    name: takerName,
    submittedAt: taken.submittedAt.toISOString(),
    score,
    correctCount,
    totalQuestions,
    timeTakenSeconds: taken.timeTakenSeconds,
    marks: taken.answers.map(markOf),
  };
}
