import { GivenAnswer, outcomeVerdicts, OwnVerdict } from '@engram/core/attempts/attempt.ts';
import { z } from 'zod';
import type { Db } from '../platform/db.ts';
import { type AttemptKey, readAnswerRows } from './store.ts';

/** With the verdict that it got when the attempt was submitted, where it counted. */
const StoredAnswer = GivenAnswer.extend({
  verdict: z.enum(outcomeVerdicts).nullable(),
  /** What a language model said, where no rule could. */
  modelVerdict: OwnVerdict.nullable(),
});
export type StoredAnswer = z.infer<typeof StoredAnswer>;

/** Round by round. */
export async function readAnswers(db: Db, key: AttemptKey): Promise<StoredAnswer[]> {
  return z.array(StoredAnswer).parse(await readAnswerRows(db, key));
}
