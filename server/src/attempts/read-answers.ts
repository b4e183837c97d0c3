import { GivenAnswer, outcomeVerdicts, OwnVerdict } from '@engram/core/attempts/attempt.ts';
import { z } from 'zod';
import type { Db } from '../platform/db.ts';
import { type AttemptKey, readAnswerRows } from './store.ts';

/** With the verdict that it got when the attempt was submitted, where it counted. */
const StoredAnswer = GivenAnswer.extend({
  verdict: z.enum(outcomeVerdicts).nullable(),
  /** What a language model said, where no rule could. */
  modelVerdict: OwnVerdict.nullable(),
  /** Null where it did not count, or was graded before points were kept. */
  pointsEarned: z.number().nullable(),
  pointsPossible: z.number().nullable(),
  partsRight: z.int().nullable(),
  partsWrong: z.int().nullable(),
  partCount: z.int().nullable(),
  scoringVersion: z.int().nullable(),
});
export type StoredAnswer = z.infer<typeof StoredAnswer>;

/** Round by round. */
export async function readAnswers(db: Db, key: AttemptKey): Promise<StoredAnswer[]> {
  return z.array(StoredAnswer).parse(await readAnswerRows(db, key));
}
