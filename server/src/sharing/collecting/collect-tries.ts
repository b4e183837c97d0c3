import { findEnd } from '@engram/core/sharing/assignment-times.ts';
import type { Platform } from '../../platform/start.ts';
import { parseShare } from '../opening/shared-tests.ts';
import { findShareRow } from '../store.ts';
import { gradeTry, SavedParts } from '../tries/grade-try.ts';
import { type KnownAssignment } from '../tries/known-assignment.ts';
import { collectTryRows, type TryRow } from '../tries/store.ts';
import { copyWhenShown } from './copy-when-shown.ts';
import { readOverdueTries } from './store.ts';

export type Collecting = Pick<Platform, 'db' | 'clock' | 'jobs'>;

/**
 * Hands in what was saved of the tries whose time is up, or of one of them. May run twice, beside
 * itself and beside takers who hand in: each try counts once.
 */
export async function collectTries(
  parts: Collecting,
  code: string,
  { attemptId }: { attemptId?: string } = {},
): Promise<void> {
  const now = parts.clock.now();
  let rows = await readOverdueTries(parts.db, code, { now, attemptId });
  if (rows.length === 0) return;
  const share = await readAssignment(parts, code);
  while (share && rows.length > 0) {
    await collectSome(parts, share, rows);
    // After these, also where one has changed meanwhile and was left.
    const after = rows.at(-1)?.attemptId;
    rows = await readOverdueTries(parts.db, code, { now, attemptId, after });
  }
}

type Known = Pick<KnownAssignment, 'code' | 'questions' | 'rulings' | 'version' | 'assignment'>;

async function readAssignment({ db }: Collecting, code: string): Promise<Known | undefined> {
  const row = await findShareRow(db, code);
  const share = row && parseShare(row);
  return share?.assignment ? { ...share, assignment: share.assignment } : undefined;
}

function collectSome(
  { db, jobs, clock }: Collecting,
  share: Known,
  rows: readonly TryRow[],
): Promise<void> {
  const { code, assignment } = share;
  const { rules } = assignment;
  const handings = rows.map((row) => collect(share, row));
  return db.transaction().execute(async (tx) => {
    const collected = await collectTryRows(tx, code, handings);
    for (const { attemptId, takerId, closesAt } of rows) {
      if (!collected.includes(attemptId) || !closesAt) continue;
      const times = { rules, closesAt, now: clock.now() };
      await copyWhenShown(jobs, tx, { code, attemptId, takerId }, times);
    }
  });
}

/** With what was there when time was up, which may be nothing. */
function collect(share: Known, row: TryRow) {
  const closesAt = row.closesAt ?? share.assignment.closesAt;
  const given = row.saved === null ? { answers: {}, seconds: {} } : SavedParts.parse(row.saved);
  return gradeTry(
    share,
    { ...row, closesAt },
    {
      given,
      workedAt: row.savedAt ?? row.startedAt,
      submittedAt: findEnd(share.assignment.rules, { ...row, closesAt }),
      isCollected: true,
      bodyHash: nothingSent,
    },
  );
}

const nothingSent = Buffer.alloc(0);
