import type { ResultState } from '../../attempts/results/result-state.ts';
import type { Taken } from '../../attempts/keeping/taken-shares.ts';

/** What leads to the results of a shared test, now or days later [RES-63]. */
export function resultOfTaken(code: string, taken: Taken, isStored = true): ResultState {
  const { key, result, settings, answers, title, name, uid } = taken;
  const { results, outcomes, questions, timeTakenSeconds, isKept } = result;
  return {
    results,
    settings,
    questions,
    userAnswers: answers,
    outcomes,
    testName: title,
    timeTakenSeconds,
    isShared: true,
    shared: { code, key, answeredAs: name, isKept, isStored },
    ...(uid !== null && { uid }),
  };
}
