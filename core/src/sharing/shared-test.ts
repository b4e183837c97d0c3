import { Outcome, Results } from '../attempts/attempt.ts';
import { difficulties } from '../generation/api.ts';
import { sharingLimits, timerLimits } from '../limits.ts';
import { oneLine, somethingVisible } from '../one-line.ts';
import { testLayouts } from '../practice-tests/config.ts';
import { PublicQuestion } from '../questions/public-question.ts';
import { Question } from '../questions/question.ts';
import { StorableText } from '../storable-text.ts';
import { z } from '../zod.ts';
import { AssignmentHead } from './assignment.ts';

/** How a shared test is taken [SHARE-14] [ENT-42] [ENT-45]. */
export const SharedSettings = z.object({
  enableTimer: z.boolean(),
  /** In minutes [SHPG-26]. */
  timerDuration: z.int().min(timerLimits.minMinutes).max(timerLimits.maxMinutes),
  difficulty: z.enum(difficulties).optional(),
  testLayout: z.enum(testLayouts).optional(),
});
export type SharedSettings = z.infer<typeof SharedSettings>;

/** What whoever takes a test calls themselves; the owner reads it. */
export const TakerName = StorableText.trim()
  .min(1)
  .max(sharingLimits.maxNameLength)
  .regex(oneLine)
  .regex(somethingVisible);

/** A shared test before it is submitted [ENT-44]: nothing in it tells an answer (D13). */
export const SharedTest = z.strictObject({
  /** The code (C32). */
  testId: z.string(),
  title: z.string(),
  description: z.string(),
  questions: z.array(PublicQuestion),
  settings: SharedSettings.strict(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** Accepted submissions (C31). */
  accessCount: z.int(),
  /** Half of them scored no more, in percent; null while they are so few that it would tell on one. */
  middleScore: z.int().nullable(),
  /** Of an assignment, whose questions come with a try and whose takers nobody is told of. */
  assignment: AssignmentHead.optional(),
});
export type SharedTest = z.infer<typeof SharedTest>;

/** What comes back for a submission, graded by the server (D13). */
export const SharedResult = z.object({
  results: Results,
  outcomes: z.array(Outcome),
  /** With keys, explanations and sources; in the order of the test. */
  questions: z.array(Question),
  timeTakenSeconds: z.int(),
  /** It goes to the history of the user who submitted it. */
  isKept: z.boolean(),
});
export type SharedResult = z.infer<typeof SharedResult>;
