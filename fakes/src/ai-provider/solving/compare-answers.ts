import type { CompareTask } from '@engram/core/generation/model-contract.ts';
import { foldAnswer } from '../../study-texts/fold.ts';
import { studyTexts } from '../../study-texts/study-texts.ts';

/** Two answers are the same where they are the same words, or two that a truth table holds for right. */
export function compareAnswers({ compare }: CompareTask): { no: number; isSame: boolean }[] {
  return compare.map(({ no, answers: [one, other] }) => ({ no, isSame: meanSame(one, other) }));
}

export function meanSame(one: string, other: string): boolean {
  const [first, second] = [foldAnswer(one), foldAnswer(other)];
  return first === second || rights.some((right) => right.has(first) && right.has(second));
}

const rights = studyTexts
  .flatMap(({ facts }) => facts)
  .map(({ right }) => new Set(right.map(foldAnswer)));
