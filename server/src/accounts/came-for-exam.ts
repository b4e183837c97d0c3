import { examReasons } from '@engram/core/accounts/onboarding.ts';
import type { Db } from '../platform/db.ts';
import { readTestReason } from './store.ts';

/** Whether somebody said, when they came, that they study for an exam. */
export async function cameForExam(db: Db, userId: string): Promise<boolean> {
  const reason = await readTestReason(db, userId);
  return reason !== undefined && examReasons.includes(reason);
}
