import { GivenAnswer } from '@engram/core/attempts/attempt.ts';
import { markLimits, materialLimits } from '@engram/core/limits.ts';
import { Mark } from '@engram/core/marks/mark.ts';
import { Question } from '@engram/core/questions/question.ts';
import { z } from '@engram/core/zod.ts';

/** What somebody tries without an account: this browser is the only place that has it. */
export const Trial = z.object({
  version: z.literal(1),
  /** Names the test that is made of it, so that it is made once. */
  id: z.uuid(),
  text: z.string().max(materialLimits.maxExtractedCharacters),
  title: z.string(),
  sure: z.array(Question).max(markLimits.maxSure),
  /** Their numbers count on from the sure questions. */
  marks: z.array(Mark).max(markLimits.maxPerMaterial),
  lastNumber: z.int(),
  /** Of a question from a mark by the id of the mark. */
  answers: z.array(GivenAnswer).max(markLimits.maxPerMaterial + markLimits.maxSure),
  at: z.int(),
});
export type Trial = z.infer<typeof Trial>;
