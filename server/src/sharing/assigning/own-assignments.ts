import type { Assignment, LiveTaker } from '@engram/core/sharing/assignment.ts';
import { findForgetting, isSoundClosing } from '@engram/core/sharing/assignment-times.ts';
import { readShareCode } from '@engram/core/sharing/share-code.ts';
import { AppError } from '../../http/app-error.ts';
import type { Db } from '../../platform/db.ts';
import type { Platform } from '../../platform/start.ts';
import { assignmentOf, type AssignmentParts } from '../assignment-of.ts';
import type { SharedTests } from '../opening/shared-tests.ts';
import { enqueueClosing } from '../collecting/closing-job.ts';
import { describeAssignment, describeLive } from './describe-assignment.ts';
import {
  type AssignmentRow,
  countTries,
  findAssignmentRow,
  listAssignmentCodes,
  readAssignmentRows,
  readLiveRows,
  readPlaces,
  setClosing,
} from './store.ts';

/** What everything that an owner does with assignments needs. */
export type Assigning = Pick<Platform, 'db' | 'clock' | 'jobs'> & {
  origin: string;
  sharedTests: Pick<SharedTests, 'forget'>;
};

/** The newest first, of one test or of all. */
export async function listAssignments(
  { db, clock, origin }: Assigning,
  userId: string,
  testId: string | undefined,
): Promise<Assignment[]> {
  const codes = await listAssignmentCodes(db, userId, testId);
  const [rows, counted] = await Promise.all([readAssignmentRows(db, codes), countTries(db, codes)]);
  const now = clock.now();
  return rows.map((row) =>
    describeAssignment(row, { origin, now, counted: counted.get(row.code) }),
  );
}

/** Another user's is as if it were not there, and so is a plain link. */
export async function getAssignment(
  assigning: Pick<Assigning, 'db' | 'clock' | 'origin'>,
  userId: string,
  typed: string,
): Promise<Assignment> {
  const { row } = await getOwn(assigning.db, userId, typed);
  return describe(assigning, row);
}

export async function readLive(
  assigning: Assigning,
  userId: string,
  typed: string,
): Promise<{ assignment: Assignment; takers: LiveTaker[]; now: string }> {
  const { db, clock } = assigning;
  const { row } = await getOwn(db, userId, typed);
  const rows = await readLiveRows(db, row.code);
  const places = await readPlaces(
    db,
    row.code,
    rows.map(({ attemptId }) => attemptId),
  );
  return {
    assignment: await describe(assigning, row),
    takers: rows.map((taker) => describeLive(taker, places.get(taker.attemptId) ?? 1)),
    now: clock.now().toISOString(),
  };
}

/**
 * Now, later, or again: where nobody could reopen it any more, it is gone. Whoever answers learns of
 * it with what they save next.
 */
export async function changeClosing(
  assigning: Assigning,
  userId: string,
  { typed, closesAt }: { typed: string; closesAt: string | null },
): Promise<Assignment> {
  const { db, clock, jobs, sharedTests } = assigning;
  const { row, assignment } = await getOwn(db, userId, typed);
  const now = clock.now();
  const isGone = row.stoppedAt !== null || now >= findForgetting(assignment.closesAt);
  if (isGone) throw new AppError('gone');
  const chosen = chooseClosing(assignment, closesAt, now);
  const { code } = row;
  await db.transaction().execute(async (tx) => {
    await setClosing(tx, { ownerId: userId, code, closesAt: chosen });
    await enqueueClosing(jobs, tx, { code, closesAt: chosen, now });
  });
  sharedTests.forget(code);
  return getAssignment(assigning, userId, code);
}

function chooseClosing(
  { opensAt, closesAt }: AssignmentParts,
  wanted: string | null,
  now: Date,
): Date {
  if (wanted === null) {
    // One that is closed already is not closed later by being closed again.
    if (closesAt <= now) return closesAt;
    if (now < opensAt) throw new AppError('closing-time');
    return now;
  }
  const chosen = new Date(wanted);
  if (chosen <= now || !isSoundClosing({ opensAt, closesAt: chosen })) {
    throw new AppError('closing-time');
  }
  return chosen;
}

async function getOwn(
  db: Db,
  userId: string,
  typed: string,
): Promise<{ row: AssignmentRow; assignment: AssignmentParts }> {
  const code = readShareCode(typed);
  const row = code && (await findAssignmentRow(db, userId, code));
  const assignment = row && assignmentOf(row);
  if (!row || !assignment) throw new AppError('not-found');
  return { row, assignment };
}

async function describe(
  { db, clock, origin }: Pick<Assigning, 'db' | 'clock' | 'origin'>,
  row: AssignmentRow,
): Promise<Assignment> {
  const counted = (await countTries(db, [row.code])).get(row.code);
  return describeAssignment(row, { origin, now: clock.now(), counted });
}
