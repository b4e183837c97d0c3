import { Attempt, GivenAnswer } from '@engram/core/attempts/attempt.ts';
import type { TestConfig } from '@engram/core/practice-tests/config.ts';
import { z } from '@engram/core/zod.ts';
import { clockOfServer, KeptClock, runningClock } from './attempt-clock.ts';
import { KeptReport } from './report.ts';

const KeptAnswer = GivenAnswer.extend({ isSent: z.boolean() });
export type KeptAnswer = z.infer<typeof KeptAnswer>;

/** What the learner did with it, each later than the one before; 'left' is for good. */
export const phases = ['open', 'left', 'submitted'] as const;

/** An attempt as this browser has it: what the learner did, and how much the server knows of it. */
export const KeptAttempt = z.object({
  version: z.literal(1),
  id: z.uuid(),
  /** A shared test has its code in place of an id. */
  testId: z.string(),
  /** As they were when it began; an endless one grows. */
  questionIds: z.array(z.uuid()),
  timeLimitSeconds: z.int().nullable(),
  phase: z.enum(phases),
  /** By `answerKey`, in the order they were first given. */
  answers: z.record(z.string(), KeptAnswer),
  /** In ms after the start. */
  switches: z.array(z.int()),
  sentSwitches: z.array(z.int()),
  /** How long each question stood before the learner, where somebody wants to know. */
  spentMs: z.record(z.uuid(), z.int()).default({}),
  report: KeptReport.nullable(),
  /** That of a shared test runs from its start to its end. */
  clock: KeptClock.default(runningClock),
  submission: z.object({ elapsedMs: z.int(), completedAt: z.iso.datetime() }).nullable(),
  /** By the server's clock; null while it has not heard of the attempt. */
  startedAt: z.iso.datetime().nullable(),
  /** The server may know of it, though its answer was lost. */
  wasTold: z.boolean(),
  /** How old it was, when this device's clock said so: for a page that cannot ask the server. */
  seen: z.object({ elapsedMs: z.int(), at: z.int() }),
  /** What the server made of the submission. */
  graded: Attempt.nullable(),
  /** The server has forgotten it, as the learner wanted. */
  isDiscarded: z.boolean(),
  /** Why the server takes no more of it. */
  refusal: z.string().nullable(),
});
export type KeptAttempt = z.infer<typeof KeptAttempt>;

/** One question has several answers only when an endless test comes round to it again. */
export function answerKey(questionId: string, round = 0): string {
  return `${round}:${questionId}`;
}

/** What an attempt takes from its test. */
export type BegunTest = {
  id: string;
  questions: readonly { id: string }[];
  config: Pick<TestConfig, 'enableTimer' | 'timerDuration' | 'isEndlessMode'>;
};

type Begun = { id: string; test: BegunTest; at: number };

export function beginAttempt({ id, test, at }: Begun): KeptAttempt {
  const { enableTimer, timerDuration, isEndlessMode } = test.config;
  return {
    version: 1,
    id,
    testId: test.id,
    questionIds: test.questions.map((question) => question.id),
    timeLimitSeconds: enableTimer && !isEndlessMode ? timerDuration * 60 : null,
    phase: 'open',
    answers: {},
    switches: [],
    sentSwitches: [],
    spentMs: {},
    report: null,
    clock: runningClock,
    submission: null,
    startedAt: null,
    wasTold: false,
    seen: { elapsedMs: 0, at },
    graded: null,
    isDiscarded: false,
    refusal: null,
  };
}

/** The server's copy, for a browser that has none or an older one. */
export function fromServer(attempt: Attempt, seen: KeptAttempt['seen']): KeptAttempt {
  const { id, testId, questionIds, startedAt, timeLimitSeconds, switches, results } = attempt;
  const answers = attempt.answers.map((given): [string, KeptAnswer] => [
    answerKey(given.questionId, given.round),
    { ...given, isSent: true },
  ]);
  const isSubmitted = attempt.state === 'submitted';
  return {
    version: 1,
    id,
    testId,
    questionIds,
    timeLimitSeconds,
    phase: isSubmitted ? 'submitted' : 'open',
    answers: Object.fromEntries(answers),
    switches,
    sentSwitches: switches,
    spentMs: {},
    report:
      attempt.reportedQuestionId === null
        ? null
        : { questionId: attempt.reportedQuestionId, isSent: true, standing: 'given', revision: 0 },
    clock: clockOfServer(attempt),
    submission: results && {
      elapsedMs: (attempt.timeTakenSeconds ?? 0) * 1000,
      completedAt: results.completedAt,
    },
    startedAt,
    wasTold: true,
    seen,
    graded: isSubmitted ? attempt : null,
    isDiscarded: false,
    refusal: null,
  };
}
