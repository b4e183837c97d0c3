import {
  type Attempt,
  type Credit,
  type GivenAnswer,
  type Outcome,
  Results,
} from '@engram/core/attempts/attempt.ts';
import type { StoredAnswer } from './read-answers.ts';
import type { AttemptRow } from './store.ts';

type Described = {
  answers: readonly StoredAnswer[];
  /** Questions that an endless one grew by. */
  added: readonly string[];
};

/** A row as the browser knows it. */
export function describeAttempt(row: AttemptRow, { answers, added }: Described): Attempt {
  const { testId, timeLimitSeconds, switches, reportedQuestionId, timeTakenSeconds } = row;
  const isOpen = row.submittedAt === null;
  return {
    id: row.attemptId,
    testId,
    state: isOpen ? 'open' : 'submitted',
    questionIds: [...row.questionIds, ...added],
    startedAt: row.startedAt.toISOString(),
    timeLimitSeconds,
    pausedAt: row.pausedAt?.toISOString() ?? null,
    pausedMs: Number(row.pausedMs),
    answers: answers.filter(wasGiven).map(describeAnswer),
    switches,
    reportedQuestionId,
    results: Results.nullable().parse(row.results),
    outcomes: isOpen ? [] : describeOutcomes(row, answers),
    timeTakenSeconds,
    judgingUntil: row.judgingUntil?.toISOString() ?? null,
  };
}

/** By the verdicts that were set when it was submitted, whatever the rules say today. */
export function describeOutcomes(
  { isEndless, questionIds }: Pick<AttemptRow, 'isEndless' | 'questionIds'>,
  answers: readonly StoredAnswer[],
): Outcome[] {
  const outcomes = answers.flatMap(describeOutcome);
  if (isEndless) return outcomes;
  const byQuestion = new Map(outcomes.map((outcome) => [outcome.questionId, outcome]));
  return questionIds.map((questionId) => byQuestion.get(questionId) ?? makeUnanswered(questionId));
}

/** A question that was left out has a row since it was graded, and no answer. */
function wasGiven({ answer, attempts }: StoredAnswer): boolean {
  return answer !== null || attempts > 0;
}

function describeAnswer(stored: StoredAnswer): GivenAnswer {
  const { questionId, round, answer, firstAnswer, attempts, ownVerdict, revision } = stored;
  return { questionId, round, answer, firstAnswer, attempts, ownVerdict, revision };
}

function describeOutcome(stored: StoredAnswer): Outcome[] {
  const { questionId, round, answer, firstAnswer, attempts, verdict } = stored;
  if (verdict === null) return [];
  const isOwnVerdict = stored.ownVerdict !== null;
  const isModelVerdict = !isOwnVerdict && stored.modelVerdict !== null;
  const credit = describeCredit(stored);
  return [
    {
      questionId,
      round,
      answer,
      firstAnswer,
      attempts,
      verdict,
      isOwnVerdict,
      ...(isModelVerdict && { isModelVerdict }),
      ...(credit && { credit }),
    },
  ];
}

/** As it was counted then, whatever the rules say today. */
function describeCredit(stored: StoredAnswer): Credit | undefined {
  const { verdict, pointsEarned, pointsPossible: possible, scoringVersion: scoring } = stored;
  if (pointsEarned === null || possible === null || scoring === null) return undefined;
  const { partsRight: right, partsWrong: wrong, partCount: of } = stored;
  const parts = right === null || wrong === null || of === null ? null : { right, wrong, of };
  // A version that knew no points may have judged it since; without parts its verdict says it all.
  const earned = parts ? pointsEarned : verdict === 'correct' ? possible : 0;
  return { earned, possible, parts, scoring };
}

function makeUnanswered(questionId: string): Outcome {
  return {
    questionId,
    round: 0,
    answer: null,
    firstAnswer: null,
    attempts: 0,
    verdict: 'unanswered',
    isOwnVerdict: false,
  };
}
