import { examReasons } from '@engram/core/accounts/onboarding.ts';
import type { Db } from '../platform/db.ts';
import { readTestReason } from './store.ts';

/** Whether somebody may study for an exam: unless they said, when they came, that they are here for something else. */
export async function mayStudyForExam(db: Db, userId: string): Promise<boolean> {
  const reason = await readTestReason(db, userId);
  return reason === undefined || examReasons.includes(reason);
}
