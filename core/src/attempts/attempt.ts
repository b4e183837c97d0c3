import { attemptLimits } from '../limits.ts';
import { Answer, Parts, verdicts } from '../questions/answer.ts';
import { z } from '../zod.ts';

export const OwnVerdict = z.enum(verdicts).exclude(['needs-review']);
export type OwnVerdict = z.infer<typeof OwnVerdict>;

/**
 * An answer as the browser tells of it. The greater revision is the later one, in whatever order
 * they arrive; one question has several only when an endless test comes round to it again.
 */
export const GivenAnswer = z.strictObject({
  questionId: z.uuid(),
  /** 0, and one more each time an endless test begins again. */
  round: z.int().min(0).max(attemptLimits.maxRounds),
  /** Null when it was taken back. */
  answer: Answer.nullable(),
  /** The first one, where feedback follows at once: what came after it was no free choice. */
  firstAnswer: Answer.nullable(),
  /** How often it was answered [END-10]; 1 where there is no feedback. */
  attempts: z.int().min(0).max(1_000),
  /** What the learner said of a written answer that no rule could judge. */
  ownVerdict: OwnVerdict.nullable(),
  revision: z.int().min(1).max(attemptLimits.maxNumber),
});
export type GivenAnswer = z.infer<typeof GivenAnswer>;

/** An answer that was given once, in a test that is submitted as a whole. */
export function giveOnce(questionId: string, answer: GivenAnswer['answer']): GivenAnswer {
  return {
    questionId,
    round: 0,
    answer,
    firstAnswer: null,
    attempts: 1,
    ownVerdict: null,
    revision: 1,
  };
}

/** All that an attempt gathers, beside its clock. */
export const Progress = z.strictObject({
  /** Those that the server has not confirmed yet. */
  answers: z.array(GivenAnswer).max(attemptLimits.maxAnswersPerCall),
  /** When the window lost the focus under the lock screen, in ms after the start [LOCK-08]. */
  switches: z.array(z.int().min(0).max(attemptLimits.maxNumber)).max(attemptLimits.maxSwitches),
  /** At most one per attempt [RUN-19]. */
  reportedQuestionId: z.uuid().nullable(),
});
export type Progress = z.infer<typeof Progress>;

export const outcomeVerdicts = [...verdicts, 'unanswered'] as const;
export type OutcomeVerdict = (typeof outcomeVerdicts)[number];

/**
 * As an outcome is shown: one that earned a part of its points is missed, and not plainly wrong (D39);
 * one whose question was left out of the test afterwards counts for nobody.
 */
export const outcomeMarks = [...outcomeVerdicts, 'partly', 'dropped'] as const;
export type OutcomeMark = (typeof outcomeMarks)[number];

/** What an answer earned, of what it could have (D39). */
export const Credit = z.object({
  earned: z.number().min(0),
  possible: z.number().min(0),
  /** Null where the question has but one. */
  parts: Parts.nullable(),
  /** The version of the rules that it was counted by. */
  scoring: z.int().min(1),
});
export type Credit = z.infer<typeof Credit>;

/** What became of one question of an attempt. */
export const Outcome = z.object({
  questionId: z.uuid(),
  round: z.int(),
  answer: Answer.nullable(),
  firstAnswer: Answer.nullable(),
  attempts: z.int(),
  /** Of the first answer, where feedback followed at once. */
  verdict: z.enum(outcomeVerdicts),
  /** Said by the learner, because no rule could, or against one. */
  isOwnVerdict: z.boolean(),
  /** Said by a language model, because no rule could, and the learner has not said otherwise. */
  isModelVerdict: z.boolean().optional(),
  /** None in what was graded before points were kept. */
  credit: Credit.optional(),
});
export type Outcome = z.infer<typeof Outcome>;

/** The counts of an attempt [ENT-35] to [ENT-38]. */
export const Results = z.object({
  totalQuestions: z.int(),
  answeredQuestions: z.int(),
  correctCount: z.int(),
  /** With the unanswered ones (N56). */
  incorrectCount: z.int(),
  unanswered: z.int(),
  /** Of the incorrect ones, those that earned a part of their points; only when there are some. */
  partlyCount: z.int().optional(),
  /** Rounded percent of the points (D39), of the graded questions where some wait for review (C28). */
  score: z.int(),
  /** What the score was counted from; only where it is not one point for each right answer. */
  points: z.object({ earned: z.number(), possible: z.number() }).optional(),
  /** Only when some questions need manual review. */
  gradedQuestions: z.int().optional(),
  /** Of a shared test: answers that count nothing until somebody judges them (D38); only when there are some. */
  toBeJudged: z.int().optional(),
  /** Of a shared test: the score it had first, and what its teacher says of the change; only where it is another one now. */
  regraded: z.object({ from: z.int(), notes: z.array(z.string()).max(20) }).optional(),
  completedAt: z.iso.datetime(),
});
export type Results = z.infer<typeof Results>;

export const attemptStates = ['open', 'submitted'] as const;

/** An attempt as its owner sees it. */
export const Attempt = z.object({
  id: z.uuid(),
  testId: z.uuid(),
  state: z.enum(attemptStates),
  /** As they were when it began, in their order; an endless one grows. */
  questionIds: z.array(z.uuid()),
  startedAt: z.iso.datetime(),
  timeLimitSeconds: z.int().nullable(),
  /** Since when it is left, and its clock stands; null while it runs (D34). */
  pausedAt: z.iso.datetime().nullable().optional(),
  /** How long it stood before. */
  pausedMs: z.int().min(0).optional(),
  answers: z.array(GivenAnswer),
  switches: z.array(z.int()),
  reportedQuestionId: z.uuid().nullable(),
  /** Null while it is open. */
  results: Results.nullable(),
  outcomes: z.array(Outcome),
  timeTakenSeconds: z.int().nullable(),
  /** Until then a language model may still judge typed answers; null when none is at it. */
  judgingUntil: z.iso.datetime().nullable().optional(),
});
export type Attempt = z.infer<typeof Attempt>;

/** One line of the attempts at a test. */
export const AttemptSummary = z.object({
  id: z.uuid(),
  score: z.int(),
  correctCount: z.int(),
  totalQuestions: z.int(),
  timeTakenSeconds: z.int(),
  completedAt: z.iso.datetime(),
});
export type AttemptSummary = z.infer<typeof AttemptSummary>;
