import {
  type Attempt,
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
    answers: answers.map(describeAnswer),
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

function describeAnswer(stored: StoredAnswer): GivenAnswer {
  const { questionId, round, answer, firstAnswer, attempts, ownVerdict, revision } = stored;
  return { questionId, round, answer, firstAnswer, attempts, ownVerdict, revision };
}

function describeOutcome(stored: StoredAnswer): Outcome[] {
  const { questionId, round, answer, firstAnswer, attempts, verdict } = stored;
  if (verdict === null) return [];
  const isOwnVerdict = stored.ownVerdict !== null;
  const isModelVerdict = !isOwnVerdict && stored.modelVerdict !== null;
  const given = { questionId, round, answer, firstAnswer, attempts };
  return [{ ...given, verdict, isOwnVerdict, ...(isModelVerdict && { isModelVerdict }) }];
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
