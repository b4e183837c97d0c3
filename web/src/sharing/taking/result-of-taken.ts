import type { ResultState } from '../../attempts/results/result-state.ts';
import type { Taken } from './kept-shares.ts';

/** What leads to the results of a shared test, now or days later [RES-63]. */
export function resultOfTaken(code: string, taken: Taken): ResultState {
  const { result, settings, answers, title, name, uid } = taken;
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
    shared: { code, answeredAs: name, isKept },
    ...(uid !== null && { uid }),
  };
}
