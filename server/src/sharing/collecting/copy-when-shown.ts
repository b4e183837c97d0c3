import type { AssignmentRules } from '@engram/core/sharing/assignment.ts';
import { findAnswersFrom } from '@engram/core/sharing/assignment-times.ts';
import type { Tx } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { keepTakenShare } from '../taking/jobs.ts';

/** What is handed in so shortly before may be written after the closing has looked for it. */
const soonMs = 60_000;

type Taken = { code: string; attemptId: string; takerId: string | null };
type Times = { rules: AssignmentRules; closesAt: Date; now: Date };

/**
 * A taker's own history gets a copy with the key once that may be shown: at once, or soon. Where it is
 * long until then, the closing sees to it.
 */
export async function copyWhenShown(
  jobs: Jobs,
  tx: Tx,
  { takerId: userId, code, attemptId }: Taken,
  { rules, closesAt, now }: Times,
): Promise<void> {
  const from = findAnswersFrom(rules, closesAt);
  if (userId === null || !from) return;
  const waitMs = from.getTime() - now.getTime();
  if (waitMs > soonMs) return;
  const payload = { userId, code, attemptId };
  await jobs.enqueue(tx, keepTakenShare, payload, { afterSeconds: waitMs / 1000 });
}
