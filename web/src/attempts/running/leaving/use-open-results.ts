import { countResults } from '@engram/core/attempts/count-results.ts';
import { gradeAll, gradeAnswered } from '@engram/core/attempts/grade-attempt.ts';
import type { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { attemptsOf } from '../../keeping/attempt-store.ts';
import type { KeptAttempt } from '../../keeping/kept-attempt.ts';
import { listGiven } from '../../keeping/sending/unsent.ts';

type Submitted = { uid: string; attemptId: string; test: PracticeTest };

/** Leads to the results of an attempt that was just submitted [RUN-38] (N29). */
export function useOpenResults(): (submitted: Submitted) => void {
  const navigate = useNavigate();
  return ({ uid, attemptId, test }) => {
    const attempt = attemptsOf(uid).find(attemptId);
    if (!attempt) return;
    const state = { uid, attemptId, ...describeResults(attempt, test) };
    void navigate(paths.testResults, { replace: true, state });
  };
}

/** As the server will count it, so that nobody waits for it; its own count replaces this one. */
function describeResults(attempt: KeptAttempt, test: PracticeTest) {
  const { questions, config, studyMaterial, parts, making } = test;
  const userAnswers = listGiven(attempt);
  const grade = config.isEndlessMode ? gradeAnswered : gradeAll;
  const outcomes = attempt.graded?.outcomes ?? grade(questions, userAnswers);
  const { elapsedMs, completedAt } = attempt.submission ?? {
    elapsedMs: 0,
    completedAt: new Date().toISOString(),
  };
  const limitMs = attempt.timeLimitSeconds === null ? elapsedMs : attempt.timeLimitSeconds * 1000;
  return {
    results: attempt.graded?.results ?? countResults(outcomes, completedAt),
    questions,
    userAnswers,
    outcomes,
    testConfig: config,
    studyMaterial,
    parts,
    making,
    testName: test.name,
    testId: test.id,
    timeTakenSeconds: Math.round(Math.min(elapsedMs, limitMs) / 1000),
    switches: attempt.switches,
  };
}
