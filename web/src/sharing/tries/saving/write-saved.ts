import type { SavedAnswers } from '@engram/core/sharing/assignment-try.ts';
import { lastRevision } from '../../../attempts/keeping/change-answer.ts';
import type { KeptAttempt } from '../../../attempts/keeping/kept-attempt.ts';
import { writeGiven } from '../../taking/submitting/write-submission.ts';

/** All that was answered so far, in one document (028). */
export function writeSaved(attempt: KeptAttempt): SavedAnswers {
  return { ...writeGiven(attempt), revision: lastRevision(attempt) };
}

/** A document that changes nothing: only the reply to it is of interest. */
export const nothingNew: SavedAnswers = { answers: {}, seconds: {}, revision: 0 };
