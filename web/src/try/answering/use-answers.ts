import type { GivenAnswer } from '@engram/core/attempts/attempt.ts';
import { useState } from 'react';
import { changeTrial } from '../keeping/trial-store.ts';
import type { Trial } from '../keeping/trial.ts';

export type Answers = {
  answers: readonly GivenAnswer[];
  findGiven: (questionId: string) => GivenAnswer | undefined;
  give: (given: GivenAnswer) => void;
};

/** What was answered here, kept in this browser with its trial. */
export function useAnswers({ id, answers: kept }: Trial): Answers {
  const [answers, setAnswers] = useState<readonly GivenAnswer[]>(kept);
  return {
    answers,
    findGiven: (questionId) => answers.find((given) => given.questionId === questionId),
    give(given) {
      const others = answers.filter(({ questionId }) => questionId !== given.questionId);
      const next = [...others, given];
      setAnswers(next);
      changeTrial(id, (trial) => ({ ...trial, answers: next }));
    },
  };
}
