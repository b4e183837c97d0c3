import { type Assignment, type LiveTaker, repeatKinds } from '@engram/core/sharing/assignment.ts';
import { findState } from '@engram/core/sharing/assignment-times.ts';
import { z } from 'zod';
import { assignmentOf } from '../assignment-of.ts';
import { linkOf } from '../owning/describe-share.ts';
import type { AssignmentRow, Counted, LiveRow } from './store.ts';

/** What is to be known beside the row. */
type Surroundings = { origin: string; now: Date; counted: Counted | undefined };

/** As its owner sees it. */
export function describeAssignment(
  row: AssignmentRow,
  { origin, now, counted = { answering: 0, done: 0 } }: Surroundings,
): Assignment {
  const { code, title, testId, createdAt, stoppedAt, questionCount } = row;
  const assignment = assignmentOf(row);
  if (!assignment) throw new Error('Only assignments are read');
  const { rules, opensAt, closesAt, classId } = assignment;
  return {
    code,
    shareUrl: linkOf(origin, code),
    title,
    practiceTestId: testId,
    classId,
    state: findState({ ...assignment, stoppedAt }, now),
    rules,
    opensAt: opensAt.toISOString(),
    closesAt: closesAt.toISOString(),
    createdAt: createdAt.toISOString(),
    questionCount,
    ...counted,
  };
}

const Repeats = z.enum(repeatKinds).nullable();

export function describeLive(row: LiveRow, place: number): LiveTaker {
  const { attemptId, takerName, tryNumber, answered, isLate, isCollected } = row;
  return {
    attemptId,
    name: takerName,
    place,
    number: tryNumber ?? 1,
    state: row.submittedAt === null ? 'answering' : 'done',
    answered,
    startedAt: row.startedAt.toISOString(),
    deadlineAt: row.deadlineAt?.toISOString() ?? null,
    submittedAt: row.submittedAt?.toISOString() ?? null,
    isLate,
    isCollected,
    repeats: Repeats.parse(row.repeats),
  };
}
