import type { Question } from '../../questions/question.ts';

/** How often somebody is right who knows nothing of it; what is typed or matched is not guessed. */
export function chanceToGuess(question: Question): number {
  switch (question.type) {
    case 'true-false':
      return 1 / 2;
    case 'multiple-choice':
      return 1 / question.options.length;
    case 'multiple-answer':
    case 'matching':
    case 'short-answer':
    case 'fill-in-blank':
      return 0;
  }
}
