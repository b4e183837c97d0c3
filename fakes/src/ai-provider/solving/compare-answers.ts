import type { CompareTask } from '@engram/core/generation/model-contract.ts';
import { foldAnswer } from '../../study-texts/fold.ts';
import { studyTexts } from '../../study-texts/study-texts.ts';

/** Two answers are the same where they are the same words, or two that a truth table holds for right. */
export function compareAnswers({ compare }: CompareTask): { no: number; isSame: boolean }[] {
  return compare.map(({ no, answers }) => {
    const [one, other] = answers.map(foldAnswer);
    const isSame =
      one === other || rights.some((right) => right.has(one ?? '') && right.has(other ?? ''));
    return { no, isSame };
  });
}

const rights = studyTexts
  .flatMap(({ facts }) => facts)
  .map(({ right }) => new Set(right.map(foldAnswer)));
