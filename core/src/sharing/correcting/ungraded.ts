import { correctionLimits } from './correction-limits.ts';
import { Question } from '../../questions/question.ts';
import { z } from '../../zod.ts';

/** What some wrote that says the same. */
export const Wording = z.object({
  wording: z.string(),
  count: z.int(),
  /** Some of those who wrote it, by their names; who gave none is left out. */
  writers: z.array(z.string()).max(correctionLimits.writersShown),
});
export type Wording = z.infer<typeof Wording>;

/** Of one question, what nobody has judged yet. */
export const UngradedQuestion = z.object({
  /** Its place in the test, counted from 1. */
  number: z.int(),
  question: Question,
  /** Of all wordings, also those that are not listed. */
  waiting: z.int(),
  wordings: z.array(Wording).max(correctionLimits.wordingsShown),
});
export type UngradedQuestion = z.infer<typeof UngradedQuestion>;
