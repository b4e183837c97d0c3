import type { Question } from '../questions/question.ts';
import { seedRandom, shuffle } from '../seeded-random.ts';

/**
 * The same question with its options in another order, so that a place is not what is remembered.
 * The same seed gives the same order; what has no order to change stays as it is.
 */
export function rearrangeQuestion(question: Question, seed: string): Question {
  switch (question.type) {
    case 'multiple-choice':
    case 'multiple-answer':
      return { ...question, options: reorder(question.options, seed) };
    case 'matching':
      return { ...question, columnB: reorder(question.columnB, seed) };
    case 'true-false':
    case 'short-answer':
    case 'fill-in-blank':
      return question;
  }
}

/** Whether there is an order to change. */
export function canRearrange({ type }: Question): boolean {
  return type === 'multiple-choice' || type === 'multiple-answer' || type === 'matching';
}

/** Chance may bring the old order again: then the first goes to the end. */
function reorder<T>(things: readonly T[], seed: string): T[] {
  const shuffled = shuffle(things, seedRandom(seed));
  const isSame = shuffled.every((thing, place) => thing === things[place]);
  return isSame ? [...shuffled.slice(1), ...shuffled.slice(0, 1)] : shuffled;
}
