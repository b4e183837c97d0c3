import { toPublic } from '@engram/core/questions/public-question.ts';
import { arrangeTry } from '@engram/core/sharing/arrange-try.ts';
import type { HandedIn, Try } from '@engram/core/sharing/assignment-try.ts';
import { findAnswersFrom, mayShow } from '@engram/core/sharing/assignment-times.ts';
import { describeTaken } from '../taking/describe-taken.ts';
import { readTaken } from '../taking/taken-answer.ts';
import { SavedParts } from './grade-try.ts';
import type { KnownAssignment } from './known-assignment.ts';
import type { TryRow } from './store.ts';

/** As its taker sees it. */
export function describeTry(
  share: KnownAssignment,
  row: TryRow,
  { key, now }: { key: string; now: Date },
): Try {
  const { questions, assignment } = share;
  const { attemptId, tryNumber, startedAt, deadlineAt, saved, savedRevision } = row;
  return {
    key: key.toLowerCase(),
    number: tryNumber ?? 1,
    startedAt: startedAt.toISOString(),
    deadlineAt: deadlineAt?.toISOString() ?? null,
    closesAt: (row.closesAt ?? assignment.closesAt).toISOString(),
    now: now.toISOString(),
    questions: arrangeTry(questions.map(toPublic), assignment.rules, attemptId),
    saved: saved === null ? null : { ...SavedParts.parse(saved), revision: savedRevision },
    handedIn: describeHandedIn(share, row, now),
  };
}

/** What was answered lies beside it, and is parsed. */
type HandedRow = Pick<
  TryRow,
  'attemptId' | 'closesAt' | 'submittedAt' | 'answered' | 'isLate' | 'isCollected'
>;

/** Null while it is being answered. Nothing of the key before it may be shown (D40). */
export function describeHandedIn(
  { questions, assignment }: KnownAssignment,
  row: HandedRow,
  now: Date,
): HandedIn | null {
  const taken = readTaken(row);
  if (!taken) return null;
  const { rules } = assignment;
  const closesAt = row.closesAt ?? assignment.closesAt;
  const isShown = mayShow({ rules, closesAt }, now);
  return {
    submittedAt: taken.submittedAt.toISOString(),
    answered: row.answered,
    questionCount: questions.length,
    timeTakenSeconds: taken.timeTakenSeconds,
    isLate: row.isLate,
    isCollected: row.isCollected,
    answersAt: isShown ? null : (findAnswersFrom(rules, closesAt)?.toISOString() ?? null),
    result: isShown ? describeTaken(arrangeTry(questions, rules, row.attemptId), taken) : null,
  };
}
