import { AssignmentRules } from '@engram/core/sharing/assignment.ts';

/** What makes a shared test an assignment (D40). */
export type AssignmentParts = {
  rules: AssignmentRules;
  opensAt: Date;
  closesAt: Date;
  /** Whose members may take it; null for anyone with the link. */
  classId: string | null;
};

type Row = {
  rules: unknown;
  opensAt: Date | null;
  closesAt: Date | null;
  classId: string | null;
};

/** Null for a plain link. */
export function assignmentOf({ rules, opensAt, closesAt, classId }: Row): AssignmentParts | null {
  if (opensAt === null || closesAt === null) return null;
  return { rules: AssignmentRules.parse(rules), opensAt, closesAt, classId };
}

/**
 * When a link is over: nothing else may ask for `expires_at`. Of an assignment that is the moment it
 * was made, so that an older server takes it for one that is over and never shows its key (028).
 */
export function endOf({ expiresAt, closesAt }: { expiresAt: Date; closesAt: Date | null }): Date {
  return closesAt ?? expiresAt;
}
