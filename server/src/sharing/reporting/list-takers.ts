import type { User } from '@engram/core/accounts/user.ts';
import { markOf } from '@engram/core/attempts/credit.ts';
import { sharingLimits } from '@engram/core/limits.ts';
import { repeatKinds } from '@engram/core/sharing/assignment.ts';
import type { Taker, TakenTest } from '@engram/core/sharing/share.ts';
import { z } from 'zod';
import { AppError } from '../../http/app-error.ts';
import type { Db } from '../../platform/db.ts';
import { parseShare } from '../opening/shared-tests.ts';
import { getOwnShare } from '../owning/own-shares.ts';
import { readPlaces } from '../assigning/store.ts';
import { outcomeOf, readTaken, type Taken } from '../taking/taken-answer.ts';
import { findTakenRow, readTakerRows, type ReportedRow } from './store.ts';

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
  const shown = rows.slice(0, most);
  const places = await readPlaces(db, code, listTries(shown));
  const takers = shown.flatMap((row) => {
    const taken = readTaken(row);
    return taken ? [describeTaker(row, taken, places)] : [];
  });
  return { takers, next: rows.length > most ? (takers.at(-1)?.attemptId ?? null) : null };
}

/** With what they answered. */
export async function readTaker(
  db: Db,
  user: User,
  { id, attemptId }: { id: string; attemptId: string },
): Promise<TakenTest> {
  const row = await getOwnShare(db, user.uid, id);
  const attempt = await findTakenRow(db, row.code, attemptId);
  const taken = attempt && readTaken(attempt);
  if (!attempt || !taken) throw new AppError('not-found');
  const places = await readPlaces(db, row.code, listTries([attempt]));
  return {
    taker: describeTaker(attempt, taken, places),
    outcomes: taken.answers.map(outcomeOf),
    questions: [...parseShare(row).questions],
  };
}

function listTries(rows: readonly ReportedRow[]): string[] {
  return rows.flatMap(({ attemptId, tryNumber }) => (tryNumber === null ? [] : [attemptId]));
}

const Repeats = z.enum(repeatKinds).nullable();

function describeTaker(row: ReportedRow, taken: Taken, places: ReadonlyMap<string, number>): Taker {
  const { attemptId, takerName, repeats, firstScore } = row;
  const { score, correctCount, totalQuestions } = taken.results;
  const attempt = describeAttempt(row, places.get(attemptId) ?? 1);
  return {
    attemptId,
    name: takerName,
    submittedAt: taken.submittedAt.toISOString(),
    score,
    correctCount,
    totalQuestions,
    timeTakenSeconds: taken.timeTakenSeconds,
    marks: taken.answers.map(markOf),
    repeats: Repeats.parse(repeats),
    firstScore,
    ...(attempt && { attempt }),
  };
}

/** Of an assignment. */
function describeAttempt(
  { tryNumber, startedAt, isLate, isCollected }: ReportedRow,
  place: number,
): Taker['attempt'] {
  if (tryNumber === null) return undefined;
  return { place, number: tryNumber, startedAt: startedAt.toISOString(), isLate, isCollected };
}
