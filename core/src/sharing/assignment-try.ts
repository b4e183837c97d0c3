import { attemptLimits, testLimits } from '../limits.ts';
import { Answer } from '../questions/answer.ts';
import { PublicQuestion } from '../questions/public-question.ts';
import { z } from '../zod.ts';
import { SharedResult } from './shared-test.ts';

/** One for each question at most. */
function byQuestion<V extends z.ZodType>(value: V) {
  return z
    .record(z.uuid(), value)
    .refine((values) => Object.keys(values).length <= testLimits.maxQuestions);
}

/** What is saved of a try on the way. The greater revision is the later one, in whatever order they arrive. */
export const SavedAnswers = z.strictObject({
  /** By the id of the question. */
  answers: byQuestion(Answer),
  /** How long each question stood before the taker, by its id. */
  seconds: byQuestion(z.int().min(0).max(attemptLimits.maxNumber)),
  revision: z.int().min(0).max(attemptLimits.maxNumber),
});
export type SavedAnswers = z.infer<typeof SavedAnswers>;

/** A try that was handed in, or collected when time was up. */
export const HandedIn = z.strictObject({
  submittedAt: z.iso.datetime(),
  answered: z.int(),
  questionCount: z.int(),
  timeTakenSeconds: z.int(),
  isLate: z.boolean(),
  isCollected: z.boolean(),
  /** From when on the result may be seen, where that is still to come; null once it is, or never. */
  answersAt: z.iso.datetime().nullable(),
  /** In the order of the try; null as long as nothing of it may be shown (D40). */
  result: SharedResult.nullable(),
});
export type HandedIn = z.infer<typeof HandedIn>;

/** A try as its taker has it. */
export const Try = z.strictObject({
  /** It opens this try and nothing else; the browser keeps it. */
  key: z.uuid(),
  number: z.int().min(1),
  startedAt: z.iso.datetime(),
  /** When its own time is up; null without a limit. */
  deadlineAt: z.iso.datetime().nullable(),
  closesAt: z.iso.datetime(),
  now: z.iso.datetime(),
  /** In the order of this try, without anything that tells an answer (D13). */
  questions: z.array(PublicQuestion),
  saved: SavedAnswers.nullable(),
  /** Null while it is being answered. */
  handedIn: HandedIn.nullable(),
});
export type Try = z.infer<typeof Try>;
