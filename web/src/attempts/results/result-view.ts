import type { Attempt, Outcome, Results } from '@engram/core/attempts/attempt.ts';
import { countResults, countSharedResults } from '@engram/core/attempts/count-results.ts';
import { summariseEndless } from '@engram/core/attempts/endless/endless-results.ts';
import { gradeAll, gradeAnswered } from '@engram/core/attempts/grade-attempt.ts';
import { timeEfficiency } from '@engram/core/attempts/time-efficiency.ts';
import { wasMissed } from '@engram/core/attempts/was-missed.ts';
import type { Making } from '@engram/core/generation/making.ts';
import type { TestConfig } from '@engram/core/practice-tests/config.ts';
import type { PracticeTest, TestPart } from '@engram/core/practice-tests/practice-test.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { isBeingJudged } from './queries.ts';
import type { KnownState, ResultState } from './result-state.ts';

/** All that the screens of results show, wherever it came from. */
export type ResultView = {
  results: Results;
  reviewed: readonly ReviewedQuestion[];
  isEndless: boolean;
  isShared: boolean;
  shared: KnownState['shared'];
  testId: string | undefined;
  attemptId: string | undefined;
  testName: string | undefined;
  config: TestConfig | undefined;
  studyMaterial: string;
  parts: readonly TestPart[];
  making: Making | undefined;
  timeTakenSeconds: number | undefined;
  timeLimitSeconds: number | undefined;
  switches: readonly number[];
  /** A model is at typed answers. */
  isJudging?: boolean;
  /** Somebody else answered; who looks at it owns the test. */
  isByOther?: boolean;
};

/** One question as it was asked, and what became of it. */
export type ReviewedQuestion = {
  /** An endless test may ask one question more than once. */
  key: string;
  number: number;
  question: Question;
  outcome: Outcome;
};

/** Of what the screen before handed over; `completedAt` is for what nobody has counted yet. */
export function viewOfState(state: KnownState, completedAt: string): ResultView {
  const { questions = [], userAnswers = [], testConfig: config } = state;
  const timed = config ?? state.settings;
  const isEndless = config?.isEndlessMode ?? false;
  const grade = isEndless ? gradeAnswered : gradeAll;
  const outcomes = state.outcomes ?? grade(questions, userAnswers);
  const count = state.isShared ? countSharedResults : countResults;
  return {
    results: state.results ?? count(outcomes, completedAt),
    reviewed: pairUp(questions, outcomes),
    isEndless,
    isShared: state.isShared ?? false,
    shared: state.shared,
    testId: state.testId,
    attemptId: state.attemptId,
    testName: state.testName,
    config,
    studyMaterial: state.studyMaterial ?? '',
    parts: state.parts ?? [],
    making: state.making,
    timeTakenSeconds: state.timeTakenSeconds ?? undefined,
    timeLimitSeconds: timed?.enableTimer ? 60 * timed.timerDuration : undefined,
    switches: state.switches ?? [],
  };
}

export type StoredResult = {
  attempt: Attempt;
  questions: readonly Question[];
  /** When the server said so; unknown of a copy. */
  now?: string | undefined;
};

/** Of what the server keeps; nothing while the attempt is open. */
export function viewOfStored(stored: StoredResult, test: PracticeTest): ResultView | undefined {
  const { id: attemptId, testId, results } = stored.attempt;
  if (!results) return undefined;
  return correctBy(
    {
      results,
      reviewed: [],
      isEndless: test.config.isEndlessMode,
      isShared: false,
      shared: undefined,
      testId,
      attemptId,
      testName: test.name,
      config: test.config,
      studyMaterial: test.studyMaterial,
      parts: test.parts,
      making: test.making,
      timeTakenSeconds: undefined,
      timeLimitSeconds: undefined,
      switches: [],
    },
    stored,
  );
}

/** What the server has counted decides over what the browser has. */
export function correctBy(view: ResultView, { attempt, questions, now }: StoredResult): ResultView {
  const { results, outcomes, switches, timeTakenSeconds, timeLimitSeconds } = attempt;
  if (!results) return view;
  return {
    ...view,
    results,
    reviewed: pairUp(questions, outcomes),
    timeTakenSeconds: timeTakenSeconds ?? undefined,
    timeLimitSeconds: timeLimitSeconds ?? undefined,
    switches,
    isJudging: now !== undefined && isBeingJudged({ attempt, now }),
  };
}

/** The same results for the next screen to start from. */
export function stateOfView(view: ResultView, uid: string | undefined): ResultState {
  const { config, reviewed, parts, switches, timeLimitSeconds: _, isEndless: __, ...rest } = view;
  return {
    ...rest,
    uid,
    testConfig: config,
    parts: [...parts],
    switches: [...switches],
    questions: reviewed.map(({ question }) => question),
    outcomes: reviewed.map(({ outcome }) => outcome),
  };
}

export function isMissed({ outcome }: ReviewedQuestion): boolean {
  return wasMissed(outcome);
}

export function isCorrect({ outcome }: ReviewedQuestion): boolean {
  return outcome.verdict === 'correct';
}

export function isWaiting({ outcome }: ReviewedQuestion): boolean {
  return outcome.verdict === 'needs-review';
}

/**
 * Of an endless test: each question once, however often it came round, with all its wrong
 * attempts.
 */
export function listOnce(noted: readonly ReviewedQuestion[]): ReviewedQuestion[] {
  const { wrongAnswers } = summariseEndless(
    noted.map(({ question }) => question),
    noted.map(({ outcome }) => outcome),
  );
  const attemptsOf = new Map(wrongAnswers.map(({ id, attempts }) => [id, attempts]));
  return [...new Set(noted.map(({ question }) => question.id))].flatMap((id) => {
    const [first] = noted.filter(({ question }) => question.id === id);
    if (!first) return [];
    const attempts = attemptsOf.get(id) ?? first.outcome.attempts;
    return [{ ...first, outcome: { ...first.outcome, attempts } }];
  });
}

/** Percent; only where a timer ran (D20) [RES-18]. */
export function findTimeEfficiency(view: ResultView): number | undefined {
  const { timeTakenSeconds, timeLimitSeconds } = view;
  if (timeTakenSeconds === undefined || timeLimitSeconds === undefined) return undefined;
  return timeEfficiency({ timeTakenSeconds, timeLimitSeconds });
}

/** Whether the timer ended it. */
export function hasRunOut({ timeTakenSeconds, timeLimitSeconds }: ResultView): boolean {
  if (timeTakenSeconds === undefined || timeLimitSeconds === undefined) return false;
  return timeTakenSeconds >= timeLimitSeconds;
}

/** In the order in which they were asked. */
function pairUp(questions: readonly Question[], outcomes: readonly Outcome[]): ReviewedQuestion[] {
  const byId = new Map(questions.map((question) => [question.id, question]));
  return outcomes.flatMap((outcome, index) => {
    const question = byId.get(outcome.questionId);
    if (!question) return [];
    return [
      { key: `${outcome.questionId} ${outcome.round}`, number: index + 1, question, outcome },
    ];
  });
}
