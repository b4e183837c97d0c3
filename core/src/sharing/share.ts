import { Outcome, outcomeMarks } from '../attempts/attempt.ts';
import { Answer } from '../questions/answer.ts';
import { Question } from '../questions/question.ts';
import { z } from '../zod.ts';
import { Flag } from './analysis/flag.ts';
import { Assignment, repeatKinds } from './assignment.ts';
import { SharedSettings } from './shared-test.ts';

/** 'stopped': by its owner, before it would have expired. */
export const shareStates = ['open', 'expired', 'stopped'] as const;

/** A shared test as its owner sees it. */
export const Share = z.object({
  /** The code. */
  testId: z.string(),
  shareUrl: z.string(),
  title: z.string(),
  /** The owner's own test, whose questions may be others by now. */
  practiceTestId: z.uuid(),
  state: z.enum(shareStates),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** Accepted submissions. */
  taken: z.int(),
  /** It has the very questions that the owner's test has now. */
  isCurrent: z.boolean(),
});
export type Share = z.infer<typeof Share>;

/** A wrong answer that many gave. */
const CommonAnswer = z.object({
  answer: Answer,
  /** Of all who took the test, in percent. */
  percent: z.int(),
});

/** How one question went. */
export const ReportedQuestion = z.object({
  /** Its place in the test, counted from 1. */
  number: z.int(),
  question: Question,
  /** As a whole. */
  correct: z.int(),
  /** Those that earned a part of the points (D39). */
  partly: z.int(),
  /** All that count; no answer is a wrong one. */
  graded: z.int(),
  /** Of them, those that nobody has judged yet: they have earned nothing (D38). */
  toBeJudged: z.int(),
  /** Without any answer. */
  leftOut: z.int(),
  /** Of the points that could be earned; null when nobody has submitted. */
  percentCorrect: z.int().nullable(),
  commonWrong: CommonAnswer.nullable(),
  medianSeconds: z.int().nullable(),
  /** It was left out for everyone, or everyone earns its points. */
  fate: z.enum(['drop', 'give']).optional(),
  /** Its key is in doubt. Browsers of before know no flags. */
  isSuspect: z.boolean(),
  /** What the answers tell against it; servers of before tell none. */
  flags: z.array(Flag).optional(),
});
export type ReportedQuestion = z.infer<typeof ReportedQuestion>;

export const ShareReport = z.object({
  share: Share,
  settings: SharedSettings,
  questionCount: z.int(),
  /** Began and have not submitted, as far as they may still do so. */
  answering: z.int(),
  /** In percent; null while nobody has submitted. */
  scores: z.object({ median: z.int(), lowest: z.int(), highest: z.int() }).nullable(),
  medianSeconds: z.int().nullable(),
  /**
   * From so many submissions, the latest, are the common wrong answers, the times and the flags of
   * the questions; only where there are more.
   */
  analysed: z.int().optional(),
  /** How many submissions a correction has reached; null when it has reached them all. */
  regrading: z.object({ done: z.int(), of: z.int() }).nullable().optional(),
  /** The one that went worst first. */
  questions: z.array(ReportedQuestion),
  /** Its rules and times, where it is an assignment. */
  assignment: Assignment.optional(),
});
export type ShareReport = z.infer<typeof ShareReport>;

/** Who submitted, and how it went. */
export const Taker = z.object({
  attemptId: z.uuid(),
  /** Null where none was given. */
  name: z.string().nullable(),
  submittedAt: z.iso.datetime(),
  score: z.int(),
  correctCount: z.int(),
  totalQuestions: z.int(),
  timeTakenSeconds: z.int(),
  /** In the order of the test. */
  marks: z.array(z.enum(outcomeMarks)),
  /** Null where nothing is odd, or is known no more. */
  repeats: z.enum(repeatKinds).nullable().optional(),
  /** Before a key was corrected, in percent; null where nothing could be graded. */
  firstScore: z.int().nullable().optional(),
  /** Of an assignment only. */
  attempt: z
    .object({
      /** By the order of beginning, for those without a name: 'Taker 7'. */
      place: z.int().min(1),
      /** The how manieth try. */
      number: z.int().min(1),
      startedAt: z.iso.datetime(),
      isLate: z.boolean(),
      /** Handed in by the server when time was up. */
      isCollected: z.boolean(),
    })
    .optional(),
});
export type Taker = z.infer<typeof Taker>;

export const TakenTest = z.object({
  taker: Taker,
  outcomes: z.array(Outcome),
  questions: z.array(Question),
});
export type TakenTest = z.infer<typeof TakenTest>;
