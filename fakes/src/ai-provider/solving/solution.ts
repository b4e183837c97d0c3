import type { BlindItem, SolvedItem } from '@engram/core/generation/model-contract.ts';
import { foldAnswer } from '../../study-texts/fold.ts';

/** An answer before it gets its number; nothing is right when it is empty. */
export type Solution = Omit<SolvedItem, 'no' | 'isProven' | 'flaw'>;

/** For questions that cannot be answered from what is there. */
export const nothing: Solution = { answer: [], isOnlyAnswer: false };

/** True or False as an option where there are options, else as a word. */
export function say({ options }: Pick<BlindItem, 'options'>, isTrue: boolean): Solution {
  const word = isTrue ? 'True' : 'False';
  const option = options.find(({ text }) => text.toLowerCase() === word.toLowerCase());
  return { answer: [option?.id ?? word], isOnlyAnswer: true };
}

/** The options that are right; more than one makes none of them the only one. */
export function choose(
  { options }: Pick<BlindItem, 'options'>,
  right: readonly string[],
): Solution {
  const folded = right.map(foldAnswer);
  const answer = options
    .filter(({ text }) => folded.includes(foldAnswer(text)))
    .map(({ id }) => id);
  return { answer, isOnlyAnswer: answer.length === 1 };
}

/** The options that are right where several may be. */
export function chooseAll(item: Pick<BlindItem, 'options'>, right: readonly string[]): Solution {
  const { answer } = choose(item, right);
  return { answer, isOnlyAnswer: answer.length > 0 };
}
