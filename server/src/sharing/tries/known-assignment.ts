import { AppError } from '../../http/app-error.ts';
import type { AssignmentParts } from '../assignment-of.ts';
import type { KnownShare } from '../opening/shared-tests.ts';

export type KnownAssignment = Omit<KnownShare, 'assignment'> & { assignment: AssignmentParts };

/** A plain link is as if it were not there. */
export function requireAssignment(share: KnownShare): KnownAssignment {
  const { assignment } = share;
  if (!assignment) throw new AppError('shared-test-missing');
  return { ...share, assignment };
}
