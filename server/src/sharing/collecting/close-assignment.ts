import { findCollection, graceMs } from '@engram/core/sharing/assignment-times.ts';
import type { Platform } from '../../platform/start.ts';
import { assignmentOf } from '../assignment-of.ts';
import { findShareRow } from '../store.ts';
import { keepTakenShare } from '../taking/jobs.ts';
import { closeAssignment } from './closing-job.ts';
import { collectTries } from './collect-tries.ts';
import { readAccountTries } from './store.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'jobs'>;

/** What is to be done when an assignment has closed, unless its closing has moved. */
export async function endAssignment(
  parts: Parts,
  { code, closesAt: madeFor }: { code: string; closesAt: string },
): Promise<void> {
  const { db, clock } = parts;
  const row = await findShareRow(db, code);
  const assignment = row && assignmentOf(row);
  if (!assignment || assignment.closesAt.toISOString() !== madeFor) return;
  const { rules, closesAt } = assignment;
  const again = (at: Date) => comeAgain(parts, { code, closesAt: madeFor }, at);
  const closed = new Date(closesAt.getTime() + graceMs);
  // The clock of a worker may be behind that of the queue.
  if (clock.now() < closed) return again(closed);
  await collectTries(parts, code);
  if (rules.answersShown === 'after-closing') await handOutCopies(parts, code);
  const collection = findCollection(rules, closesAt);
  if (clock.now() < collection) await again(collection);
}

/** Late work is collected when that ends. */
async function comeAgain(
  { db, clock, jobs }: Parts,
  payload: { code: string; closesAt: string },
  at: Date,
): Promise<void> {
  const afterSeconds = (at.getTime() - clock.now().getTime()) / 1000;
  await db.transaction().execute(async (tx) => {
    await jobs.enqueue(tx, closeAssignment, payload, { afterSeconds });
  });
}

/** To the histories of those who took it with an account: they may see the key now. */
async function handOutCopies({ db, jobs }: Parts, code: string): Promise<void> {
  let page = await readAccountTries(db, code, undefined);
  while (page.length > 0) {
    const tries = page;
    await db.transaction().execute(async (tx) => {
      for (const { attemptId, takerId: userId } of tries) {
        await jobs.enqueue(tx, keepTakenShare, { userId, code, attemptId });
      }
    });
    page = await readAccountTries(db, code, page.at(-1)?.attemptId);
  }
}
